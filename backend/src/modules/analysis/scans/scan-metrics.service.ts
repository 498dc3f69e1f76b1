import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../../../common/http/metrics.service.js';
import { SCAN_OUTCOMES, type ScanOutcome } from '../../../rules/scan-outcomes.rules.js';

/**
 * Outcomes of scans for Prometheus, counted in the database so that every process sees all of them. As Prometheus defines a counter, it only
 * rises, and begins at 0 with the process: a process adds what is new since its last reading. The stored count would be wrong as a beginning,
 * because scans and prospects are deleted: a fall is read as a reset, and all that is left as new.
 */
@Injectable()
export class ScanMetrics implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger(ScanMetrics.name);
  private readonly reported = new Map<ScanOutcome, { total: number; stored: number }>();

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

  /** What was stored before this process began; without a database the first reading is the beginning. */
  async onApplicationBootstrap(): Promise<void> {
    await this.totals().catch((error: unknown) => this.logger.warn({ err: error }, 'outcomes of scans not read'));
  }

  private async totals(): Promise<ReadonlyMap<ScanOutcome, number>> {
    const rows = await this.database.query<{ outcome: ScanOutcome; total: number }[]>(
      'SELECT outcome, count(*)::int AS total FROM scan_targets WHERE outcome IS NOT NULL GROUP BY outcome',
    );
    const stored = new Map(rows.map(({ outcome, total }) => [outcome, total]));
    return new Map(SCAN_OUTCOMES.map((outcome) => [outcome, this.count(outcome, stored.get(outcome) ?? 0)]));
  }

  private count(outcome: ScanOutcome, stored: number): number {
    const before = this.reported.get(outcome) ?? { total: 0, stored };
    const total = before.total + Math.max(0, stored - before.stored);
    this.reported.set(outcome, { total, stored });
    return total;
  }
}
