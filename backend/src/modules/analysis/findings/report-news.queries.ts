import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lossLine } from '../../../rules/loss.rules.js';
import { isWrongPage } from '../../../rules/outcomes.rules.js';
import { isExampleProspect } from '../../../rules/provenance.rules.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { QuizResult } from '../../quiz/quiz-result.entity.js';
import { countable } from '../results/countable.js';
import { foundOn } from './first-finding.js';
import { JudgedSite } from './judged-site.entity.js';
import { LatestResults } from './latest-results.queries.js';
import { monthlyLoss } from './shown-loss.js';

/** What an e-mail says of the report that it leads to, beside that it is there. */
export interface ReportNews {
  /** What the report says first; null = nothing. */
  finding: string | null;
  /** What waiting costs a month, in the words of the score pages; null where they show no amount. */
  loss: string | null;
}

/** Reads it in the transaction of the e-mail, whose language says it. */
@Injectable()
export class ReportNewsQueries {
  constructor(private readonly results: LatestResults) {}

  /** `until`: a site that has been judged anew since then is another one than the report tells of. */
  async of(manager: EntityManager, prospect: Prospect, until?: Date | null): Promise<() => ReportNews> {
    const site = await manager.findOneBy(JudgedSite, { prospect_id: prospect.id });
    const isOfThis = site && until !== null && (until === undefined || site.judged_at <= until);
    if (!isOfThis) return () => ({ finding: null, loss: null });
    const month = isWrongPage(site.outcome) ? null : await this.monthOf(manager, prospect);
    return () => ({ finding: foundOn(site), loss: month === null ? null : lossLine(month) });
  }

  private async monthOf(manager: EntityManager, prospect: Prospect): Promise<number | null> {
    const quiz = await manager.findOneBy(QuizResult, { prospect_id: prospect.id });
    const report = countable(await this.results.report(prospect.id, manager), isExampleProspect(prospect));
    return monthlyLoss(report, { score: quiz?.score ?? prospect.score, acquisition: quiz?.acquisition ?? null });
  }
}
