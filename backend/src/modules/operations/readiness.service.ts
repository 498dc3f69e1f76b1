import { Injectable } from '@nestjs/common';
import { InstallationQueries } from './installation.queries.js';
import type { ReadinessReport } from './readiness.contract.js';
import { readinessOf } from './readiness.js';

/** "Mise en service", on its page and by the command `check`. */
@Injectable()
export class Readiness {
  constructor(private readonly installation: InstallationQueries) {}

  async report(): Promise<ReadinessReport> {
    const seen = await this.installation.look();
    const checks = readinessOf(seen);
    return { looked_at: seen.databaseNow.toISOString(), isReady: checks.every(({ ok }) => ok), checks };
  }
}
