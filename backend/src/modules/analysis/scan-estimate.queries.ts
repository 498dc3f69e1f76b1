import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { VendorName } from '../../common/config/env.js';
import { VendorUsage } from '../../providers/vendor/vendor-usage.queries.js';
import type { ScanEstimate } from './scan.contract.js';
import { Scans, type Selection } from './scan.service.js';
import { PROSPECTS_AT_ONCE } from './scan-plan.js';

/** The paid calls of one prospect, and the vendor's list price (USD) until we have paid it ourselves. */
const CALLS: readonly { vendor: VendorName; operation: string; listPrice: number }[] = [
  { vendor: 'dataforseo', operation: 'ranked_keywords', listPrice: 0.012 },
  { vendor: 'dataforseo', operation: 'business_info', listPrice: 0.0054 },
  { vendor: 'pagespeed', operation: 'runPagespeed', listPrice: 0 },
  { vendor: 'pagespeed', operation: 'runPagespeed', listPrice: 0 },
  { vendor: 'whatcms', operation: 'tech', listPrice: 0 },
  { vendor: 'openai', operation: 'chat_completion', listPrice: 0.0006 },
  { vendor: 'openai', operation: 'chat_completion', listPrice: 0.0006 },
];

/** Before anything was measured here: one Lighthouse run per device on two cores. */
const FIRST_GUESS_SECONDS = 18;

/** What a bulk scan would take and cost, shown before it is started (field note 19). */
@Injectable()
export class ScanEstimates {
  constructor(
    private readonly database: DataSource,
    private readonly scans: Scans,
    private readonly usage: VendorUsage,
  ) {}

  async of(selection: Selection): Promise<ScanEstimate> {
    const prospects = await this.scans.count(selection);
    const vendors = [];
    for (const vendor of new Set(CALLS.map((call) => call.vendor))) {
      const { configured, costLeft, callsLeft } = await this.usage.standing(vendor);
      if (!configured) continue;
      const calls = CALLS.filter((call) => call.vendor === vendor);
      const prices = await Promise.all(
        calls.map(async ({ operation, listPrice }) => (await this.usage.meanCost(vendor, operation)) ?? listPrice),
      );
      const cost = round(prospects * prices.reduce((sum, price) => sum + price, 0));
      const enough = cost <= costLeft && prospects * calls.length <= callsLeft;
      vendors.push({ vendor, calls: prospects * calls.length, cost, left: Number.isFinite(costLeft) ? round(costLeft) : null, enough });
    }
    const cost = round(vendors.reduce((sum, vendor) => sum + vendor.cost, 0));
    return { prospects, seconds: Math.round(prospects * (await this.secondsEach())), cost, vendors };
  }

  /** Seconds per prospect at the pace of the last measurements: our browser takes one at a time per machine, vendors several. */
  private async secondsEach(): Promise<number> {
    const [last] = await this.database.query<{ seconds: number | null; own: boolean | null }[]>(
      `SELECT avg(duration_ms) / 1000.0 AS seconds, bool_or(provider LIKE 'Lighthouse%') AS own FROM (
         SELECT duration_ms, provider FROM measurements WHERE analysis = 'pagespeed' AND state = 'measured' AND scan_id IS NOT NULL AND (result ->> 'runs')::int = 1 ORDER BY id DESC LIMIT 50) AS last`,
    );
    const [{ workers, machines } = { workers: 1, machines: 1 }] = await this.database.query<{ workers: number; machines: number }[]>(
      `SELECT greatest(1, count(*))::int AS workers, greatest(1, count(DISTINCT host))::int AS machines FROM workers WHERE seen_at > now() - interval '15 seconds'`,
    );
    const seconds = Number(last?.seconds ?? FIRST_GUESS_SECONDS);
    return last?.own === false ? seconds / (workers * PROSPECTS_AT_ONCE) : seconds / machines;
  }
}

const round = (usd: number) => Math.round(usd * 10_000) / 10_000;
