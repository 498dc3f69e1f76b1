import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { nightlyScan } from '../analysis/scans/nightly-scan.schedule.js';
import { Schedules } from '../operations/schedules.queries.js';
import { VendorStandings } from '../operations/vendors.queries.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import type { DashboardRecord } from './analytics.contract.js';
import { FunnelQueries } from './funnel.queries.js';
import { TodayQueries } from './today.queries.js';

/** The first screen of the day. */
@Injectable()
export class DashboardQueries {
  constructor(
    private readonly funnel: FunnelQueries,
    private readonly today: TodayQueries,
    private readonly prospects: ProspectQueries,
    private readonly vendors: VendorStandings,
    private readonly schedules: Schedules,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<DashboardRecord> {
    const [{ funnel, examples }, { high_score: _, ...counters }, hot, scans, requests, vendors, schedules] = await Promise.all([
      this.funnel.of({ from: null, to: null }),
      this.prospects.counters(),
      this.today.hot(),
      this.today.scans(),
      this.today.requests(),
      this.vendors.all(),
      this.schedules.all(),
    ]);
    return {
      counters,
      examples,
      funnel,
      hot,
      scans,
      providers: vendors.map(({ vendor, label, configured, circuit, failures, retry_at, last_error, has_budget }) => ({
        ...{ vendor, label, configured, circuit },
        ...{ failures, retry_at, last_error, has_budget },
      })),
      night: schedules.find(({ job }) => job === nightlyScan.name) ?? null,
      requests,
      now: this.clock.now().toISOString(),
    };
  }
}
