import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { Notifier } from '../../common/database/notifier.service.js';
import { invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../common/jobs/schedule.js';
import { INVALID_URL, normaliseSiteUrl } from '../../common/urls.js';
import { analysisName } from '../analysis/results/analysis.contract.js';
import type { RunOrder, ToolRunRecord } from './site-runs.contract.js';
import { measureSite, TOOL_RUNS_CHANNEL } from './site-runs.jobs.js';
import { ToolRun } from './tool-run.entity.js';

/** How long the input and result of a run are stored. */
const RETENTION_MS = 3_600_000;

/** What the parameters of a function must be (specification 3, section 5). */
const INVALID_PARAMETER = "L'URL doit être valide";

const forgetSiteRuns = everySeconds(
  300,
  { name: 'tool-runs-cleanup', title: 'Oubli des essais d’outils', safeToRepeat: 'what is deleted is not found again' },
  'everybody',
);

/** Measures any website for staff, without a prospect and without a stored result. */
@Injectable()
export class SiteRuns {
  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  async start({ tool, url: typed, company = null, city = null, analyses }: RunOrder, user: SignedInUser): Promise<ToolRunRecord> {
    const url = normaliseSiteUrl(typed);
    const words = tool === 'functions' ? INVALID_PARAMETER : INVALID_URL;
    if (!url) throw invalid(words, { url: words });
    const wanted = analyses ?? analysisName.options;
    const tasks = Object.fromEntries(wanted.map((name) => [name, { status: 'queued' as const, duration_ms: null, finding: null }]));
    const run = await this.database.transaction(async (manager) => {
      const values = { tool, subject: { url, company, city }, analyses: wanted, tasks, requested_by: user.id };
      const made = await manager.save(ToolRun, values as ToolRun);
      await this.queue.enqueue(measureSite, { runId: made.id }, { manager, priority: 10 });
      return made;
    });
    return this.get(run.id);
  }

  async get(id: string): Promise<ToolRunRecord> {
    const run = await this.database.getRepository(ToolRun).findOneBy({ id });
    if (!run?.subject) throw notFound('Cette analyse n’existe plus : son résultat n’est gardé qu’une heure.');
    return toRecord(run);
  }

  /** What is being measured right now is stopped; what was found so far stays to be read. */
  async cancel(id: string): Promise<ToolRunRecord> {
    await this.database.query(
      `UPDATE tool_runs SET status = 'cancelled', finished_at = $2 WHERE id = $1 AND status IN ('queued', 'running')`,
      [id, this.clock.now()],
    );
    await this.notifier.notify(TOOL_RUNS_CHANNEL, id);
    return this.get(id);
  }

  /** Addresses and findings of former runs are forgotten; that a tool was used, and how it ended, stays. */
  @Cron(CronExpression.EVERY_5_MINUTES, cronOptions(forgetSiteRuns))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(forgetSiteRuns);
  }

  @Handles(forgetSiteRuns)
  async forget(): Promise<void> {
    await this.database.query('UPDATE tool_runs SET subject = NULL, tasks = NULL WHERE subject IS NOT NULL AND created_at < $1', [
      new Date(this.clock.now().getTime() - RETENTION_MS),
    ]);
  }
}

function toRecord({ id, tool, status, subject, analyses, tasks, created_at, started_at, finished_at }: ToolRun): ToolRunRecord {
  const own = analyses.flatMap((analysis) => {
    const task = tasks?.[analysis];
    const isOpen = task?.status === 'queued' || task?.status === 'running';
    return task ? [{ analysis, ...task, status: status === 'cancelled' && isOpen ? ('cancelled' as const) : task.status }] : [];
  });
  return {
    ...{ id, tool, status },
    url: subject?.url ?? null,
    total: own.length,
    ended: own.filter((task) => task.status !== 'queued' && task.status !== 'running').length,
    failed: own.filter((task) => task.status === 'failed').length,
    tasks: own,
    created_at: created_at.toISOString(),
    started_at: started_at?.toISOString() ?? null,
    finished_at: finished_at?.toISOString() ?? null,
  };
}
