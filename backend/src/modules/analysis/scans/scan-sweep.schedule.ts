import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Every } from '../../../common/jobs/schedule.js';
import { ScanFlow } from './scan-flow.service.js';

/** Looks at running scans from time to time: gives places of new workers work, ends scans whose prospects were deleted. */
@Injectable()
export class ScanSweep {
  constructor(
    private readonly database: DataSource,
    private readonly flow: ScanFlow,
  ) {}

  @Every(15, { name: 'scan-sweep', title: 'Suite des analyses' })
  async sweep(): Promise<void> {
    await this.flow.dropCancelled(this.database.manager);
    const scans = await this.database.query<{ id: string }[]>(`SELECT id FROM scans WHERE status IN ('queued', 'running')`);
    for (const { id } of scans) await this.database.transaction((manager) => this.flow.startTargets(manager, id));
  }
}
