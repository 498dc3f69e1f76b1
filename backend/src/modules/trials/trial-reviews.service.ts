import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { conflict } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { Scans } from '../analysis/scans/scans.service.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { writeTrialReview } from '../prospects/prospect-facts.queries.js';
import type { TrialReview } from '../prospects/trial-review.js';
import type { TrialStatus } from './trial.contract.js';
import { TrialListQueries } from './trial-list.queries.js';

/** In which states of a trial each may be decided. */
const FROM: Record<TrialReview, readonly TrialStatus[]> = {
  accepted: ['awaiting_review'],
  refused: ['awaiting_review', 'awaiting_verification'],
  waiting: ['refused'],
};

/** Reviews of trials with an address outside the website's domain (decision 42). */
@Injectable()
export class TrialReviews {
  constructor(
    private readonly database: DataSource,
    private readonly queries: TrialListQueries,
    private readonly scans: Scans,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Accepting starts the measurement, whose end sends the e-mail; rejecting sends nothing and can be reverted. A trial cannot be accepted
   * before its confirmation.
   */
  async decide(id: string, decision: TrialReview, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('scan:' || $1))`, [id]);
      const { status, other_address } = await this.queries.get(id);
      if (!other_address || !FROM[decision].includes(status))
        throw conflict('trial_not_waiting', 'Cette demande n’attend pas cette décision\u202f: elle a changé entre-temps.');
      await writeTrialReview(manager, id, decision);
      if (decision === 'accepted') await this.scans.startTrial(manager, id);
      const change = { before: { status }, after: { trial_review: decision } };
      await this.audit.record(manager, user, { action: 'update', resource: 'trials', resourceId: id, ...change });
    });
  }
}
