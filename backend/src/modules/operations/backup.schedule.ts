import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { backupInto } from '../../common/backups/backup-folder.js';
import { noteBackup } from '../../common/backups/backup-runs.js';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { ScheduleRun } from '../../common/jobs/schedule-run.entity.js';
import { localDate } from '../../common/local-time.js';
import { isDue } from '../analysis/nightly-due.js';

export const BACKUP_JOB = 'backup';

/** The nightly backup, once across all workers: the row of the day decides. */
@Injectable()
export class BackupSchedule {
  private readonly logger = new Logger(BackupSchedule.name);

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Cron('35 * * * * *')
  async everyMinute(): Promise<void> {
    if (this.config.role === 'web') return;
    await this.tick().catch((error: unknown) => this.logger.error({ err: error }, 'backup not made'));
  }

  /** The file that was written; null when none is due here, or another process was first. */
  async tick(): Promise<string | null> {
    const { backups, backupRecipient: recipient } = this.config;
    const now = this.clock.now();
    if (!backups || !isDue(now, backups.time, null)) return null;
    const today = { job: BACKUP_JOB, local_date: localDate(now) };
    const claimed = await this.database.createQueryBuilder().insert().into(ScheduleRun).values(today).orIgnore().returning('job').execute();
    if ((claimed.raw as unknown[]).length === 0) return null;
    try {
      const made = await backupInto(this.database, { ...backups, recipient, now });
      await noteBackup(this.database, { ...made, isEncrypted: recipient !== undefined });
      await this.end(today, { rows: made.rows, bytes: made.bytes, removed: made.removed.length });
      if (made.isSuspicious) this.logger.error({ file: made.file }, 'backup much emptier than an earlier one: none was removed');
      return made.file;
    } catch (error) {
      await noteBackup(this.database, { error: (error as Error).message });
      await this.end(today, { error: (error as Error).message });
      throw error;
    }
  }

  private async end(today: { job: string; local_date: string }, outcome: Record<string, unknown>): Promise<void> {
    await this.database.getRepository(ScheduleRun).update(today, { outcome } as object);
  }
}
