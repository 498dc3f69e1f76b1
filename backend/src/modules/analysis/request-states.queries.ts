import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PublicReport } from './public-report.contract.js';

/** Where the requests that a prospect made on its pages stand: the latest of each kind. */
@Injectable()
export class RequestStates {
  constructor(private readonly database: DataSource) {}

  async of(prospectId: string): Promise<PublicReport['status']> {
    const [status] = await this.database.query<PublicReport['status'][]>(
      `SELECT (SELECT status FROM seo_audit_requests WHERE prospect_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1) AS audit,
              (SELECT status FROM appointments WHERE prospect_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1) AS call,
              (SELECT status FROM referrals WHERE prospect_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1) AS referral`,
      [prospectId],
    );
    return status as PublicReport['status'];
  }
}
