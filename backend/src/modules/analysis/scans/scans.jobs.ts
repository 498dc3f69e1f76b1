import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { isDatabaseOutage } from '../../../common/database/outage.js';
import { returnedRows } from '../../../common/database/returned-rows.js';
import { Handles, type JobContext, TryAgain } from '../../../common/jobs/define-job.js';
import { withUrgency } from '../../../providers/browser/urgency.js';
import type { ConnectivityReport } from '../../../providers/connectivity/connectivity.contract.js';
import { WrongPage } from '../../../providers/connectivity/connectivity.service.js';
import { ProviderError } from '../../../providers/provider-error.js';
import { chargedTo } from '../../../providers/vendor/charged-to.js';
import { markBegun } from '../../prospects/prospect-facts.queries.js';
import { awaitedBrowserAnalysis, browserAnalysis, lightAnalysis } from '../measurements/analysis-jobs.js';
import { AnalysisRegistry } from '../measurements/analysis-registry.service.js';
import { AnalysisResults, type Attempt } from '../measurements/analysis-results.service.js';
import { Subjects } from '../measurements/subjects.queries.js';
import type { TaskError } from '../results/analysis.contract.js';
import { type Analysis, type AnalysisOutput, FailedWith } from '../results/analysis.js';
import { PageGate } from './page-gate.service.js';
import type { ScanKind, SpeedMode } from './scan.contract.js';
import { ScanFlow } from './scan-flow.service.js';
import { isAwaited, speedPlan } from './scan-plan.js';
import { ScanTask } from './scan-task.entity.js';

type ClaimedTask = Pick<ScanTask, 'id' | 'scan_id' | 'prospect_id' | 'analysis' | 'attempts'> & {
  kind: ScanKind;
  speed_mode: SpeedMode;
  /** The address that the scan of this prospect began with. */
  site: string | null;
};
type Outcome = { output: AnalysisOutput } | { error: TaskError; retryable: boolean; remains?: AnalysisOutput; met?: ConnectivityReport };

/** Runs one analysis of one prospect and stores the outcome. */
@Injectable()
export class ScanJobs {
  private readonly logger = new Logger(ScanJobs.name);

  constructor(
    private readonly database: DataSource,
    private readonly registry: AnalysisRegistry,
    private readonly subjects: Subjects,
    private readonly results: AnalysisResults,
    private readonly flow: ScanFlow,
    private readonly gate: PageGate,
    private readonly clock: Clock,
  ) {}

  @Handles(lightAnalysis)
  runLight({ taskId }: { taskId: string }, context: JobContext): Promise<void> {
    return this.runTask(taskId, context);
  }

  @Handles(browserAnalysis)
  runInBrowser({ taskId }: { taskId: string }, context: JobContext): Promise<void> {
    return this.runTask(taskId, context);
  }

  @Handles(awaitedBrowserAnalysis)
  runAwaitedInBrowser({ taskId }: { taskId: string }, context: JobContext): Promise<void> {
    return this.runTask(taskId, context);
  }

  private async runTask(taskId: string, { signal }: JobContext): Promise<void> {
    const task = await this.claim(taskId);
    if (!task) return;
    const analysis = this.registry.get(task.analysis);
    const started = performance.now();
    const outcome = await withUrgency(isAwaited(task.kind) ? 'person' : 'batch', () =>
      chargedTo({ scanId: task.scan_id, taskId }, () => this.attempt(analysis, task, signal)),
    );
    if (signal.aborted) throw new TryAgain('the worker stopped');
    const durationMs = performance.now() - started;
    if ('error' in outcome && outcome.retryable && task.attempts < analysis.maxAttempts) {
      await this.postpone(task, outcome.error, durationMs);
      throw new TryAgain(outcome.error.message);
    }
    await this.end(task, outcome, durationMs);
  }

  /** Returns null when the task has ended or was cancelled. */
  private async claim(taskId: string): Promise<ClaimedTask | null> {
    const [task] = returnedRows(
      await this.database.query<ClaimedTask[]>(
        `UPDATE scan_tasks t SET status = 'running', attempts = attempts + 1, started_at = now()
           FROM scans s JOIN scan_targets target ON target.scan_id = s.id
          WHERE t.id = $1 AND t.status IN ('queued', 'running') AND s.id = t.scan_id AND target.prospect_id = t.prospect_id
            AND s.status <> 'cancelled' AND target.status = 'running'
          RETURNING t.id, t.scan_id, t.prospect_id, t.analysis, t.attempts, s.kind, s.speed_mode, target.site`,
        [taskId],
      ),
    );
    if (!task) return this.letGo(taskId);
    await markBegun(this.database.manager, task.prospect_id, this.clock.now());
    this.flow.announceTask(task.scan_id);
    return task;
  }

  /** Ends a task whose prospect was stopped before its job was retried. */
  private async letGo(taskId: string): Promise<null> {
    await this.database.query(
      `UPDATE scan_tasks t SET status = 'cancelled', finished_at = now() FROM scan_targets target
        WHERE t.id = $1 AND t.status IN ('queued', 'running') AND target.scan_id = t.scan_id AND target.prospect_id = t.prospect_id
          AND target.status = 'cancelled'`,
      [taskId],
    );
    return null;
  }

  private async attempt(analysis: Analysis, task: ClaimedTask, signal: AbortSignal): Promise<Outcome> {
    try {
      const subject = await this.subjects.of(task.prospect_id);
      if (task.site !== null && task.site !== (subject?.site ?? '')) throw new ProviderError('site_changed', task.site);
      if (!subject) throw new ProviderError('no_website');
      const facts = analysis.phase === 'facts' ? await this.subjects.facts({ ...subject, prospectId: task.prospect_id }) : null;
      return { output: await analysis.run(subject, { signal, facts, speed: speedPlan(task.kind, task.speed_mode) }) };
    } catch (error) {
      // an outage of the database: the job is retried, the task stays open
      if (isDatabaseOutage(error)) throw new TryAgain('the database has gone');
      const known =
        error instanceof ProviderError ? error : new ProviderError('unexpected', error instanceof Error ? error.message : String(error));
      if (known !== error) this.logger.error({ err: error, analysis: analysis.name }, 'analysis failed unexpectedly');
      const remains = known instanceof FailedWith ? { remains: known.output } : known instanceof WrongPage ? { met: known.report } : {};
      return { error: { code: known.code, message: known.message, detail: known.detail ?? null }, retryable: known.retryable, ...remains };
    }
  }

  private async postpone(task: ClaimedTask, error: TaskError, durationMs: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.update(ScanTask, { id: task.id }, { status: 'queued', error, duration_ms: Math.round(durationMs) });
      this.flow.announceTask(task.scan_id);
    });
  }

  /** The result and the end of the task are one transaction: a crash before it repeats the measurement, never half of it. */
  private async end(task: ClaimedTask, outcome: Outcome, durationMs: number): Promise<void> {
    const attempt = {
      prospectId: task.prospect_id,
      analysis: task.analysis,
      site: task.site,
      scanId: task.scan_id,
      measuredAt: this.clock.now(),
      durationMs,
    };
    const failed = 'error' in outcome;
    const subject = failed && !outcome.met ? await this.subjects.of(task.prospect_id) : null;
    const example = subject && (await this.registry.get(task.analysis).instead?.(subject));
    await this.database.transaction(async (manager) => {
      await this.results.lockProspect(manager, task.prospect_id);
      const late = await this.results.refuseLate(manager, attempt);
      if (!late) await this.keep(manager, attempt, outcome, example);
      const skipped = !failed && outcome.output.state === 'not_applicable';
      const error = failed ? outcome.error : outcome.output.reason ? { ...outcome.output.reason, detail: null } : null;
      const ended = late
        ? { status: 'skipped' as const, state: 'not_applicable' as const, error: late }
        : {
            status: failed ? ('failed' as const) : skipped ? ('skipped' as const) : ('done' as const),
            state: failed ? ('failed' as const) : outcome.output.isPartial ? ('partial' as const) : outcome.output.state,
            error,
          };
      const times = { duration_ms: Math.round(durationMs), finished_at: this.clock.now() };
      await manager.update(ScanTask, { id: task.id }, { ...ended, ...times });
      await this.flow.taskEnded(manager, task);
    });
  }

  private async keep(
    manager: EntityManager,
    attempt: Attempt,
    outcome: Outcome,
    example: AnalysisOutput | null | undefined,
  ): Promise<void> {
    if (!('error' in outcome)) return this.results.save(manager, attempt, outcome.output);
    if (example) await this.results.save(manager, attempt, { ...example, reason: outcome.error });
    await this.results.saveFailure(manager, attempt, outcome.error, outcome.remains);
    if (outcome.met) await this.gate.correct(manager, attempt, outcome.met);
  }
}
