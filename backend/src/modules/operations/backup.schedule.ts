import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { noteBackup } from '../../common/backups/backup-runs.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { DailySchedules } from '../../common/jobs/daily-schedules.service.js';
import { Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, daily } from '../../common/jobs/schedule.js';
import { userMessageOf } from '../../common/user-facing-error.js';
import { copyBackup } from './backup-copy.jobs.js';

const TIMEOUT_SECONDS = 6 * 3600;
const backUp = daily(
  { name: 'backup', title: 'Sauvegarde de la nuit', safeToRepeat: 'a second backup of the day is one more file' },
  TIMEOUT_SECONDS,
);

/** The nightly backup, by a process that has a folder for it. */
@Injectable()
export class BackupSchedule {
  private readonly logger = new Logger(BackupSchedule.name);

  constructor(
    private readonly database: DataSource,
    private readonly schedules: DailySchedules,
    private readonly queue: JobQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    schedules.add(backUp, async () => this.config.backups && { time: this.config.backups.time, since: null });
  }

  @Cron(CronExpression.EVERY_MINUTE, cronOptions(backUp))
  enqueue(): Promise<void> {
    return this.schedules.enqueueIfDue(backUp);
  }

  @Handles(backUp)
  run(): Promise<Record<string, unknown> | null> {
    return this.schedules.runLong(backUp, (now) => this.make(now));
  }

  private async make(now: Date): Promise<Record<string, unknown>> {
    const { backups, backupRecipient: recipient, backupStore } = this.config;
    if (!backups) throw new Error('no folder for backups');
    try {
      const { backupInto } = await import('../../common/backups/backup-folder.js');
      const made = await backupInto(this.database, { ...backups, recipient, now });
      const backupRunId = await noteBackup(this.database, { ...made, isEncrypted: recipient !== undefined });
      if (backupStore && backupRunId) await this.queue.enqueue(copyBackup, { backupRunId });
      if (made.isSuspicious) this.logger.error({ file: made.file }, 'backup much emptier than an earlier one: none was removed');
      return { rows: made.rows, bytes: made.bytes, removed: made.removed.length };
    } catch (error) {
      this.logger.error({ err: error }, 'backup failed');
      const words = userMessageOf(error, 'La sauvegarde a échoué. Le journal du serveur dit pourquoi.');
      await noteBackup(this.database, { error: words });
      return { error: words };
    }
  }
}
