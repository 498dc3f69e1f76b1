import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { VendorName } from '../../common/config/env.js';
import { localDate } from '../../rules/dates.rules.js';
import { VendorAccounts, type VendorLimits } from './vendor-accounts.js';
import { VendorState } from './vendor-state.entity.js';

export interface Usage {
  calls: number;
  /** USD. */
  cost: number;
}

/** State of a vendor: circuit, usage, remaining budget. */
export interface VendorStanding {
  vendor: VendorName;
  configured: boolean;
  state: VendorState | null;
  /** Running calls, and calls of the last minute. */
  atOnce: number;
  lastMinute: number;
  today: Usage;
  month: Usage;
  limits: VendorLimits;
  /** USD that may still be spent today; Infinity without a limit. */
  costLeft: number;
  callsLeft: number;
}

/** Whether a limit that lets something through at all is reached, by calls or by USD. */
export const isSpent = (day: Usage, month: Usage, limits: VendorLimits): boolean =>
  [
    [day.calls, limits.callsPerDay],
    [month.calls, limits.callsPerMonth],
    [day.cost, limits.costPerDay],
    [month.cost, limits.costPerMonth],
  ].some(([used = 0, limit = 0]) => limit > 0 && used >= limit);

@Injectable()
export class VendorUsage {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: VendorAccounts,
    private readonly clock: Clock,
  ) {}

  async standing(vendor: VendorName): Promise<VendorStanding> {
    const today = localDate(this.clock.now());
    const [credentials, limits, state, [used], [pace]] = await Promise.all([
      this.accounts.credentials(vendor),
      this.accounts.limits(vendor),
      this.database.getRepository(VendorState).findOneBy({ vendor }),
      this.database.query<{ day_calls: number; day_cost: number; month_calls: number; month_cost: number }[]>(
        `SELECT coalesce(sum(calls) FILTER (WHERE day = $2::date), 0)::int AS day_calls, coalesce(sum(cost) FILTER (WHERE day = $2::date), 0) AS day_cost,
                coalesce(sum(calls), 0)::int AS month_calls, coalesce(sum(cost), 0) AS month_cost
           FROM vendor_spend WHERE vendor = $1 AND day BETWEEN date_trunc('month', $2::date)::date AND $2::date`,
        [vendor, today],
      ),
      this.database.query<{ at_once: number; last_minute: number }[]>(
        `SELECT (SELECT count(*)::int FROM vendor_leases WHERE vendor = $1 AND expires_at > now()) AS at_once,
                (SELECT count(*)::int FROM vendor_calls WHERE vendor = $1 AND at > now() - interval '1 minute') AS last_minute`,
        [vendor],
      ),
    ]);
    const day = { calls: used?.day_calls ?? 0, cost: used?.day_cost ?? 0 };
    const month = { calls: used?.month_calls ?? 0, cost: used?.month_cost ?? 0 };
    return {
      vendor,
      configured: credentials !== null,
      state,
      atOnce: pace?.at_once ?? 0,
      lastMinute: pace?.last_minute ?? 0,
      today: day,
      month,
      limits,
      costLeft: Math.max(0, Math.min(limits.costPerDay - day.cost, limits.costPerMonth - month.cost)),
      callsLeft: Math.max(0, Math.min(limits.callsPerDay - day.calls, limits.callsPerMonth - month.calls)),
    };
  }
}
