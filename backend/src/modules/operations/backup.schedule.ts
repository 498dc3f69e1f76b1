import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { noteBackup } from '../../common/backups/backup-runs.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Daily } from '../../common/jobs/schedule.js';
import { wordsOf } from '../../common/words-for-people.js';

export const BACKUP_JOB = 'backup';

/** The nightly backup, by a process that has a folder for it. */
@Injectable()
export class BackupSchedule {
  private readonly logger = new Logger(BackupSchedule.name);

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Daily(async ({ config: { backups } }: BackupSchedule) => backups && { time: backups.time, since: null }, {
    name: BACKUP_JOB,
    title: 'Sauvegarde de la nuit',
    isLong: true,
  })
  async make(_: unknown, now: Date): Promise<Record<string, unknown>> {
    const { backups, backupRecipient: recipient } = this.config;
    if (!backups) throw new Error('no folder for backups');
    try {
      const { backupInto } = await import('../../common/backups/backup-folder.js');
      const made = await backupInto(this.database, { ...backups, recipient, now });
      await noteBackup(this.database, { ...made, isEncrypted: recipient !== undefined });
      if (made.isSuspicious) this.logger.error({ file: made.file }, 'backup much emptier than an earlier one: none was removed');
      return { rows: made.rows, bytes: made.bytes, removed: made.removed.length };
    } catch (error) {
      this.logger.error({ err: error }, 'backup failed');
      const words = wordsOf(error, 'La sauvegarde a échoué. Le journal du serveur dit pourquoi.');
      await noteBackup(this.database, { error: words });
      return { error: words };
    }
  }
}
