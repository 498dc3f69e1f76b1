import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import type { ConnectivityReport } from '../../../providers/connectivity/connectivity.contract.js';
import { CAUSES } from '../../../providers/provider-error.js';
import { isWrongPage } from '../../../rules/outcome-names.rules.js';
import { AnalysisResults, type Attempt } from '../measurements/analysis-results.service.js';
import type { TaskError } from '../results/analysis.contract.js';
import { Measurement } from '../results/measurement.entity.js';
import { ScanTask } from './scan-task.entity.js';

/** Lets no engine near a page that is not the company's: what waits behind the visit ends before it begins (decision 30). */
@Injectable()
export class PageGate {
  constructor(
    private readonly results: AnalysisResults,
    private readonly clock: Clock,
  ) {}

  /** Ends the waiting tasks when this scan's visit met a wrong page, or could not be made; answers those that go on. */
  async passing(manager: EntityManager, tasks: readonly ScanTask[], waiting: readonly ScanTask[]): Promise<ScanTask[]> {
    const visit = tasks.find(({ analysis }) => analysis === 'connectivity');
    if (!visit || waiting.length === 0 || !['done', 'failed', 'skipped'].includes(visit.status)) return [...waiting];
    const met = visit.status === 'done' ? await this.wrongPage(manager, visit) : visit.error;
    if (!met) return [...waiting];
    const ended = { status: 'skipped' as const, state: 'not_applicable' as const, error: met, finished_at: this.clock.now() };
    await manager.update(ScanTask, { id: In(waiting.map(({ id }) => id)) }, ended);
    const now = { site: null, measuredAt: this.clock.now(), durationMs: 0 };
    const skipped = waiting.map(({ prospect_id: prospectId, scan_id: scanId, analysis }) => ({ prospectId, scanId, analysis, ...now }));
    // a changed address is reported with the visit and says nothing about the new one
    if (met.code !== 'site_changed') await this.results.saveSkipped(manager, skipped, met);
    for (const task of waiting) Object.assign(task, ended);
    return [];
  }

  /** A browser ended up elsewhere than the visit: the outcome is what it met, from the time of the visit on. */
  async correct(manager: EntityManager, { prospectId, site, scanId, measuredAt }: Attempt, result: ConnectivityReport): Promise<void> {
    const where = { prospect_id: prospectId, analysis: 'connectivity' as const, ...(scanId && { scan_id: scanId }) };
    const visit = await manager.findOne(Measurement, { where, order: { id: 'DESC' } });
    const attempt = {
      prospectId,
      analysis: 'connectivity' as const,
      site,
      scanId,
      measuredAt: visit?.measured_at ?? measuredAt,
      durationMs: 0,
    };
    await this.results.save(manager, attempt, { state: 'measured', source: 'live', provider: visit?.provider ?? '', result });
  }

  private async wrongPage(manager: EntityManager, { scan_id, prospect_id }: ScanTask): Promise<TaskError | null> {
    const where = { scan_id, prospect_id, analysis: 'connectivity' as const, state: 'measured' as const };
    const visit = await manager.findOne(Measurement, { where, order: { id: 'DESC' } });
    const { outcome, reason } = (visit?.result ?? {}) as Partial<ConnectivityReport>;
    return isWrongPage(outcome) ? wrongPageError(outcome, reason ?? null) : null;
  }
}

/** Why nothing was measured, for staff. */
export const wrongPageError = (outcome: Parameters<typeof isWrongPage>[0] & string, detail: string | null): TaskError => ({
  code: outcome,
  message: [outcome, detail ?? ''].flatMap((code) => (code in CAUSES ? CAUSES[code as keyof typeof CAUSES] : [])).join(' '),
  detail,
});
