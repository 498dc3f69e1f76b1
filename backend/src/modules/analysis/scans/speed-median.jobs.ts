import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { currentManager } from '../../../common/database/one-connection.js';
import { Handles, type JobContext, TryAgain } from '../../../common/jobs/define-job.js';
import { JobQueue } from '../../../common/jobs/job-queue.service.js';
import { withUrgency } from '../../../providers/browser/urgency.js';
import { medianRun } from '../../../providers/page-speed/lighthouse-report.js';
import type { DeviceReport } from '../../../providers/page-speed/page-speed.contract.js';
import { ProviderError } from '../../../providers/provider-error.js';
import { chargedTo } from '../../../providers/vendor/charged-to.js';
import { isWrongPage } from '../../../rules/outcome-names.rules.js';
import { PageSpeedAnalysis, pageSpeedResult } from '../measurements/analyses/page-speed.analysis.js';
import { speedMedian } from '../measurements/analysis-jobs.js';
import { AnalysisResults } from '../measurements/analysis-results.service.js';
import { Subjects } from '../measurements/subjects.queries.js';
import type { DeviceFailure } from '../results/analysis.contract.js';
import { ConnectivityResult } from '../results/connectivity-result.entity.js';
import { Measurement } from '../results/measurement.entity.js';
import { PageSpeedResult } from '../results/page-speed-result.entity.js';
import { toolOf } from '../timeline/tool.js';

/** Runs behind a figure in the end; a single run swings by 15 points and more (GoogleChrome/lighthouse, docs/variability.md). */
export const RUNS = 3;
/** Delay after which a preempted refinement is retried. */
const LATER_MS = 60_000;

/** Adds runs to a speed measurement that is already shown, until it is a median of three. */
@Injectable()
export class SpeedMedianJobs {
  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
    private readonly analysis: PageSpeedAnalysis,
    private readonly results: AnalysisResults,
    private readonly clock: Clock,
    private readonly subjects: Subjects,
  ) {}

  @Handles(speedMedian)
  async refine({ prospectId }: { prospectId: string }, { signal }: JobContext): Promise<void> {
    const first = await this.latest(prospectId);
    const subject = await this.subjects.of(prospectId);
    if (!first || !subject || (await this.hasLeft(prospectId))) return;
    const scanId = await this.scanOf(first);
    const started = performance.now();
    const { provider, origins = {} } = first.provenance;
    // carried-over figures are none of these runs
    const mobile = [origins.mobile_data ? null : first.mobile_data];
    const desktop = [origins.desktop_data ? null : first.desktop_data];
    let failed: readonly DeviceFailure[] = [];
    for (let runs = first.runs; runs < RUNS; runs++) {
      const context = { signal, facts: null, speed: { devices: ['mobile', 'desktop'] as const, runs: 1 } };
      const output = await withUrgency('refinement', () =>
        chargedTo({ scanId, taskId: null }, () => this.analysis.run(subject, context)),
      ).catch(ignorePreemption);
      if (!output)
        return void (await this.queue.enqueue(
          speedMedian,
          { prospectId },
          { startAfter: new Date(this.clock.now().getTime() + LATER_MS) },
        ));
      if (signal.aborted) throw new TryAgain('the worker stopped');
      const { result: run } = output;
      // runs of two tools have no median
      if (!run || toolOf('pagespeed', output.provider, run) !== toolOf('pagespeed', provider, first)) return;
      mobile.push(run.mobile_data);
      desktop.push(run.desktop_data);
      failed = run.failures ?? [];
    }
    const medians = { mobile: medianRun(mobile.filter(isReport)), desktop: medianRun(desktop.filter(isReport)) };
    const stillFailed = failed.filter(({ device }) => !medians[device]);
    const result = { ...pageSpeedResult(first.url, { ...medians, failures: {} }, this.clock.now()), failures: stillFailed };
    await this.database.transaction(async (manager) => {
      const attempt = {
        prospectId,
        analysis: 'pagespeed' as const,
        site: subject.site ?? null,
        scanId,
        measuredAt: this.clock.now(),
        durationMs: performance.now() - started,
      };
      const newer = await this.latest(prospectId);
      if (newer?.id !== first.id || newer.provenance.measured_at.getTime() !== first.provenance.measured_at.getTime()) return;
      await this.results.save(manager, attempt, { state: 'measured', source: 'live', provider, result });
    });
  }

  /** Whether another page than the company's was met since: its runs would be that page's. */
  private async hasLeft(prospectId: string): Promise<boolean> {
    const visit = await this.database.getRepository(ConnectivityResult).findOneBy({ prospect_id: prospectId });
    return isWrongPage(visit?.outcome);
  }

  /** A median is no new visit: it belongs to the scan that made the first run. */
  private async scanOf({ prospect_id, provenance }: PageSpeedResult): Promise<string | null> {
    const where = { prospect_id, analysis: 'pagespeed' as const, measured_at: provenance.measured_at };
    return (await this.database.getRepository(Measurement).findOneBy(where))?.scan_id ?? null;
  }

  /** The result to refine; null when it is no measurement, or has its runs. */
  private async latest(prospectId: string): Promise<PageSpeedResult | null> {
    const row = await currentManager(this.database).getRepository(PageSpeedResult).findOneBy({ prospect_id: prospectId });
    return row && row.provenance.source === 'live' && row.runs < RUNS ? row : null;
  }
}

/** Maps a preempted run to null. */
function ignorePreemption(error: unknown): null {
  if (error instanceof ProviderError && error.code === 'gave_way') return null;
  throw error;
}

const isReport = (report: DeviceReport | null): report is DeviceReport => report !== null;
