import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Handles } from '../../../common/jobs/define-job.js';
import { JobQueue } from '../../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../../common/jobs/schedule.js';
import { ScanFlow } from './scan-flow.service.js';

const sweepScans = everySeconds(15, {
  name: 'scan-sweep',
  title: 'Suite des analyses',
  safeToRepeat: 'it starts what has not started and ends what has nothing left',
});

/** Sweeps running scans: fills slots of new workers and ends scans whose prospects were deleted. */
@Injectable()
export class ScanSweep {
  constructor(
    private readonly database: DataSource,
    private readonly flow: ScanFlow,
    private readonly queue: JobQueue,
  ) {}

  @Cron('*/15 * * * * *', cronOptions(sweepScans))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(sweepScans);
  }

  @Handles(sweepScans)
  async sweep(): Promise<void> {
    await this.flow.dropCancelled(this.database.manager);
    const scans = await this.database.query<{ id: string }[]>(`SELECT id FROM scans WHERE status IN ('queued', 'running')`);
    for (const { id } of scans) await this.database.transaction((manager) => this.flow.startTargets(manager, id));
  }
}
