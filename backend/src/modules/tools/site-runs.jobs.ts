import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { Notifier } from '../../common/database/notifier.service.js';
import { defineJob, Handles, type JobContext } from '../../common/jobs/define-job.js';
import type { AnalysisName } from '../analysis/results/analysis.contract.js';
import { SiteScan, type SiteScanOutput } from '../analysis/scans/site-scan.service.js';
import type { RunTask } from './site-runs.contract.js';
import { ToolRun } from './tool-run.entity.js';

export const TOOL_RUNS_CHANNEL = 'tool_runs';

export const measureSite = defineJob({
  name: 'tools.measure-site',
  title: 'Essais d’outils',
  payload: z.object({ runId: z.uuid() }),
  concurrency: 2,
  retries: 3,
  retryDelaySeconds: 2,
  maxRetryDelaySeconds: 30,
  timeoutSeconds: 600,
  safeToRepeat: 'it writes its own row alone, each analysis over its former outcome; a run that has ended is left alone',
});

/** Measures a website for a tool, step by step into the row of its run. */
@Injectable()
export class SiteRunJobs {
  constructor(
    private readonly database: DataSource,
    private readonly sites: SiteScan,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  @Handles(measureSite)
  async measure({ runId }: z.infer<typeof measureSite.payload>, { signal }: JobContext): Promise<void> {
    const runs = this.database.getRepository(ToolRun);
    // one statement, so that a concurrent cancellation is not lost
    const open = { id: runId, status: In(['queued', 'running']) };
    await runs.update(open, { status: 'running', started_at: this.clock.now() });
    const run = await runs.findOneBy(open);
    if (!run?.subject) return;
    const { url, company, city } = run.subject;
    const cancelled = new AbortController();
    const stop = await this.notifier.listen(TOOL_RUNS_CHANNEL, (id) => {
      if (id === runId) void this.isCancelled(runId).then((is) => is && cancelled.abort());
    });
    try {
      await this.sites.scan(url, AbortSignal.any([signal, cancelled.signal]), {
        names: run.analyses,
        ...{ company, city },
        onProgress: (name, finding, durationMs) => this.progress(runId, name, taskOf(finding, durationMs)),
      });
    } finally {
      stop();
    }
    signal.throwIfAborted(); // the worker stops: another one takes over
    await this.database.query(
      `UPDATE tool_runs SET status = 'done', finished_at = $2,
              failed = (SELECT count(*) FROM jsonb_each(tasks) AS task WHERE task.value ->> 'status' = 'failed')
        WHERE id = $1 AND status = 'running'`,
      [runId, this.clock.now()],
    );
    await this.notifier.notify(TOOL_RUNS_CHANNEL, runId);
  }

  /** Nothing is written after a cancellation. */
  private async progress(runId: string, name: AnalysisName, task: RunTask): Promise<void> {
    await this.database.query(
      `UPDATE tool_runs SET tasks = coalesce(tasks, '{}') || jsonb_build_object($2::text, $3::jsonb) WHERE id = $1 AND status = 'running'`,
      [runId, name, JSON.stringify(task)],
    );
    await this.notifier.notify(TOOL_RUNS_CHANNEL, runId);
  }

  private async isCancelled(runId: string): Promise<boolean> {
    return (await this.database.getRepository(ToolRun).findOneBy({ id: runId }))?.status !== 'running';
  }
}

function taskOf(finding: SiteScanOutput | null, durationMs: number): RunTask {
  if (!finding) return { status: 'running', duration_ms: null, finding: null };
  const status = finding.state === 'failed' ? 'failed' : finding.state === 'not_applicable' ? 'skipped' : 'done';
  return { status, duration_ms: durationMs, finding };
}
