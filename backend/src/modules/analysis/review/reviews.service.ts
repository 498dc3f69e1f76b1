import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { notFound } from '../../../common/errors.js';
import type { SignedInUser } from '../../../common/http/access.js';
import { decideReview, undoneReview } from '../../../rules/review-state.rules.js';
import { AuditLog } from '../../auth/audit-log.service.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import { type ReviewState, writeReview } from '../../prospects/prospect-facts.queries.js';
import type { ReviewRequest } from './review.contract.js';
import { refusalOf } from './review-refusal.js';
import { approvalOf, flagsOfProspect, reviewOf } from './stored-review.js';

/** Approves or resets the page of a prospect. */
@Injectable()
export class Reviews {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Decides on a locked row; a concurrent second decision gets a conflict. */
  async decide(id: string, { status, reason, seen, undo }: ReviewRequest, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const where = { id, deletion_id: IsNull() };
      const prospect = await manager.findOne(Prospect, { where, lock: { mode: 'for_no_key_update' } });
      if (!prospect) throw notFound('Ce prospect n’existe pas ou a été supprimé.');
      const flags = flagsOfProspect(prospect);
      const review = reviewOf(prospect);
      const decided = undo
        ? undoneReview(approvalOf(prospect), user.email)
        : decideReview(review, flags, { status, reason: reason ?? null, seen: seen ?? null });
      if (typeof decided === 'string') throw refusalOf(decided, prospect, flags);
      const by = { at: this.clock.now().toISOString(), by: user.email };
      const validation = decided.status === 'validated' ? { ...by, reason, flags: [...decided.accepted], from: review.status } : null;
      await writeReview(manager, id, { review_status: decided.status, validation } as ReviewState);
      await this.audit.record(manager, user, {
        action: 'review',
        resource: 'prospects',
        resourceId: id,
        before: { review_status: prospect.review_status },
        after: { review_status: decided.status, ...(reason && { reason }), ...(flags.length > 0 && { flags }) },
      });
    });
  }
}
