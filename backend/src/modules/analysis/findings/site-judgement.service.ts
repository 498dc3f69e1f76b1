import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import type { AnalysisReport } from '../analysis.contract.js';
import { LatestResults } from '../results.queries.js';
import { SiteTexts } from '../texts/site-texts.service.js';
import { basisOf, judge } from './judge.js';
import { JudgedSite } from './judged-site.entity.js';
import { factsOfProspect, measuredFactsOf } from './prospect-facts.js';

/** Judges a site once for every screen: facts → findings, counts, plan. */
@Injectable()
export class SiteJudgement {
  constructor(
    private readonly database: DataSource,
    private readonly results: LatestResults,
    private readonly texts: SiteTexts,
    private readonly clock: Clock,
  ) {}

  /** Those who change results of the same prospect take turns, before they write anything: the last one sees them all. */
  async takeTurn(manager: EntityManager, prospectId: string): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('judgement:' || $1))`, [prospectId]);
  }

  /** In the transaction of every change of a result: figures, list and what is made of it change together. */
  async renew(manager: EntityManager, prospectId: string, scanId: string | null): Promise<void> {
    await this.takeTurn(manager, prospectId);
    const prospect = await manager.findOneBy(Prospect, { id: prospectId });
    if (!prospect) return;
    const report = await this.results.report(prospectId, manager);
    const facts = factsOfProspect(prospect, report);
    await this.texts.renew(manager, prospectId, measuredFactsOf(prospect, report));
    const known = await manager.findOneBy(JudgedSite, { prospect_id: prospectId });
    if (known?.basis === basisOf(facts)) return;
    const judged = { prospect_id: prospectId, scan_id: scanId, judged_at: this.clock.now(), ...judge(facts) };
    await manager.upsert(JudgedSite, judged as object, ['prospect_id']);
  }

  /** What was measured of a prospect's website, as `manager` sees it. */
  async facts(manager: EntityManager, prospectId: string): Promise<SiteFacts> {
    const prospect = await manager.findOneByOrFail(Prospect, { id: prospectId });
    return measuredFactsOf(prospect, await this.results.report(prospectId, manager));
  }

  /** The stored list. One that was not made of these very figures (a restored, imported or older one) is made first. */
  async of(prospect: Prospect, report: AnalysisReport): Promise<JudgedSite> {
    const where = { prospect_id: prospect.id };
    const known = await this.database.getRepository(JudgedSite).findOneBy(where);
    if (known?.basis === basisOf(factsOfProspect(prospect, report))) return known;
    await this.database.transaction((manager) => this.renew(manager, prospect.id, known?.scan_id ?? null));
    return this.database.getRepository(JudgedSite).findOneByOrFail(where);
  }
}
