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

/** What an e-mail says about the report. */
export interface ReportNews {
  /** First finding of the report; null = none. */
  finding: string | null;
  /** What waiting costs a month, in the words of the score pages; null where they show no amount. */
  loss: string | null;
}

/** Reads report news in the transaction and language of the e-mail. */
@Injectable()
export class ReportNewsQueries {
  constructor(private readonly results: LatestResults) {}

  /** `until`: returns nothing when the site was judged again since. */
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
