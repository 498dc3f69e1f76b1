import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { returnedRows } from '../../common/database/returned-rows.js';
import { conflict, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { EMPTY_URL } from '../../common/urls.js';
import { type ProspectFilter, ProspectQueries } from '../prospects/prospects.queries.js';
import type { AnalysisName } from './analysis.contract.js';
import type { ScanKind, ScanStatus, SpeedMode } from './scan.contract.js';
import { Scan } from './scan.entity.js';
import { ScanQueries } from './scan.queries.js';
import { ScanFlow } from './scan-flow.service.js';
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
  ) {}

  /** The six measurements and the two texts for one prospect. A scan of it that still runs is answered instead. */
  async startQuick(prospectId: string, user: SignedInUser): Promise<string> {
    await this.withSite(prospectId);
    return this.database.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('scan:' || $1))`, [prospectId]);
      const [running] = await manager.query<{ id: string }[]>(
        `SELECT s.id FROM scans s JOIN scan_targets t ON t.scan_id = s.id WHERE t.prospect_id = $1 AND s.kind = 'quick' AND s.status IN ('queued', 'running') LIMIT 1`,
        [prospectId],
      );
      if (running) return running.id;
      return (await this.start(manager, { kind: 'quick', selection: { prospectIds: [prospectId] }, requestedBy: user })).id;
    });
  }

  /** One analysis of one prospect again; `prepare` happens in the same transaction. */
  async startSingle(
    prospectId: string,
    analysis: AnalysisName,
    user: SignedInUser,
    { prepare, speedMode = 'full' }: { prepare?: (manager: EntityManager) => Promise<void>; speedMode?: SpeedMode | undefined } = {},
  ): Promise<string> {
    await this.withSite(prospectId);
    return this.database.transaction(async (manager) => {
      await prepare?.(manager);
      const order = {
        kind: 'single' as const,
        selection: { prospectIds: [prospectId] },
        analyses: [analysis],
        speedMode,
        requestedBy: user,
      };
      return (await this.start(manager, order)).id;
    });
  }

  /** A visitor's own site, in the transaction that makes its prospect. */
  async startTrial(manager: EntityManager, prospectId: string): Promise<void> {
    const order = { kind: 'trial' as const, selection: { prospectIds: [prospectId] }, analyses: [...TRIAL_ANALYSES], requestedBy: null };
    await this.start(manager, order);
  }

  /** One analysis that the prospect itself asked for; an analysis of it that is under way is joined. */
  async startForProspect(prospectId: string, analysis: AnalysisName): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('scan:' || $1))`, [prospectId]);
      if ((await this.queries.openAnalyses(prospectId, manager)).has(analysis)) return;
      const selection = { prospectIds: [prospectId] };
      await this.start(manager, { kind: 'single', selection, analyses: [analysis], requestedBy: null });
    });
  }

  /** Many prospects; those without a website are left out. */
  async startBulk(selection: Selection, user: SignedInUser): Promise<string> {
    return this.database.transaction(async (manager) => {
      const scan = await this.start(manager, { kind: 'bulk', selection, requestedBy: user });
      if (scan.total === 0) throw conflict('no_prospect', "Aucun prospect avec URL valide trouvé pour l'analyse en masse.");
      return scan.id;
    });
  }

  /** Within the caller's transaction. The prospects are chosen by the database: ten thousand take less than a second. */
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
    const chosen = this.selected(selection, stale);
    const [sql, parameters] = chosen.getQueryAndParameters();
    await manager.query(
      `INSERT INTO scan_targets (scan_id, prospect_id, position)
         SELECT $${parameters.length + 1}, chosen.id, row_number() OVER () FROM (${sql}) AS chosen`,
      [...parameters, scan.id],
    );
    const [counted] = returnedRows(
      await manager.query<{ total: number }[]>(
        'UPDATE scans SET total = (SELECT count(*) FROM scan_targets WHERE scan_id = $1) WHERE id = $1 RETURNING total',
        [scan.id],
      ),
    );
    const total = counted?.total ?? 0;
    if (total > 0) await this.flow.startTargets(manager, scan.id);
    return { id: scan.id, total };
  }

  /** How many prospects an order would measure. */
  count(selection: Selection, stale?: ScanOrder['stale']): Promise<number> {
    return this.selected(selection, stale).getCount();
  }

  /** No further prospect is begun; those under way end. */
  async pause(scanId: string): Promise<void> {
    await this.change(scanId, ['queued', 'running'], (manager) => manager.update(Scan, { id: scanId }, { status: 'paused' }));
  }

  async resume(scanId: string): Promise<void> {
    await this.change(scanId, ['paused'], async (manager) => {
      await manager.update(Scan, { id: scanId }, { status: 'running' });
      await this.flow.startTargets(manager, scanId);
    });
  }

  /** Waiting work is dropped at once; what is being measured right now ends by itself and is still stored. */
  async cancel(scanId: string): Promise<void> {
    const cancelled = { status: 'cancelled' as const, finished_at: new Date() };
    await this.change(scanId, ['queued', 'running', 'paused'], (manager) => manager.update(Scan, { id: scanId }, cancelled));
    await this.flow.dropCancelled(this.database.manager);
  }

  /** Does something to a scan in one of the given states; in another state there is nothing to do. */
  private async change(scanId: string, from: readonly ScanStatus[], work: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    await this.database.transaction(async (manager) => {
      const scan = await manager.findOne(Scan, { where: { id: scanId }, lock: { mode: 'pessimistic_write' } });
      if (!scan) throw notFound('Cette analyse n’existe pas.');
      if (!from.includes(scan.status)) return;
      await work(manager);
      await this.flow.announce(manager, scanId);
    });
  }

  private async withSite(prospectId: string): Promise<void> {
    const prospect = await this.prospects.get(prospectId);
    if (prospect.site_url) return;
    throw conflict('no_website', 'Ce prospect n’a pas de site web : ajoutez son adresse avant de lancer l’analyse.', {
      site_url: EMPTY_URL,
    });
  }

  private selected({ prospectIds, filter }: Selection, stale: ScanOrder['stale']) {
    const query = this.prospects.matching({ ...filter, has_site: true }).select('prospect.id', 'id');
    if (prospectIds) query.andWhere('prospect.id = ANY(:prospectIds)', { prospectIds });
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
