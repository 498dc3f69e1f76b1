import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Counter } from 'prom-client';
import { DataSource } from 'typeorm';
import { Metrics } from '../../common/http/metrics.service.js';
import { SCAN_OUTCOMES, type ScanOutcome } from '../../rules/scan-outcomes.rules.js';

/** How scans went, for Prometheus: kept in the database, so that every process says the same and a restart begins nothing anew. */
@Injectable()
export class ScanMetrics implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const totals = () => this.totals();
    new Counter({
      name: 'smartindex_scan_outcomes_total',
      help: 'Prospects whose scan has ended, by how it went',
      labelNames: ['outcome'],
      registers: [this.metrics.registry],
      async collect() {
        const known = await totals();
        this.reset();
        for (const outcome of SCAN_OUTCOMES) this.inc({ outcome }, known.get(outcome) ?? 0);
      },
    });
  }

  private async totals(): Promise<ReadonlyMap<ScanOutcome, number>> {
    const rows = await this.database.query<{ outcome: ScanOutcome; total: number }[]>(
      'SELECT outcome, sum(total)::int8 AS total FROM scan_outcome_totals GROUP BY outcome',
    );
    return new Map(rows.map(({ outcome, total }) => [outcome, Number(total)]));
  }
}
