import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { VendorName } from '../../common/config/env.js';
import { VENDOR_LABELS } from '../../providers/vendor/vendor-accounts.js';
import { isSpent, VendorUsage } from '../../providers/vendor/vendor-usage.queries.js';
import { vendorName } from '../settings/api-keys.contract.js';
import type { VendorRecord } from './vendors.contract.js';

@Injectable()
export class VendorStandings {
  constructor(
    private readonly usage: VendorUsage,
    private readonly clock: Clock,
  ) {}

  all(): Promise<VendorRecord[]> {
    return Promise.all(vendorName.options.map((vendor) => this.of(vendor)));
  }

  async of(vendor: VendorName): Promise<VendorRecord> {
    const { configured, state, atOnce, lastMinute, today, month, limits, costLeft, callsLeft } = await this.usage.standing(vendor);
    const circuit = state?.circuit ?? 'closed';
    const failures = state?.failures ?? 0;
    const retryAt = state?.retry_at ?? null;
    return {
      vendor,
      label: VENDOR_LABELS[vendor],
      configured,
      circuit,
      failures,
      retry_at: retryAt && retryAt > this.clock.now() ? retryAt.toISOString() : null,
      last_success_at: state?.last_success_at?.toISOString() ?? null,
      last_failure_at: state?.last_failure_at?.toISOString() ?? null,
      last_error: state?.last_error ?? null,
      pace: { last_minute: lastMinute, calls_per_minute: limits.callsPerMinute, under_way: atOnce, at_once: limits.atOnce },
      today,
      month,
      limits: {
        calls_per_day: bounded(limits.callsPerDay),
        calls_per_month: bounded(limits.callsPerMonth),
        cost_per_day: bounded(limits.costPerDay),
        cost_per_month: bounded(limits.costPerMonth),
      },
      has_budget: !isSpent(today, month, limits),
      left: { calls: bounded(callsLeft), cost: bounded(costLeft) },
    };
  }
}

const bounded = (limit: number): number | null => (Number.isFinite(limit) ? limit : null);
