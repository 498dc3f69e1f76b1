import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { conflict, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import type { AnalysisName } from './analysis.contract.js';
import type { ScanKind } from './scan.contract.js';
import { Scan } from './scan.entity.js';
import { ScanFlow } from './scan-flow.service.js';

export interface ScanOrder {
  kind: ScanKind;
  prospectIds: string[];
  analyses?: AnalysisName[];
  requestedBy: SignedInUser | null;
}

/** Starts and ends scans. */
@Injectable()
export class Scans {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly flow: ScanFlow,
  ) {}

  /** The six measurements and the two texts for one prospect. A scan of it that still runs is answered instead. */
  async startQuick(prospectId: string, user: SignedInUser): Promise<string> {
    const prospect = await this.prospects.get(prospectId);
    if (!prospect.site_url)
      throw conflict('no_website', 'Ce prospect n’a pas de site web : ajoutez son adresse avant de lancer l’analyse.', {
        site_url: 'Adresse du site manquante',
      });
    return this.database.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('scan:' || $1))`, [prospectId]);
      const [running] = await manager.query<{ id: string }[]>(
        `SELECT s.id FROM scans s JOIN scan_targets t ON t.scan_id = s.id WHERE t.prospect_id = $1 AND s.kind = 'quick' AND s.status IN ('queued', 'running') LIMIT 1`,
        [prospectId],
      );
      return running?.id ?? this.start(manager, { kind: 'quick', prospectIds: [prospectId], requestedBy: user });
    });
  }

  async start(manager: EntityManager, { kind, prospectIds, analyses, requestedBy }: ScanOrder): Promise<string> {
    const scan = await manager.save(Scan, {
      kind,
      total: prospectIds.length,
      analyses: analyses ?? null,
      requested_by: requestedBy?.id ?? null,
    } as Scan);
    await manager.query(
      `INSERT INTO scan_targets (scan_id, prospect_id, position) SELECT $1, id, position FROM unnest($2::uuid[]) WITH ORDINALITY AS target(id, position)`,
      [scan.id, prospectIds],
    );
    await this.flow.startTargets(manager, scan.id);
    return scan.id;
  }

  /** Waiting work is dropped at once; what is being measured right now ends by itself and is still stored. */
  async cancel(scanId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const scan = await manager.findOne(Scan, { where: { id: scanId }, lock: { mode: 'pessimistic_write' } });
      if (!scan) throw notFound('Cette analyse n’existe pas.');
      if (scan.status === 'done' || scan.status === 'cancelled') return;
      await manager.query(
        `UPDATE scan_tasks SET status = 'cancelled', finished_at = now() WHERE scan_id = $1 AND status IN ('waiting', 'queued')`,
        [scanId],
      );
      await manager.query(`UPDATE scan_targets SET status = 'cancelled' WHERE scan_id = $1 AND status IN ('waiting', 'running')`, [scanId]);
      await manager.update(Scan, { id: scanId }, { status: 'cancelled', finished_at: new Date() });
      await this.flow.announce(manager, scanId);
    });
  }
}
