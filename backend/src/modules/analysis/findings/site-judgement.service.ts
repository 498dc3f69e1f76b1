import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { currentManager } from '../../../common/database/one-connection.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import { writeTrialScore } from '../../prospects/prospect-facts.queries.js';
import { lockProspect } from '../../prospects/prospect-locks.queries.js';
import { writeProspectFigures } from '../../prospects/write-figures.queries.js';
import type { AnalysisReport } from '../results/analysis.contract.js';
import { SiteTexts } from '../texts/site-texts.service.js';
import { basisOf, judge } from './judge.js';
import { JudgedSite } from './judged-site.entity.js';
import { LatestResults } from './latest-results.queries.js';
import { factsOfProspect, measuredFactsOf } from './prospect-facts.js';
import { isScoredAsMeasured, trialScoreOf } from './trial-score.js';

/** Judges a site once for every screen: facts → findings, counts, plan. */
@Injectable()
export class SiteJudgement {
  constructor(
    private readonly database: DataSource,
    private readonly results: LatestResults,
    private readonly texts: SiteTexts,
    private readonly clock: Clock,
  ) {}

  /** Serialises changes of results of a prospect; taken before the first write. */
  lockProspect(manager: EntityManager, prospectId: string): Promise<void> {
    return lockProspect(manager, prospectId);
  }

  /** In the transaction of every change of a result: figures, list and what is made of it change together. */
  async renew(manager: EntityManager, prospectId: string, scanId: string | null): Promise<void> {
    await this.lockProspect(manager, prospectId);
    const prospect = await manager.findOneBy(Prospect, { id: prospectId });
    if (!prospect) return;
    const report = await this.results.report(prospectId);
    await this.scoreTrial(manager, prospect, report);
    const facts = factsOfProspect(prospect, report);
    await this.texts.renew(manager, prospectId, measuredFactsOf(prospect, report));
    const known = await manager.findOneBy(JudgedSite, { prospect_id: prospectId });
    if (known?.basis === basisOf(facts)) return;
    const judged = { prospect_id: prospectId, scan_id: scanId, judged_at: this.clock.now(), ...judge(facts) };
    await manager.upsert(JudgedSite, judged as object, ['prospect_id']);
    await writeProspectFigures(manager, [prospectId]);
  }

  /** What was measured of a prospect's website, as `manager` sees it. */
  async facts(manager: EntityManager, prospectId: string): Promise<SiteFacts> {
    const prospect = await manager.findOneByOrFail(Prospect, { id: prospectId });
    return measuredFactsOf(prospect, await this.results.report(prospectId));
  }

  /**
   * Returns the stored list. A list of other figures (restored, imported, older) is renewed; nothing is stored for a site that was never
   * visited.
   */
  async of(prospect: Prospect, report: AnalysisReport, stored?: JudgedSite | null): Promise<JudgedSite> {
    const known = stored === undefined ? await this.stored(prospect.id) : stored;
    const facts = factsOfProspect(prospect, report);
    if (known?.basis === basisOf(facts) && isScoredAsMeasured(prospect, report)) return known;
    if (!known && isUntouched(report) && isScoredAsMeasured(prospect, report)) return unstored(prospect, this.clock.now(), facts);
    await this.database.transaction((manager) => this.renew(manager, prospect.id, known?.scan_id ?? null));
    return this.database.getRepository(JudgedSite).findOneByOrFail({ prospect_id: prospect.id });
  }

  /** Updates the score of a trial from its figures. */
  private async scoreTrial(manager: EntityManager, prospect: Prospect, report: AnalysisReport): Promise<void> {
    if (!isScoredAsMeasured(prospect, report)) await writeTrialScore(manager, prospect.id, trialScoreOf(prospect, report));
  }

  /** Returns the stored list, current or not. */
  stored(prospectId: string): Promise<JudgedSite | null> {
    return currentManager(this.database).findOneBy(JudgedSite, { prospect_id: prospectId });
  }
}

const isUntouched = (report: AnalysisReport): boolean => Object.values(report).every(({ state }) => state === 'pending');

const unstored = (prospect: Prospect, judged_at: Date, facts: SiteFacts): JudgedSite => ({
  ...{ prospect_id: prospect.id, prospect, scan_id: null, scan: null, judged_at },
  ...judge(facts),
});
