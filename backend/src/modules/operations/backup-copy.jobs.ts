import { basename, join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { BackupRun } from '../../common/backups/backup-run.entity.js';
import { noteCopy } from '../../common/backups/backup-runs.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { defineJob, Handles, type JobContext, TryAgain } from '../../common/jobs/define-job.js';
import { userMessageOf } from '../../common/user-facing-error.js';

export const copyBackup = defineJob({
  name: 'backup.copy',
  title: 'Copie hors site d’une sauvegarde',
  payload: z.object({ backupRunId: z.uuid() }),
  concurrency: 1,
  // about five hours in all; the next night brings the next backup
  retries: 8,
  retryDelaySeconds: 300,
  maxRetryDelaySeconds: 3600,
  timeoutSeconds: 6 * 3600,
  safeToRepeat: 'a second copy has the same name and content',
  singletonKey: ({ backupRunId }) => backupRunId,
  policy: 'exclusive',
});

/** Copies a nightly backup into the store, and tries again while the store does not take it. */
@Injectable()
export class BackupCopyJobs {
  private readonly logger = new Logger(BackupCopyJobs.name);

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Handles(copyBackup)
  async copy({ backupRunId }: { backupRunId: string }, { retry }: Pick<JobContext, 'retry'>): Promise<void> {
    const { backups, backupStore: place, publicUrl: origin } = this.config;
    const run = await this.database.getRepository(BackupRun).findOneBy({ id: backupRunId });
    if (!run?.file || run.copied_at || !place || !backups) return;
    try {
      const { copyOffsite } = await import('../../common/backups/offsite-copy.js');
      const { retentionError } = await copyOffsite(place, { file: join(backups.dir, basename(run.file)), keep: backups.keep, origin });
      await noteCopy(this.database, backupRunId, null);
      if (retentionError) this.logger.warn({ cause: retentionError }, 'older off-site copies were not removed');
    } catch (error) {
      const message = userMessageOf(error, 'La copie hors site a échoué. Le journal du serveur dit pourquoi.');
      this.logger.error({ err: error }, 'off-site copy failed');
      await noteCopy(this.database, backupRunId, message);
      // the incident of the off-site copy says it from here on
      if (retry < copyBackup.retries) throw new TryAgain(message);
    }
  }
}
