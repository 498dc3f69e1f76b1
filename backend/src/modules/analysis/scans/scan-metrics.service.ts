import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../../../common/http/metrics.service.js';
import { SCAN_OUTCOMES, type ScanOutcome } from '../../../rules/scan-outcomes.rules.js';

/** How scans went, for Prometheus: kept in the database, so that every process says the same and a restart begins nothing anew. */
@Injectable()
export class ScanMetrics implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.register(
      () => this.totals(),
      [
        {
          name: 'smartindex_scan_outcomes_total',
          help: 'Prospects whose scan has ended, by how it went',
          labels: ['outcome'],
          samples: (totals) => SCAN_OUTCOMES.map((outcome) => [{ outcome }, totals.get(outcome) ?? 0]),
        },
      ],
    );
  }

  private async totals(): Promise<ReadonlyMap<ScanOutcome, number>> {
    const rows = await this.database.query<{ outcome: ScanOutcome; total: number }[]>(
      'SELECT outcome, sum(total)::int8 AS total FROM scan_outcome_totals GROUP BY outcome',
    );
    return new Map(rows.map(({ outcome, total }) => [outcome, Number(total)]));
  }
}
