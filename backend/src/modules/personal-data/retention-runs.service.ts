import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { conflict } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { applyRetention } from './personal-data-jobs.js';
import { RetentionRun } from './retention-run.entity.js';

/** Begins runs of the retention; a worker carries them out. */
@Injectable()
export class RetentionRuns {
  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
    private readonly audit: AuditLog,
  ) {}

  /** Runs now without a limit: staff has confirmed the counts. */
  async order(user: SignedInUser): Promise<string> {
    return this.database.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('personal-data.retention'))`);
      if (await manager.existsBy(RetentionRun, { state: In(['queued', 'running']) }))
        throw conflict('already_running', 'Une suppression est déjà en cours.');
      const id = await this.begin(manager, user);
      await this.audit.record(manager, user, { action: 'apply_retention', resource: 'personal-data', resourceId: id });
      return id;
    });
  }

  /** `user` null: the night. */
  async begin(manager: EntityManager, user: SignedInUser | null): Promise<string> {
    const { id } = await manager.save(RetentionRun, {
      cause: user ? 'staff' : 'night',
      requested_by: user?.id ?? null,
      requested_by_email: user?.email ?? null,
    } as RetentionRun);
    await this.queue.enqueue(applyRetention, { runId: id }, { manager });
    return id;
  }
}
