import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { foundOn } from './first-finding.js';
import { JudgedSite } from './judged-site.entity.js';

/** What an e-mail says about the report. */
export interface ReportNews {
  /** First finding of the report; null = none. */
  finding: string | null;
}

/** Reads report news in the transaction and language of the e-mail. */
@Injectable()
export class ReportNewsQueries {
  /** `until`: a site that has been judged anew since then is another one than the report tells of. */
  async of(manager: EntityManager, prospect: Prospect, until?: Date | null): Promise<() => ReportNews> {
    const site = await manager.findOneBy(JudgedSite, { prospect_id: prospect.id });
    const isOfThis = site && until !== null && (until === undefined || site.judged_at <= until);
    return () => ({ finding: isOfThis ? foundOn(site) : null });
  }
}
