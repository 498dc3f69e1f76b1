import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ALIVE } from '../../../common/jobs/worker.entity.js';
import { VendorUsage } from '../../../providers/vendor/vendor-usage.queries.js';
import type { AnalysisCost, ScanEstimate } from './scan.contract.js';
import { roundUsd, ScanCosts } from './scan-costs.queries.js';
import { PROSPECTS_AT_ONCE } from './scan-plan.js';
import { Scans, type Selection } from './scans.service.js';

/** Before anything was measured here: one Lighthouse run per device on two cores. */
const FIRST_GUESS_SECONDS = 18;

/** What a bulk scan would take and cost, shown before it is started (field note 19). */
@Injectable()
export class BulkScanEstimates {
  constructor(
    private readonly database: DataSource,
    private readonly scans: Scans,
    private readonly costs: ScanCosts,
    private readonly usage: VendorUsage,
  ) {}

  each(): Promise<AnalysisCost[]> {
    return this.costs.byAnalysis();
  }

  async of(selection: Selection): Promise<ScanEstimate> {
    const { total: prospects, left_out } = await this.scans.count(selection);
    const vendors = [];
    for (const share of await this.costs.each(null)) {
      const { costLeft, callsLeft } = await this.usage.standing(share.vendor);
      const cost = roundUsd(prospects * share.cost);
      const calls = Math.ceil(prospects * share.calls);
      const left = Number.isFinite(costLeft) ? roundUsd(costLeft) : null;
      vendors.push({ vendor: share.vendor, calls, cost, left, enough: cost <= costLeft && calls <= callsLeft });
    }
    const cost = roundUsd(vendors.reduce((sum, vendor) => sum + vendor.cost, 0));
    return { prospects, left_out, seconds: Math.round(prospects * (await this.secondsEach())), cost, vendors };
  }

  /** Seconds per prospect at the pace of the last measurements: our browser takes one at a time per machine, vendors several. */
  private async secondsEach(): Promise<number> {
    const [last] = await this.database.query<{ seconds: number | null; own: boolean | null }[]>(
      `SELECT (avg(duration_ms) / 1000)::float AS seconds, bool_or(provider LIKE 'Lighthouse%') AS own FROM (
         SELECT duration_ms, provider FROM measurements WHERE analysis = 'pagespeed' AND state = 'measured' AND scan_id IS NOT NULL AND (result ->> 'runs')::int = 1 ORDER BY id DESC LIMIT 50) AS last`,
    );
    const [{ workers, machines } = { workers: 1, machines: 1 }] = await this.database.query<{ workers: number; machines: number }[]>(
      `SELECT greatest(1, count(*))::int AS workers, greatest(1, count(DISTINCT host))::int AS machines FROM workers WHERE ${ALIVE}`,
    );
    const seconds = last?.seconds ?? FIRST_GUESS_SECONDS;
    return last?.own === false ? seconds / (workers * PROSPECTS_AT_ONCE) : seconds / machines;
  }
}
