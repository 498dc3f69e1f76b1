import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Notifier } from '../../common/database/notifier.service.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { Settings } from '../settings/settings.service.js';
import type { AnalysisName } from './analysis.contract.js';
import { browserAnalysis, lightAnalysis, speedMedian } from './analysis-jobs.js';
import { AnalysisRegistry } from './analysis-registry.service.js';
import { ReviewState } from './review/review-state.service.js';
import { Scan } from './scan.entity.js';
import { analysesOf, isRefined, nextTasks, PRIORITY, PROSPECTS_AT_ONCE, targetOutcome } from './scan-plan.js';
import { ScanTask } from './scan-task.entity.js';
import { TrialEnd } from './trial-end.service.js';

export const SCANS_CHANNEL = 'scans';

/**
 * Moves a scan forward, always inside the transaction of what happened: prospects are started while there are free
 * places, texts follow the measurements, and the end of the last prospect ends the scan. Nothing waits in memory, so
 * that a killed worker loses nothing.
 */
@Injectable()
export class ScanFlow {
  constructor(
    private readonly queue: JobQueue,
    private readonly notifier: Notifier,
    private readonly registry: AnalysisRegistry,
    private readonly settings: Settings,
    private readonly trialEnd: TrialEnd,
    private readonly review: ReviewState,
  ) {}

  /** Starts the next waiting prospects, as many as the living workers have places for. */
  async startTargets(manager: EntityManager, scanId: string): Promise<void> {
    const scan = await manager.findOne(Scan, { where: { id: scanId }, lock: { mode: 'pessimistic_write' } });
    if (!scan || !['queued', 'running'].includes(scan.status)) return;
    const started = await manager.query<{ prospect_id: string }[]>(
      `UPDATE scan_targets SET status = 'running' WHERE scan_id = $1 AND status = 'waiting' AND position IN (
         SELECT position FROM scan_targets WHERE scan_id = $1 AND status = 'waiting' ORDER BY position
         LIMIT greatest(0, (SELECT greatest(1, count(*)) * $2 FROM workers WHERE seen_at > now() - interval '15 seconds')
                           - (SELECT count(*) FROM scan_targets WHERE scan_id = $1 AND status = 'running')))
       RETURNING prospect_id`,
      [scanId, PROSPECTS_AT_ONCE],
    );
    for (const { prospect_id } of returnedRows(started)) await this.startTarget(manager, scan, prospect_id);
    const [{ open } = { open: 0 }] = await manager.query<{ open: number }[]>(
      `SELECT count(*)::int AS open FROM scan_targets WHERE scan_id = $1 AND status IN ('waiting', 'running')`,
      [scanId],
    );
    const ended = open === 0;
    await manager.update(
      Scan,
      { id: scanId },
      { status: ended ? 'done' : 'running', started_at: scan.started_at ?? new Date(), ...(ended && { finished_at: new Date() }) },
    );
    await this.announce(manager, scanId);
  }

  /** After a task has ended: releases the texts when all measurements are in, ends the prospect when all is done. */
  async taskEnded(manager: EntityManager, { scan_id, prospect_id }: Pick<ScanTask, 'scan_id' | 'prospect_id'>): Promise<void> {
    // its own tasks take turns here; locks go task, prospect, scan, everywhere in this order
    const [target] = await manager.query<{ status: string }[]>(
      `SELECT status FROM scan_targets WHERE scan_id = $1 AND prospect_id = $2 FOR UPDATE`,
      [scan_id, prospect_id],
    );
    const tasks = await manager.findBy(ScanTask, { scan_id, prospect_id });
    const open = tasks.filter(({ status }) => status === 'queued' || status === 'running');
    const waiting = tasks.filter(({ status }) => status === 'waiting');
    if (target?.status !== 'running' || open.length > 0) return this.announceTask(scan_id);
    if (waiting.length > 0) {
      const scan = await manager.findOneByOrFail(Scan, { id: scan_id });
      await this.enqueue(manager, scan, this.next(scan, waiting));
      return this.announceTask(scan_id);
    }
    await this.refine(manager, scan_id, prospect_id, tasks);
    await this.endTarget(manager, scan_id, prospect_id, tasks);
  }

  /** Lets go of the waiting work of cancelled scans. Not in their transaction: locks go task, prospect, scan. */
  async dropCancelled(manager: EntityManager): Promise<void> {
    const open = `FROM scans s WHERE s.status = 'cancelled' AND s.id = open.scan_id AND`;
    await manager.query(
      `UPDATE scan_tasks open SET status = 'cancelled', finished_at = now() ${open} open.status IN ('waiting', 'queued')`,
    );
    await manager.query(`UPDATE scan_targets open SET status = 'cancelled' ${open} open.status IN ('waiting', 'running')`);
  }

  /** Tells open screens that a task has moved. */
  announceTask(scanId: string): void {
    this.notifier.notifySoon(SCANS_CHANNEL, scanId);
  }

  /** Tells open screens to look again, when the transaction commits. */
  async announce(manager: EntityManager, scanId: string): Promise<void> {
    await this.notifier.notify(SCANS_CHANNEL, scanId, manager);
  }

  private async startTarget(manager: EntityManager, scan: Scan, prospectId: string): Promise<void> {
    const names = analysesOf(scan.analyses as AnalysisName[] | null);
    const tasks = await manager.save(
      ScanTask,
      names.map((analysis) => ({ scan_id: scan.id, prospect_id: prospectId, analysis, status: 'waiting', attempts: 0 }) as ScanTask),
    );
    await mergeMetadata(manager, prospectId, { analyze_status: 'in_progress', analysis_started_at: new Date().toISOString() });
    await this.enqueue(manager, scan, this.next(scan, tasks));
  }

  /** What somebody looks at now becomes a median of several runs behind the scan. */
  private async refine(manager: EntityManager, scanId: string, prospectId: string, tasks: ScanTask[]): Promise<void> {
    if (!tasks.some(({ analysis, status }) => analysis === 'pagespeed' && status === 'done')) return;
    const { kind, speed_mode } = await manager.findOneByOrFail(Scan, { id: scanId });
    const { medianOfThree } = await this.settings.get('measurement');
    if (isRefined(kind) && speed_mode === 'full' && medianOfThree) await this.queue.enqueue(speedMedian, { prospectId }, { manager });
  }

  private next(scan: Scan, waiting: ScanTask[]): ScanTask[] {
    return nextTasks(scan.kind, waiting, (name) => this.registry.get(name).phase);
  }

  private async endTarget(manager: EntityManager, scanId: string, prospectId: string, tasks: ScanTask[]): Promise<void> {
    const now = new Date().toISOString();
    const outcome = targetOutcome(tasks);
    const { kind } = await manager.findOneByOrFail(Scan, { id: scanId });
    const trial = kind === 'trial' ? await this.trialEnd.record(manager, scanId, prospectId, tasks) : {};
    await manager.query(`UPDATE scan_targets SET status = $3 WHERE scan_id = $1 AND prospect_id = $2`, [scanId, prospectId, outcome]);
    await manager.query(`UPDATE scans SET done = done + $2, failed = failed + $3 WHERE id = $1`, [
      scanId,
      outcome === 'done' ? 1 : 0,
      outcome === 'failed' ? 1 : 0,
    ]);
    await mergeMetadata(manager, prospectId, { analyze_status: 'completed', last_analyzed: now, analysis_completed_at: now, ...trial });
    await this.review.afterScan(manager, prospectId);
    await this.startTargets(manager, scanId);
  }

  private async enqueue(manager: EntityManager, scan: Scan, tasks: ScanTask[]): Promise<void> {
    await manager.query(`UPDATE scan_tasks SET status = 'queued' WHERE id = ANY($1) AND status = 'waiting'`, [tasks.map(({ id }) => id)]);
    const options = { manager, priority: PRIORITY[scan.kind] };
    const inBrowser = tasks.filter(({ analysis }) => this.registry.get(analysis).usesBrowser);
    const light = tasks.filter((task) => !inBrowser.includes(task));
    await this.queue.enqueueAll(
      browserAnalysis,
      inBrowser.map(({ id }) => ({ taskId: id })),
      options,
    );
    await this.queue.enqueueAll(
      lightAnalysis,
      light.map(({ id }) => ({ taskId: id })),
      options,
    );
  }
}

async function mergeMetadata(manager: EntityManager, prospectId: string, values: Record<string, unknown>): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(Prospect)
    .set({ metadata: () => 'metadata || :values::jsonb', updated_at: () => 'updated_at' })
    .where('id = :prospectId')
    .setParameters({ prospectId, values: JSON.stringify(values) })
    .execute();
}
