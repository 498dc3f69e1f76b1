import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { Notifier } from '../../../common/database/notifier.service.js';
import { returnedRows } from '../../../common/database/returned-rows.js';
import { JobQueue } from '../../../common/jobs/job-queue.service.js';
import { ALIVE } from '../../../common/jobs/worker.entity.js';
import { Settings } from '../../settings/settings.service.js';
import { awaitedBrowserAnalysis, browserAnalysis, lightAnalysis, speedMedian } from '../measurements/analysis-jobs.js';
import { AnalysisRegistry } from '../measurements/analysis-registry.service.js';
import type { AnalysisName } from '../results/analysis.contract.js';
import { PageGate } from './page-gate.service.js';
import { Scan } from './scan.entity.js';
import { analysesOf, endedStatus, isAwaited, nextTasks, PRIORITY, PROSPECTS_AT_ONCE } from './scan-plan.js';
import { ScanTarget } from './scan-target.entity.js';
import { ScanTask } from './scan-task.entity.js';
import { examplesAmong, TargetEnd } from './target-end.service.js';

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
    private readonly targetEnd: TargetEnd,
    private readonly gate: PageGate,
    private readonly clock: Clock,
  ) {}

  /** Starts the next waiting prospects, as many as the living workers have places for. */
  async startTargets(manager: EntityManager, scanId: string): Promise<void> {
    // not FOR UPDATE: concurrent inserts reference this scan, and both would wait for each other
    const scan = await manager.findOne(Scan, { where: { id: scanId }, lock: { mode: 'for_no_key_update' } });
    if (!scan || scan.status === 'done' || scan.status === 'cancelled') return;
    if (scan.status !== 'paused') while (await this.fillPlaces(manager, scan));
    const [{ open, cancelled, total } = { open: 0, cancelled: 0, total: 0 }] = await manager.query<
      { open: number; cancelled: number; total: number }[]
    >(
      `SELECT (count(*) FILTER (WHERE status IN ('waiting', 'running')))::int AS open,
              (count(*) FILTER (WHERE status = 'cancelled'))::int AS cancelled, count(*)::int AS total FROM scan_targets WHERE scan_id = $1`,
      [scanId],
    );
    const started_at = scan.started_at ?? this.clock.now();
    if (open === 0)
      await manager.update(Scan, { id: scanId }, { status: endedStatus(cancelled, total), started_at, finished_at: this.clock.now() });
    else if (scan.status !== 'paused') await manager.update(Scan, { id: scanId }, { status: 'running', started_at });
    await this.announce(manager, scanId);
  }

  /**
   * Starts as many prospects as there are free slots, except those being deleted or stopped. Returns true when examples finished at once.
   */
  private async fillPlaces(manager: EntityManager, scan: Scan): Promise<boolean> {
    // as an array: a locking subquery with a limit may run once per row
    const started = await manager.query<{ prospect_id: string }[]>(
      `UPDATE scan_targets SET status = 'running', started_at = now(),
              site = (SELECT site_address(site_url) FROM prospects WHERE id = scan_targets.prospect_id)
        WHERE scan_id = $1 AND status = 'waiting' AND position = ANY (ARRAY(
         SELECT position FROM scan_targets WHERE scan_id = $1 AND status = 'waiting' ORDER BY position
         LIMIT greatest(0, (SELECT greatest(1, count(*)) * $2 FROM workers WHERE ${ALIVE})
                           - (SELECT count(*) FROM scan_targets WHERE scan_id = $1 AND status = 'running'))
         FOR NO KEY UPDATE SKIP LOCKED))
       RETURNING prospect_id`,
      [scan.id, PROSPECTS_AT_ONCE],
    );
    const ids = returnedRows(started)
      .map(({ prospect_id }) => prospect_id)
      .sort();
    const examples = await examplesAmong(manager, ids);
    for (const id of ids) {
      const tasks = await this.makeTasks(manager, scan, id);
      if (examples.has(id)) await this.targetEnd.recordExample(manager, scan, id, tasks);
      else await this.enqueue(manager, scan, this.next(scan, tasks));
    }
    return examples.size > 0;
  }

  /** After a task has ended: releases the texts when all measurements are in, ends the prospect when all is done. */
  async taskEnded(manager: EntityManager, { scan_id, prospect_id }: Pick<ScanTask, 'scan_id' | 'prospect_id'>): Promise<void> {
    // serialises the tasks of the prospect, in the order of docs/locks.md
    const [target] = await manager.query<{ status: string }[]>(
      `SELECT status FROM scan_targets WHERE scan_id = $1 AND prospect_id = $2 FOR NO KEY UPDATE`,
      [scan_id, prospect_id],
    );
    const tasks = await manager.findBy(ScanTask, { scan_id, prospect_id });
    const open = tasks.filter(({ status }) => status === 'queued' || status === 'running');
    if (target?.status !== 'running' || open.length > 0) return this.announceTask(scan_id);
    const waiting = await this.gate.passing(
      manager,
      tasks,
      tasks.filter(({ status }) => status === 'waiting'),
    );
    const scan = await manager.findOneByOrFail(Scan, { id: scan_id });
    if (waiting.length > 0) {
      await this.enqueue(manager, scan, this.next(scan, waiting));
      return this.announceTask(scan_id);
    }
    await this.refine(manager, scan, prospect_id, tasks);
    await this.targetEnd.record(manager, scan, prospect_id, tasks);
    await this.startTargets(manager, scan_id);
  }

  /** Stops one prospect; a running measurement ends by itself and is stored. */
  async cancelTarget(manager: EntityManager, scan_id: string, prospect_id: string, from: 'waiting' | 'running'): Promise<boolean> {
    const cancelled = { status: 'cancelled' as const, finished_at: this.clock.now() };
    const { affected } = await manager.update(ScanTarget, { scan_id, prospect_id, status: from }, cancelled);
    if (!affected) return false;
    await manager.update(ScanTask, { scan_id, prospect_id, status: In(['waiting', 'queued']) }, cancelled);
    await this.startTargets(manager, scan_id);
    return true;
  }

  /** Drops waiting work of cancelled scans. Skips locked rows, so that it cannot deadlock; the next run drops them. */
  async dropCancelled(manager: EntityManager): Promise<void> {
    const drop = (table: 'scan_tasks' | 'scan_targets', open: string) =>
      manager.query<unknown>(
        `UPDATE ${table} SET status = 'cancelled', finished_at = now() WHERE ctid = ANY (ARRAY(
           SELECT open.ctid FROM ${table} open JOIN scans s ON s.id = open.scan_id
            WHERE s.status = 'cancelled' AND open.status IN (${open}) FOR NO KEY UPDATE OF open SKIP LOCKED))`,
      );
    await drop('scan_tasks', `'waiting', 'queued'`);
    await drop('scan_targets', `'waiting', 'running'`);
  }

  /** Notifies open screens of a changed task. */
  announceTask(scanId: string): void {
    this.notifier.notifySoon(SCANS_CHANNEL, scanId);
  }

  /** Notifies open screens of a change, on commit. */
  async announce(manager: EntityManager, scanId: string): Promise<void> {
    await this.notifier.notify(SCANS_CHANNEL, scanId, manager);
  }

  private makeTasks(manager: EntityManager, { id: scan_id, analyses }: Scan, prospect_id: string): Promise<ScanTask[]> {
    const names = analysesOf(analyses as AnalysisName[] | null);
    return manager.save(
      ScanTask,
      names.map((analysis) => ({ scan_id, prospect_id, analysis, status: 'waiting', attempts: 0 }) as ScanTask),
    );
  }

  /** Enqueues further runs for the median of a speed that is already shown. */
  private async refine(manager: EntityManager, { kind, speed_mode }: Scan, prospectId: string, tasks: ScanTask[]): Promise<void> {
    if (!tasks.some(({ analysis, status }) => analysis === 'pagespeed' && status === 'done')) return;
    const { medianOfThree } = await this.settings.get('measurement');
    if (isAwaited(kind) && speed_mode === 'full' && medianOfThree) await this.queue.enqueue(speedMedian, { prospectId }, { manager });
  }

  private next(scan: Scan, waiting: ScanTask[]): ScanTask[] {
    return nextTasks(scan.kind, waiting, (name) => this.registry.get(name).phase);
  }

  private async enqueue(manager: EntityManager, scan: Scan, tasks: ScanTask[]): Promise<void> {
    await manager.query(`UPDATE scan_tasks SET status = 'queued' WHERE id = ANY($1) AND status = 'waiting'`, [tasks.map(({ id }) => id)]);
    const options = { manager, priority: PRIORITY[scan.kind] };
    const inBrowser = tasks.filter(({ analysis }) => this.registry.get(analysis).usesBrowser);
    const light = tasks.filter((task) => !inBrowser.includes(task));
    await this.queue.enqueueAll(
      isAwaited(scan.kind) ? awaitedBrowserAnalysis : browserAnalysis,
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
