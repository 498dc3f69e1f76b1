import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { VendorName } from '../../../common/config/env.js';
import { currentManager } from '../../../common/database/one-connection.js';
import { ApiKey } from '../../settings/api-key.entity.js';
import { type AnalysisName, analysisName } from '../results/analysis.contract.js';
import type { AnalysisCost } from './scan.contract.js';
import { analysesOf } from './scan-plan.js';

/** The paid calls of an analysis of one prospect, and their list price (USD) until we have paid it ourselves. */
const LIST: readonly { analysis: AnalysisName; vendor: VendorName; calls: number; cost: number }[] = [
  { analysis: 'keywords', vendor: 'dataforseo', calls: 1, cost: 0.012 },
  { analysis: 'reviews', vendor: 'dataforseo', calls: 2, cost: 0.0084 },
  { analysis: 'page', vendor: 'dataforseo', calls: 1, cost: 0.00425 },
  { analysis: 'pagespeed', vendor: 'pagespeed', calls: 2, cost: 0 },
  { analysis: 'cms', vendor: 'whatcms', calls: 1, cost: 0 },
  { analysis: 'intro', vendor: 'openai', calls: 1, cost: 0.0006 },
  { analysis: 'recommendations', vendor: 'openai', calls: 1, cost: 0.0006 },
  { analysis: 'citations', vendor: 'dataforseo', calls: 15, cost: 0.3 },
];

/** Number of past paid calls for the estimate. */
const LEARNT_FROM = 2000;

export interface VendorShare {
  vendor: VendorName;
  calls: number;
  /** USD. */
  cost: number;
}

/** What scans cost: reckoned from what their analyses have cost here, and paid. */
@Injectable()
export class ScanCosts {
  constructor(private readonly database: DataSource) {}

  /**
   * Estimates the cost per prospect by vendor with a key. Reads through `manager`: a second connection inside a transaction could deadlock.
   */
  async each(analyses: readonly AnalysisName[] | null, manager: EntityManager = currentManager(this.database)): Promise<VendorShare[]> {
    const wanted = analysesOf(analyses);
    const shares = new Map<VendorName, VendorShare>();
    for (const { analysis, vendor, calls, cost } of await this.paid(manager)) {
      if (!wanted.includes(analysis)) continue;
      const share = shares.get(vendor) ?? { vendor, calls: 0, cost: 0 };
      shares.set(vendor, { vendor, calls: share.calls + calls, cost: share.cost + cost });
    }
    return [...shares.values()];
  }

  /** Estimates the cost of each analysis for one prospect. */
  async byAnalysis(): Promise<AnalysisCost[]> {
    const paid = await this.paid(currentManager(this.database));
    const whole = analysesOf(null);
    return analysisName.options.map((analysis) => {
      const shares = paid.filter((share) => share.analysis === analysis);
      const cost = roundUsd(shares.reduce((sum, share) => sum + share.cost, 0));
      return { analysis, whole: whole.includes(analysis), vendors: shares.map(({ vendor }) => vendor), cost };
    });
  }

  /** The calls of each analysis for which a key is stored, at what they cost here. */
  private async paid(manager: EntityManager): Promise<typeof LIST> {
    const learnt = await this.learnt(manager);
    const keys = new Set<string>((await manager.find(ApiKey, { select: { service: true } })).map(({ service }) => service));
    return LIST.filter(({ vendor }) => keys.has(vendor)).map(
      (list) => learnt.find(({ analysis, vendor }) => analysis === list.analysis && vendor === list.vendor) ?? list,
    );
  }

  /** Paid so far for these scans, USD. */
  async spent(scanIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.query<{ scan_id: string; cost: number }[]>(
      'SELECT scan_id, sum(cost) AS cost FROM vendor_calls WHERE scan_id = ANY($1) GROUP BY scan_id',
      [scanIds],
    );
    return new Map(rows.map(({ scan_id, cost }) => [scan_id, roundUsd(cost)]));
  }

  private learnt(manager: EntityManager): Promise<{ analysis: AnalysisName; vendor: VendorName; calls: number; cost: number }[]> {
    return manager.query(
      `SELECT k.analysis, paid.vendor, avg(paid.calls)::float AS calls, avg(paid.cost) AS cost
         FROM (SELECT task_id, vendor, count(*) AS calls, sum(cost) AS cost FROM (
                 SELECT task_id, vendor, cost FROM vendor_calls WHERE task_id IS NOT NULL AND outcome = 'ok' ORDER BY id DESC LIMIT ${LEARNT_FROM}) AS last
                GROUP BY task_id, vendor) AS paid
         JOIN scan_tasks k ON k.id = paid.task_id GROUP BY k.analysis, paid.vendor`,
    );
  }
}

export const roundUsd = (usd: number): number => Math.round(usd * 10_000) / 10_000;
