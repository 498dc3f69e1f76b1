import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { VendorName } from '../../common/config/env.js';
import { conflict } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { ProviderError } from '../../providers/provider-error.js';
import { KeyChecks } from '../../providers/vendor/key-checks.service.js';
import { VendorGate } from '../../providers/vendor/vendor-gate.service.js';
import { keyOutcome } from '../../rules/key-outcomes.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import type { KeyTest } from '../settings/api-keys.contract.js';
import { ApiKeys } from '../settings/api-keys.service.js';
import { parseKeyOutcome } from '../settings/key-test-outcome.js';

/** Actions of staff on a vendor: close its circuit, test its key. */
@Injectable()
export class Vendors {
  constructor(
    private readonly database: DataSource,
    private readonly gate: VendorGate,
    private readonly checks: KeyChecks,
    private readonly keys: ApiKeys,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async resetCircuit(vendor: VendorName, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.gate.closeCircuit(manager, vendor);
      await this.audit.record(manager, user, { action: 'reset_circuit', resource: 'vendors', resourceId: vendor });
    });
  }

  /** Makes one cheap call with the stored key; an open circuit does not block it. */
  async testKey(service: VendorName, user: SignedInUser): Promise<KeyTest> {
    if (!(await this.keys.has(service))) throw conflict('no_key', 'Enregistrez d’abord une clé pour ce service, puis testez-la.');
    await this.gate.closeCircuit(this.database.manager, service);
    const started = performance.now();
    const outcome = await this.outcomeOf(service);
    const parsed = parseKeyOutcome(outcome.message);
    const test = {
      service,
      ...outcome,
      ...parsed,
      tested_at: this.clock.now().toISOString(),
      duration_ms: Math.round(performance.now() - started),
    };
    await this.keys.recordTest(test, user);
    return test;
  }

  private async outcomeOf(service: VendorName): Promise<{ ok: boolean; message: string }> {
    try {
      return { ok: true, message: await this.checks.check(service) };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const unreadable = error.code === 'not_configured' && error.detail !== 'no login';
      return { ok: false, message: unreadable ? keyOutcome('key_unreadable') : error.message };
    }
  }
}
