import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runPrepared } from '../../../common/database/prepared-statement.js';
import { memoizeRead } from '../../../common/database/request-memoization.js';
import type { BookedCall, RequestedAudit } from '../../../rules/status-line.rules.js';
import type { PublicReport } from './public-report.contract.js';

const STATES = `SELECT audit.status AS audit, audit.created_at AS asked_at,
          (SELECT max(document.sent_at) FROM audit_documents document WHERE document.request_id = audit.id) AS sent_at,
          call.status AS call, call.start_at, call.end_at, call.telephone, referral.status AS referral
     FROM (SELECT $1::uuid AS id) asked
     LEFT JOIN LATERAL (SELECT * FROM seo_audit_requests r WHERE r.prospect_id = asked.id ORDER BY created_at DESC, id DESC LIMIT 1) audit ON true
     LEFT JOIN LATERAL (SELECT * FROM appointments r WHERE r.prospect_id = asked.id ORDER BY created_at DESC, id DESC LIMIT 1) call ON true
     LEFT JOIN LATERAL (SELECT * FROM referrals r WHERE r.prospect_id = asked.id ORDER BY created_at DESC, id DESC LIMIT 1) referral ON true`;

interface StateRow {
  audit: RequestedAudit['status'] | null;
  asked_at: Date | null;
  sent_at: Date | null;
  call: BookedCall['status'] | null;
  start_at: Date | null;
  end_at: Date | null;
  telephone: string | null;
  referral: PublicReport['status']['referral'];
}

export interface Requests {
  audit: RequestedAudit | null;
  /** With the number that was given for it. */
  call: (BookedCall & { telephone: string | null }) | null;
  referral: PublicReport['status']['referral'];
}

/** Reads the latest request of each kind of a prospect. */
@Injectable()
export class RequestStates {
  constructor(private readonly database: DataSource) {}

  of(prospectId: string): Promise<Requests> {
    return memoizeRead(`requests ${prospectId}`, () => this.read(prospectId));
  }

  private async read(prospectId: string): Promise<Requests> {
    const [row] = await runPrepared<StateRow>(this.database, 'request_states', STATES, [prospectId]);
    const { audit, asked_at, sent_at, call, start_at, end_at, telephone, referral } = row as StateRow;
    return {
      audit: audit && asked_at && { status: audit, requestedAt: asked_at, sentAt: sent_at },
      call: call && start_at && end_at && { status: call, start: start_at, end: end_at, telephone },
      referral,
    };
  }
}
