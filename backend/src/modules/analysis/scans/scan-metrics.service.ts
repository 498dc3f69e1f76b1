import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../../../common/http/metrics.service.js';
import { SCAN_OUTCOMES, type ScanOutcome } from '../../../rules/scan-outcomes.rules.js';

/** Outcomes of scans for Prometheus, counted in the database so that every process reports the same and a restart resets nothing. */
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
      'SELECT outcome, count(*)::int AS total FROM scan_targets WHERE outcome IS NOT NULL GROUP BY outcome',
    );
    return new Map(rows.map(({ outcome, total }) => [outcome, total]));
  }
}
