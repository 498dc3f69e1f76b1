import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Notifier } from '../../common/database/notifier.service.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { Prospect } from '../prospects/prospect.entity.js';
import type { AnalysisName } from './analysis.contract.js';
import { browserAnalysis, lightAnalysis } from './analysis-jobs.js';
import { AnalysisRegistry } from './analysis-registry.service.js';
import { Scan } from './scan.entity.js';
import { analysesOf, PRIORITY, PROSPECTS_AT_ONCE, targetOutcome } from './scan-plan.js';
import { ScanTask } from './scan-task.entity.js';

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
    for (const { prospect_id } of rowsOf(started)) await this.startTarget(manager, scan, prospect_id);
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
    await manager.query(`SELECT 1 FROM scans WHERE id = $1 FOR UPDATE`, [scan_id]); // the scan first, as everywhere: no deadlock with a cancellation
    const [target] = await manager.query<{ status: string }[]>(`SELECT status FROM scan_targets WHERE scan_id = $1 AND prospect_id = $2`, [
      scan_id,
      prospect_id,
    ]);
    const tasks = await manager.findBy(ScanTask, { scan_id, prospect_id });
    const open = tasks.filter(({ status }) => status === 'queued' || status === 'running');
    const waiting = tasks.filter(({ status }) => status === 'waiting');
    if (target?.status !== 'running' || open.length > 0) return this.announce(manager, scan_id);
    if (waiting.length > 0) {
      const scan = await manager.findOneByOrFail(Scan, { id: scan_id });
      await this.enqueue(manager, scan, waiting);
      return this.announce(manager, scan_id);
    }
    await this.endTarget(manager, scan_id, prospect_id, targetOutcome(tasks));
  }

  /** Tells open screens to look again. */
  async announce(manager: EntityManager, scanId: string): Promise<void> {
    await this.notifier.notify(SCANS_CHANNEL, scanId, manager);
  }

  private async startTarget(manager: EntityManager, scan: Scan, prospectId: string): Promise<void> {
    const names = analysesOf(scan.kind, scan.analyses as AnalysisName[] | null);
    const tasks = await manager.save(
      ScanTask,
      names.map((analysis) => ({ scan_id: scan.id, prospect_id: prospectId, analysis, status: 'waiting', attempts: 0 }) as ScanTask),
    );
    await mergeMetadata(manager, prospectId, { analyze_status: 'in_progress', analysis_started_at: new Date().toISOString() });
    const measurements = tasks.filter(({ analysis }) => this.registry.get(analysis).phase === 'measure');
    await this.enqueue(manager, scan, measurements.length > 0 ? measurements : tasks);
  }

  private async endTarget(manager: EntityManager, scanId: string, prospectId: string, outcome: 'done' | 'failed'): Promise<void> {
    const now = new Date().toISOString();
    await manager.query(`UPDATE scan_targets SET status = $3 WHERE scan_id = $1 AND prospect_id = $2`, [scanId, prospectId, outcome]);
    await manager.query(`UPDATE scans SET done = done + $2, failed = failed + $3 WHERE id = $1`, [
      scanId,
      outcome === 'done' ? 1 : 0,
      outcome === 'failed' ? 1 : 0,
    ]);
    await mergeMetadata(manager, prospectId, { analyze_status: 'completed', last_analyzed: now, analysis_completed_at: now });
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

/** `UPDATE … RETURNING` answers `[rows, count]` in TypeORM. */
const rowsOf = <T>(answer: T[]): T[] => (Array.isArray(answer[0]) ? (answer[0] as unknown as T[]) : answer);

async function mergeMetadata(manager: EntityManager, prospectId: string, values: Record<string, string>): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(Prospect)
    .set({ metadata: () => 'metadata || :values::jsonb', updated_at: () => 'updated_at' })
    .where('id = :prospectId')
    .setParameters({ prospectId, values: JSON.stringify(values) })
    .execute();
}
