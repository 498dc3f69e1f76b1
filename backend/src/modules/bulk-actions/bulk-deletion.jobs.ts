import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { returnedRows } from '../../common/database/returned-rows.js';
import { Handles, type JobContext, TryAgain } from '../../common/jobs/define-job.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { User } from '../auth/user.entity.js';
import { emitDeleted } from '../prospects/prospect-changes.queries.js';
import { lockProspectsForDeletion } from '../prospects/prospect-locks.queries.js';
import { BulkAction } from './bulk-action.entity.js';
import { deleteMarked } from './bulk-jobs.js';

/** Prospects per transaction. */
const BATCH = 500;

/** SQL: the next batch; the action is locked, so marks do not change. */
const MARKED = 'SELECT id FROM prospects WHERE deletion_id = $1 ORDER BY id LIMIT $2';

@Injectable()
export class BulkDeletionJobs {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  @Handles(deleteMarked)
  async delete({ bulkId }: { bulkId: string }, { signal }: JobContext): Promise<void> {
    // from here on it cannot be undone
    const begun = await this.database.manager.update(BulkAction, { id: bulkId, state: In(['waiting', 'deleting']) }, { state: 'deleting' });
    if (begun.affected === 0) return;
    while ((await this.deleteBatch(bulkId)) > 0) if (signal.aborted) throw new TryAgain('the worker stopped');
    await this.database.transaction(async (manager) => {
      const bulk = await manager.findOneByOrFail(BulkAction, { id: bulkId });
      await manager.update(BulkAction, { id: bulkId }, { state: 'done' });
      const user = bulk.user_id ? await manager.findOneBy(User, { id: bulk.user_id }) : null;
      await this.audit.record(manager, user, {
        action: 'bulk_deleted',
        resource: 'prospects',
        resourceId: bulkId,
        after: { count: bulk.count },
      });
    });
  }

  private async deleteBatch(bulkId: string): Promise<number> {
    return this.database.transaction(async (manager) => {
      await lockProspectsForDeletion(manager, MARKED, [bulkId, BATCH]);
      const gone = returnedRows(
        await manager.query<{ id: string }[]>(`DELETE FROM prospects WHERE id IN (${MARKED}) RETURNING id`, [bulkId, BATCH]),
      );
      await emitDeleted(
        manager,
        gone.map(({ id }) => id),
      );
      return gone.length;
    });
  }
}
