import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { conflict } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { Scans } from '../analysis/scans/scans.service.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { TrialListQueries } from './trial-list.queries.js';

const WAITING: readonly string[] = ['awaiting_verification', 'awaiting_review', 'refused'];

/** Trials that staff starts again. */
@Injectable()
export class TrialRetries {
  constructor(
    private readonly database: DataSource,
    private readonly queries: TrialListQueries,
    private readonly scans: Scans,
    private readonly audit: AuditLog,
  ) {}

  /** All analyses once more; a trial that waits for its address begins now, and confirming later begins nothing further. */
  async retry(id: string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('scan:' || $1))`, [id]);
      const { status, other_address } = await this.queries.get(id);
      if (status === 'running') throw conflict('trial_running', 'Cet essai est déjà en cours.');
      if (other_address && WAITING.includes(status))
        throw conflict('trial_held', 'Cette demande n’est pas acceptée\u202f: acceptez-la d’abord.');
      await manager.query('UPDATE trial_verifications SET starts_analysis = false WHERE prospect_id = $1', [id]);
      await this.scans.startTrial(manager, id);
      await this.audit.record(manager, user, {
        action: 'update',
        resource: 'trials',
        resourceId: id,
        before: { status },
        after: { status: 'running' },
      });
    });
  }
}
