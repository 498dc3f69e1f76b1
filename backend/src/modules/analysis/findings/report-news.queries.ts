import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isWrongPage } from '../../../rules/outcome-names.rules.js';
import { type Verdict, verdictOf } from '../../../rules/verdicts.rules.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { PageSpeedResult } from '../results/page-speed-result.entity.js';
import { overallScore } from '../scores/overall.js';
import { foundOn } from './first-finding.js';
import { JudgedSite } from './judged-site.entity.js';

/** What an e-mail says about the report. */
export interface ReportNews {
  /** First finding of the report; null = none. */
  finding: string | null;
  /** The score of the report; null where it has none, or an estimate. */
  verdict: Pick<Verdict, 'basis' | 'score'> | null;
}

/** Reads report news in the transaction and language of the e-mail. */
@Injectable()
export class ReportNewsQueries {
  /** `until`: a site that has been judged anew since then is another one than the report tells of. */
  async of(manager: EntityManager, prospect: Prospect, until?: Date | null): Promise<() => ReportNews> {
    const site = await manager.findOneBy(JudgedSite, { prospect_id: prospect.id });
    const isOfThis = site && until !== null && (until === undefined || site.judged_at <= until);
    const verdict = isOfThis && !isWrongPage(site.outcome) ? await this.verdictOf(manager, prospect) : null;
    return () => ({ finding: isOfThis ? foundOn(site) : null, verdict });
  }

  private async verdictOf(manager: EntityManager, { id, score }: Prospect): Promise<Verdict | null> {
    const found = await manager.findOneBy(PageSpeedResult, { prospect_id: id });
    const speed = found?.provenance.source === 'sample' ? null : found;
    const points = (fraction: number | null | undefined) => (typeof fraction === 'number' ? Math.round(fraction * 100) : null);
    const overall = overallScore(score, points(speed?.mobile_performance_score), points(speed?.desktop_performance_score));
    return overall === null ? null : verdictOf(overall, score === null ? 'speed' : 'quiz');
  }
}
