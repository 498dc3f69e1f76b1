import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { Handles, type JobContext, TryAgain } from '../../../common/jobs/define-job.js';
import { withUrgency } from '../../../providers/browser/urgency.js';
import { SiteVisits } from '../../../providers/site-visit/site-visits.service.js';
import { chargedTo } from '../../../providers/vendor/charged-to.js';
import { REFUSES_ROBOTS } from '../../../rules/competitors.rules.js';
import { mayFetch } from '../../../rules/robots-txt.rules.js';
import { cityOf } from '../../prospects/prospect-view.js';
import { Settings } from '../../settings/settings.service.js';
import type { AnalysisName, AnalysisReport } from '../results/analysis.contract.js';
import { speedPlan } from '../scans/scan-plan.js';
import { SiteScan } from '../scans/site-scan.service.js';
import { Competitor } from './competitor.entity.js';
import { figuresOf, type MeasuredLive } from './competitor-figures.js';
import { measureCompetitor } from './competitor-jobs.js';
import { COMPETITOR_ANALYSES } from './competitor-overview.queries.js';
import { isExcluded } from './excluded-domains.js';

/** Our user agent in robots.txt. */
const OUR_ROBOT = 'smartindexbot';

/** Measures one competitor. The result is stored in its row only. */
@Injectable()
export class CompetitorJobs {
  constructor(
    private readonly database: DataSource,
    private readonly sites: SiteScan,
    private readonly visits: SiteVisits,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Handles(measureCompetitor)
  async measure({ neighbourId, scanId }: { neighbourId: string; scanId: string }, { signal }: JobContext): Promise<void> {
    const competitor = await this.database.getRepository(Competitor).findOne({ where: { id: neighbourId }, relations: { prospect: true } });
    if (!competitor || isDone(competitor)) return;
    const { neverMeasured } = await this.settings.get('neighbours');
    if (isExcluded(competitor.url, neverMeasured)) return this.store(competitor, { measured_at: null, outcome: null, figures: null });
    const found = (await this.refusesRobots(competitor.url))
      ? { outcome: REFUSES_ROBOTS, figures: null }
      : await withUrgency('batch', () => chargedTo({ scanId, taskId: null }, () => this.measureSite(competitor, signal)));
    if (signal.aborted) throw new TryAgain('the worker stopped');
    await this.store(competitor, { ...found, measured_at: this.clock.now() });
  }

  private async measureSite({ url, name, prospect }: Competitor, signal: AbortSignal): Promise<Pick<Competitor, 'outcome' | 'figures'>> {
    // only the phone is compared
    const options = { names: COMPETITOR_ANALYSES, company: name, city: cityOf(prospect), speed: speedPlan('nightly') };
    const report = await this.sites.scan(url, signal, options);
    const outcome = report.connectivity.outcome ?? report.connectivity.error?.code ?? 'unreachable';
    return { outcome, figures: outcome === 'ok' ? figuresOf(liveOf(report)) : null };
  }

  /** Checks robots.txt first, because a competitor did not request the visit. An unreachable file forbids nothing (RFC 9309). */
  private async refusesRobots(url: string): Promise<boolean> {
    const { pathname } = new URL(url);
    const answer = await this.visits.resource(new URL('/robots.txt', url).href, { maxBytes: 500_000 });
    return answer?.status === 200 && !mayFetch(new TextDecoder().decode(answer.body), OUR_ROBOT, pathname);
  }

  private async store({ id }: Competitor, found: Pick<Competitor, 'measured_at' | 'outcome' | 'figures'>): Promise<void> {
    await this.database.getRepository(Competitor).update({ id }, found as object);
  }
}

const isDone = ({ ordered_at, measured_at }: Competitor): boolean =>
  measured_at !== null && (ordered_at === null || measured_at >= ordered_at);

/** Returns the results measured live; examples and failures are left out. */
function liveOf(report: AnalysisReport): Partial<Record<AnalysisName, MeasuredLive>> {
  return Object.fromEntries(
    COMPETITOR_ANALYSES.flatMap((name) => {
      const { state, source, provider, ...result } = report[name];
      return state === 'measured' && source === 'live' && provider ? [[name, { provider, result }]] : [];
    }),
  );
}
