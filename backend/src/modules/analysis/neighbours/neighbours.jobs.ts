import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { Handles, type JobContext, TryAgain } from '../../../common/jobs/define-job.js';
import { withUrgency } from '../../../providers/browser/urgency.js';
import { SiteVisits } from '../../../providers/site-visit/site-visits.service.js';
import { chargedTo } from '../../../providers/vendor/charged-to.js';
import { REFUSES_ROBOTS } from '../../../rules/neighbours.rules.js';
import { mayFetch } from '../../../rules/robots-txt.rules.js';
import { cityOf } from '../../prospects/prospect-view.js';
import { Settings } from '../../settings/settings.service.js';
import type { AnalysisName, AnalysisReport } from '../results/analysis.contract.js';
import { speedPlan } from '../scans/scan-plan.js';
import { SiteScan } from '../scans/site-scan.service.js';
import { isExcluded } from './excluded-domains.js';
import { Neighbour } from './neighbour.entity.js';
import { NEIGHBOUR_ANALYSES } from './neighbour-desk.queries.js';
import { figuresOf, type MeasuredLive } from './neighbour-figures.js';
import { measureNeighbour } from './neighbour-jobs.js';

/** The name under which our visits introduce themselves. */
const OUR_ROBOT = 'smartindexbot';

/** Measures one neighbour and keeps what was found with it, and nowhere else. */
@Injectable()
export class NeighbourJobs {
  constructor(
    private readonly database: DataSource,
    private readonly sites: SiteScan,
    private readonly visits: SiteVisits,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Handles(measureNeighbour)
  async measure({ neighbourId, scanId }: { neighbourId: string; scanId: string }, { signal }: JobContext): Promise<void> {
    const neighbour = await this.database.getRepository(Neighbour).findOne({ where: { id: neighbourId }, relations: { prospect: true } });
    if (!neighbour || isDone(neighbour)) return;
    const { neverMeasured } = await this.settings.get('neighbours');
    if (isExcluded(neighbour.url, neverMeasured)) return this.keep(neighbour, { measured_at: null, outcome: null, figures: null });
    const found = (await this.refusesRobots(neighbour.url))
      ? { outcome: REFUSES_ROBOTS, figures: null }
      : await withUrgency('batch', () => chargedTo({ scanId, taskId: null }, () => this.look(neighbour, signal)));
    if (signal.aborted) throw new TryAgain('the worker stopped');
    await this.keep(neighbour, { ...found, measured_at: this.clock.now() });
  }

  private async look({ url, name, prospect }: Neighbour, signal: AbortSignal): Promise<Pick<Neighbour, 'outcome' | 'figures'>> {
    // the phone alone is compared
    const options = { names: NEIGHBOUR_ANALYSES, company: name, city: cityOf(prospect), speed: speedPlan('nightly') };
    const report = await this.sites.scan(url, signal, options);
    const outcome = report.connectivity.outcome ?? report.connectivity.error?.code ?? 'unreachable';
    return { outcome, figures: outcome === 'ok' ? figuresOf(liveOf(report)) : null };
  }

  /** It has not asked for our visit, so that its robots.txt is asked first; one that does not answer forbids nothing (RFC 9309). */
  private async refusesRobots(url: string): Promise<boolean> {
    const { pathname } = new URL(url);
    const answer = await this.visits.resource(new URL('/robots.txt', url).href, { maxBytes: 500_000 });
    return answer?.status === 200 && !mayFetch(new TextDecoder().decode(answer.body), OUR_ROBOT, pathname);
  }

  private async keep({ id }: Neighbour, found: Pick<Neighbour, 'measured_at' | 'outcome' | 'figures'>): Promise<void> {
    await this.database.getRepository(Neighbour).update({ id }, found as object);
  }
}

const isDone = ({ ordered_at, measured_at }: Neighbour): boolean =>
  measured_at !== null && (ordered_at === null || measured_at >= ordered_at);

/** What was measured on the spot; examples and what failed are no figures. */
function liveOf(report: AnalysisReport): Partial<Record<AnalysisName, MeasuredLive>> {
  return Object.fromEntries(
    NEIGHBOUR_ANALYSES.flatMap((name) => {
      const { state, source, provider, ...result } = report[name];
      return state === 'measured' && source === 'live' && provider ? [[name, { provider, result }]] : [];
    }),
  );
}
