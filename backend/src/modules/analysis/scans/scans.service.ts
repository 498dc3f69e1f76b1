import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { conflict, notFound } from '../../../common/errors.js';
import type { SignedInUser } from '../../../common/http/access.js';
import { EMPTY_URL } from '../../../common/urls.js';
import { t } from '../../../rules/language.rules.js';
import { markBegun } from '../../prospects/prospect-facts.queries.js';
import { type ProspectFilter, ProspectQueries } from '../../prospects/prospects.queries.js';
import { isHeld, NOT_HELD } from '../../prospects/trial-review.js';
import type { AnalysisName } from '../results/analysis.contract.js';
import type { ScanKind, ScanStatus, SpeedMode } from './scan.contract.js';
import { Scan } from './scan.entity.js';
import { ScanQueries } from './scan.queries.js';
import { roundUsd, ScanCosts } from './scan-costs.queries.js';
import { ScanFlow } from './scan-flow.service.js';
import { ScanTarget } from './scan-target.entity.js';
import { TRIAL_ANALYSES } from './trial-outcome.js';

/** Which prospects: those named, or those a list's filter selects. */
export interface Selection {
  prospectIds?: string[] | undefined;
  filter?: ProspectFilter | undefined;
}

interface ScanOrder {
  kind: ScanKind;
  selection: Selection;
  analyses?: AnalysisName[];
  speedMode?: SpeedMode;
  requestedBy: SignedInUser | null;
  /** Not measured since then; the longest unmeasured first. */
  stale?: { before: Date; limit: number };
}

/** Starts and ends scans. */
@Injectable()
export class Scans {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly flow: ScanFlow,
    private readonly queries: ScanQueries,
    private readonly costs: ScanCosts,
    private readonly clock: Clock,
  ) {}

  /** The six measurements and the two texts for one prospect. A scan of it that still runs is answered instead. */
  async startQuick(prospectId: string, user: SignedInUser): Promise<string> {
    await this.withMeasurableSite(prospectId);
    return this.database.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('scan:' || $1))`, [prospectId]);
      const [running] = await manager.query<{ id: string }[]>(
        `SELECT s.id FROM scans s JOIN scan_targets t ON t.scan_id = s.id JOIN prospects p ON p.id = t.prospect_id
          WHERE p.id = $1 AND s.kind = 'quick' AND s.status IN ('queued', 'running') AND coalesce(t.site = site_address(p.site_url), true) LIMIT 1`,
        [prospectId],
      );
      if (running) return running.id;
      return this.startOne(manager, { kind: 'quick', selection: { prospectIds: [prospectId] }, requestedBy: user });
    });
  }

  /** One analysis of one prospect again; `prepare` happens in the same transaction. */
  async startSingle(
    prospectId: string,
    analysis: AnalysisName,
    user: SignedInUser,
    { prepare, speedMode = 'full' }: { prepare?: (manager: EntityManager) => Promise<void>; speedMode?: SpeedMode | undefined } = {},
  ): Promise<string> {
    await this.withMeasurableSite(prospectId);
    return this.database.transaction(async (manager) => {
      await prepare?.(manager);
      const order = {
        kind: 'single' as const,
        selection: { prospectIds: [prospectId] },
        analyses: [analysis],
        speedMode,
        requestedBy: user,
      };
      return this.startOne(manager, order);
    });
  }

  /** A visitor's own site, in the transaction that makes its prospect. */
  async startTrial(manager: EntityManager, prospectId: string): Promise<void> {
    const order = { kind: 'trial' as const, selection: { prospectIds: [prospectId] }, analyses: [...TRIAL_ANALYSES], requestedBy: null };
    await markBegun(manager, prospectId, this.clock.now());
    await this.start(manager, order);
  }

  /** Starts one analysis ordered by the prospect, or joins a running one. */
  async startForProspect(prospectId: string, analysis: AnalysisName): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('scan:' || $1))`, [prospectId]);
      if ((await this.queries.openAnalyses(prospectId)).has(analysis)) return;
      const selection = { prospectIds: [prospectId] };
      await this.startOne(manager, { kind: 'single', selection, analyses: [analysis], requestedBy: null });
    });
  }

  /** Of a prospect that was there a moment ago. */
  private async startOne(manager: EntityManager, order: ScanOrder): Promise<string> {
    const scan = await this.start(manager, order);
    if (scan.total === 0) throw notFound(t`Ce prospect n’existe pas ou a été supprimé.`);
    return scan.id;
  }

  /** Many prospects; those without a website are left out. */
  async startBulk(selection: Selection, user: SignedInUser): Promise<string> {
    return this.database.transaction(async (manager) => {
      const scan = await this.start(manager, { kind: 'bulk', selection, requestedBy: user });
      if (scan.total === 0) throw conflict('no_prospect', "Aucun prospect avec URL valide trouvé pour l'analyse en masse.");
      return scan.id;
    });
  }

  /**
   * Starts a scan in the caller's transaction. The database selects the prospects: ten thousand take less than a second. Rows are written
   * in the order of ids (docs/locks.md); deleted prospects are left out.
   */
  async start(
    manager: EntityManager,
    { kind, selection, analyses, speedMode = 'full', requestedBy, stale }: ScanOrder,
  ): Promise<{ id: string; total: number }> {
    const scan = await manager.save(Scan, {
      kind,
      total: 0,
      analyses: analyses ?? null,
      speed_mode: speedMode,
      requested_by: requestedBy?.id ?? null,
    } as Scan);
    const left_out = stale ? 0 : await this.withoutSite(selection, manager).getCount();
    const [sql, parameters] = this.measurable(selection, stale).getQueryAndParameters();
    const targets = await manager.query<{ prospect_id: string }[]>(
      `INSERT INTO scan_targets (scan_id, prospect_id, position)
         SELECT $${parameters.length + 1}, there.id, position
           FROM (SELECT chosen.id, row_number() OVER () AS position FROM (${sql}) AS chosen) AS placed JOIN prospects there USING (id)
          ORDER BY there.id FOR KEY SHARE OF there RETURNING prospect_id`,
      [...parameters, scan.id],
    );
    const total = targets.length;
    const each = await this.costs.each(analyses ?? null, manager);
    const estimated_cost = roundUsd(total * each.reduce((sum, { cost }) => sum + cost, 0));
    await manager.update(Scan, { id: scan.id }, { total, left_out, estimated_cost });
    if (total > 0) await this.flow.startTargets(manager, scan.id);
    return { id: scan.id, total };
  }

  /** How many prospects an order would measure, and leave out because they have no website. */
  async count(selection: Selection): Promise<{ total: number; left_out: number }> {
    const [total, left_out] = await Promise.all([this.measurable(selection).getCount(), this.withoutSite(selection).getCount()]);
    return { total, left_out };
  }

  /** Starts no further prospect; running ones finish. */
  async pause(scanId: string): Promise<void> {
    await this.change(scanId, ['queued', 'running'], (manager) => manager.update(Scan, { id: scanId }, { status: 'paused' }));
  }

  async resume(scanId: string): Promise<void> {
    await this.change(scanId, ['paused'], async (manager) => {
      await manager.update(Scan, { id: scanId }, { status: 'running' });
      await this.flow.startTargets(manager, scanId);
    });
  }

  /** Drops waiting work; running measurements end by themselves and are stored. */
  async cancel(scanId: string): Promise<void> {
    const cancelled = { status: 'cancelled' as const, finished_at: this.clock.now() };
    await this.change(scanId, ['queued', 'running', 'paused'], (manager) => manager.update(Scan, { id: scanId }, cancelled));
    await this.flow.dropCancelled(this.database.manager);
  }

  /** Stops one prospect of a scan; the others go on. One that has ended stays as it is. */
  async cancelTarget(scanId: string, prospectId: string): Promise<void> {
    const isTarget = await this.database.manager.existsBy(ScanTarget, { scan_id: scanId, prospect_id: prospectId });
    if (!isTarget) throw notFound('Ce prospect ne fait pas partie de cette analyse.');
    // a waiting one is begun under the lock of the scan, a running one ends under its own: each in the order of its locks
    const stopped = await this.database.transaction(async (manager) => {
      await manager.findOne(Scan, { where: { id: scanId }, lock: { mode: 'for_no_key_update' } });
      return this.flow.cancelTarget(manager, scanId, prospectId, 'waiting');
    });
    if (!stopped) await this.database.transaction((manager) => this.flow.cancelTarget(manager, scanId, prospectId, 'running'));
  }

  /** Does something to a scan in one of the given states; in another state there is nothing to do. */
  private async change(scanId: string, from: readonly ScanStatus[], work: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    await this.database.transaction(async (manager) => {
      const scan = await manager.findOne(Scan, { where: { id: scanId }, lock: { mode: 'for_no_key_update' } });
      if (!scan) throw notFound('Cette analyse n’existe pas.');
      if (!from.includes(scan.status)) return;
      await work(manager);
      await this.flow.announce(manager, scanId);
    });
  }

  private async withMeasurableSite(prospectId: string): Promise<void> {
    const prospect = await this.prospects.get(prospectId);
    if (isHeld(prospect.metadata))
      throw conflict('trial_held', t`Cette demande d’essai n’est pas acceptée\u202f: acceptez-la d’abord dans les essais.`);
    if (prospect.site_url) return;
    throw conflict('no_website', 'Ce prospect n’a pas de site web : ajoutez son adresse avant de lancer l’analyse.', {
      site_url: EMPTY_URL,
    });
  }

  /** The rows of the list, by their names or its filter; what the list itself filters by is left as it is. */
  private chosen({ prospectIds, filter }: Selection, manager?: EntityManager) {
    const query = this.prospects.matching(filter ?? (prospectIds ? { id: prospectIds } : {}), manager).select('prospect.id', 'id');
    return prospectIds ? query.andWhere('prospect.id = ANY(:prospectIds)', { prospectIds }) : query;
  }

  private withoutSite(selection: Selection, manager?: EntityManager) {
    return this.chosen(selection, manager).andWhere(`coalesce(prospect.site_url, '') = ''`);
  }

  private measurable(selection: Selection, stale?: ScanOrder['stale']) {
    const query = this.chosen(selection).andWhere(`prospect.site_url <> ''`).andWhere(NOT_HELD);
    if (!stale) return query.orderBy('prospect.created_at', 'DESC').addOrderBy('prospect.id');
    return query
      .andWhere(`(prospect.metadata->>'last_analyzed' IS NULL OR prospect.metadata->>'last_analyzed' < :before)`, {
        before: stale.before.toISOString(),
      })
      .orderBy(`prospect.metadata->>'last_analyzed'`, 'ASC', 'NULLS FIRST')
      .addOrderBy('prospect.id')
      .limit(stale.limit);
  }
}
