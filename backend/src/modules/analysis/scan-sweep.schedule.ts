import { Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { ScanFlow } from './scan-flow.service.js';

/** Looks at running scans from time to time: gives places of new workers work, ends scans whose prospects were deleted. */
@Injectable()
export class ScanSweep {
  private readonly logger = new Logger(ScanSweep.name);

  constructor(
    private readonly database: DataSource,
    private readonly flow: ScanFlow,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Interval(15_000)
  async sweep(): Promise<void> {
    if (this.config.role === 'web') return;
    try {
      await this.flow.dropCancelled(this.database.manager);
      const scans = await this.database.query<{ id: string }[]>(`SELECT id FROM scans WHERE status IN ('queued', 'running')`);
      for (const { id } of scans) await this.database.transaction((manager) => this.flow.startTargets(manager, id));
    } catch (error) {
      this.logger.warn({ err: error }, 'sweep failed');
    }
  }
}
