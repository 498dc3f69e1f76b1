import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { events } from '../../../common/database/domain-events.js';
import { isWrongPage, type OutcomeName } from '../../../rules/outcome-names.rules.js';
import { isSuccess, type ScanOutcome, scanOutcome } from '../../../rules/scan-outcomes.rules.js';
import { isExample } from '../../prospects/examples.queries.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import { mergeMetadata } from '../../prospects/prospect-facts.queries.js';
import { ReviewState } from '../review/review-state.service.js';
import type { Scan } from './scan.entity.js';
import { ScanTarget } from './scan-target.entity.js';
import { ScanTask } from './scan-task.entity.js';
import { TrialEnd } from './trial-end.service.js';

const EXAMPLE = {
  code: 'example',
  message: 'Prospect d’exemple\u202f: ses chiffres sont inventés, rien n’est mesuré.',
  detail: null,
};

/** Judges the outcome of a scan for one prospect and stores it, in the transaction of its last task. */
@Injectable()
export class TargetEnd {
  constructor(
    private readonly trialEnd: TrialEnd,
    private readonly review: ReviewState,
    private readonly clock: Clock,
  ) {}

  async record(manager: EntityManager, scan: Scan, prospectId: string, tasks: ScanTask[]): Promise<void> {
    const page = await this.pageOf(manager, scan.id, prospectId, tasks);
    const outcome = scanOutcome({ page, isExample: false, tasks });
    await this.keep(manager, scan.id, prospectId, outcome, page);
    // the new address was not visited
    if (await hasMoved(manager, scan.id, prospectId)) await mergeMetadata(manager, prospectId, { analyze_status: null });
    else await this.recordResults(manager, scan, prospectId, tasks);
    if (scan.kind === 'trial') await this.emitTrialEnd(manager, prospectId, outcome);
  }

  private async recordResults(manager: EntityManager, scan: Scan, prospectId: string, tasks: ScanTask[]): Promise<void> {
    const trial = scan.kind === 'trial' ? await this.trialEnd.record(manager, scan.id, prospectId, tasks) : {};
    const now = this.clock.now().toISOString();
    await mergeMetadata(manager, prospectId, { analyze_status: 'completed', last_analyzed: now, analysis_completed_at: now, ...trial });
    await this.review.afterScan(manager, prospectId);
  }

  /** A made-up company has no website that could be visited: its tasks end before they begin. */
  async recordExample(manager: EntityManager, scan: Scan, prospectId: string, tasks: ScanTask[]): Promise<void> {
    const ids = tasks.map(({ id }) => id);
    await manager.update(ScanTask, ids, { status: 'skipped', state: 'sample', error: EXAMPLE, finished_at: this.clock.now() });
    const outcome = scanOutcome({ page: null, isExample: true, tasks: [] });
    await this.keep(manager, scan.id, prospectId, outcome, null);
    if (scan.kind === 'trial') await this.emitTrialEnd(manager, prospectId, outcome);
  }

  private async emitTrialEnd(manager: EntityManager, prospectId: string, outcome: ScanOutcome): Promise<void> {
    const [row] = await manager.query<{ failed: boolean | null }[]>(
      `SELECT metadata ->> 'analysis_error' <> '' AS failed FROM prospects WHERE id = $1`,
      [prospectId],
    );
    const details = { outcome, finished_at: this.clock.now() };
    await events.emit(manager, { type: row?.failed ? 'trial.failed' : 'trial.measured', ids: [prospectId], details });
  }

  private async keep(
    manager: EntityManager,
    scan_id: string,
    prospect_id: string,
    outcome: ScanOutcome,
    page: OutcomeName | null,
  ): Promise<void> {
    const status = isSuccess(outcome) ? 'done' : 'failed';
    await manager.update(ScanTarget, { scan_id, prospect_id }, { status, outcome, page, finished_at: this.clock.now() });
    await manager.query(`UPDATE scans SET ${status} = ${status} + 1 WHERE id = $1`, [scan_id]);
  }

  /** Returns the outcome of the visit of this scan, else of the tasks skipped because of it. */
  private async pageOf(manager: EntityManager, scanId: string, prospectId: string, tasks: ScanTask[]): Promise<OutcomeName | null> {
    const [visit] = await manager.query<{ outcome: OutcomeName }[]>(
      `SELECT result ->> 'outcome' AS outcome FROM measurements
        WHERE prospect_id = $2 AND analysis = 'connectivity' AND scan_id = $1 AND state = 'measured' ORDER BY id DESC LIMIT 1`,
      [scanId, prospectId],
    );
    if (visit) return visit.outcome;
    // of reviews, the same name means that the business found is another's
    const left = tasks.find(({ status, analysis, error }) => status === 'skipped' && analysis !== 'reviews' && isWrongPage(error?.code));
    return (left?.error?.code as OutcomeName | undefined) ?? null;
  }
}

async function hasMoved(manager: EntityManager, scanId: string, prospectId: string): Promise<boolean> {
  const [row] = await manager.query<{ moved: boolean | null }[]>(
    `SELECT t.site <> site_address(p.site_url) AS moved FROM scan_targets t JOIN prospects p ON p.id = t.prospect_id
      WHERE t.scan_id = $1 AND t.prospect_id = $2`,
    [scanId, prospectId],
  );
  return row?.moved === true;
}

/** SQL: a prospect of the demonstration with its invented address. */
const EXAMPLE_PROSPECT = `(${isExample()} AND prospect.site_url ~ '^https?://[^/]*\\.example(/|$)')`;

/** The examples among these. */
export async function examplesAmong(manager: EntityManager, prospectIds: string[]): Promise<ReadonlySet<string>> {
  if (prospectIds.length === 0) return new Set();
  const rows = await manager
    .createQueryBuilder(Prospect, 'prospect')
    .select('prospect.id', 'id')
    .where('prospect.id = ANY(:prospectIds)', { prospectIds })
    .andWhere(EXAMPLE_PROSPECT)
    .getRawMany<{ id: string }>();
  return new Set(rows.map(({ id }) => id));
}
