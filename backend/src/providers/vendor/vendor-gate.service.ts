import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { VendorName } from '../../common/config/env.js';
import { localDate } from '../../rules/dates.rules.js';
import { ProviderError } from '../provider-error.js';
import { currentCharge } from './charged-to.js';
import { isCounted, pauseAfter } from './circuit-breaker.js';
import { VENDOR_LABELS, VendorAccounts } from './vendor-accounts.js';
import { endLease, takeLease } from './vendor-lease.queries.js';

export interface CallOrder {
  vendor: VendorName;
  operation: string;
  /** USD, reserved until the real cost is known. */
  expectedCost: number;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** What a call answered and what it cost (USD). */
export interface Charged<T> {
  value: T;
  cost: number;
}

/** Maximum wait in the queue. */
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Lets calls to a vendor out one by one, as its rate, concurrency, budget and circuit allow. Each decision locks the vendor's
 * row in the database, so it holds across processes. The lease of a killed process expires.
 */
@Injectable()
export class VendorGate {
  /** Callers of this process queue here, so that only the first one queries the database. */
  private readonly lines = new Map<VendorName, Promise<unknown>>();
  private readonly released = new Map<VendorName, () => void>();

  constructor(
    private readonly database: DataSource,
    private readonly accounts: VendorAccounts,
    private readonly clock: Clock,
  ) {}

  async call<T>(order: CallOrder, work: () => Promise<Charged<T>>): Promise<T> {
    const lease = await this.inLine(order.vendor, () => this.acquire(order));
    const started = performance.now();
    try {
      const { value, cost } = await work();
      await this.release(order, lease, started, cost, null);
      return value;
    } catch (error) {
      const failure = error instanceof ProviderError ? error : new ProviderError('unexpected', String(error));
      await this.release(order, lease, started, 0, failure);
      throw error;
    }
  }

  /** Closes the circuit of a vendor after staff has resolved the cause. */
  async closeCircuit(manager: EntityManager, vendor: VendorName): Promise<void> {
    await manager.query(`UPDATE vendor_states SET circuit = 'closed', failures = 0, retry_at = NULL WHERE vendor = $1`, [vendor]);
  }

  private inLine<T>(vendor: VendorName, work: () => Promise<T>): Promise<T> {
    const result = (this.lines.get(vendor) ?? Promise.resolve()).then(work);
    this.lines.set(
      vendor,
      result.catch(() => undefined),
    );
    return result;
  }

  private async acquire(order: CallOrder): Promise<string> {
    const { vendor, expectedCost, timeoutMs, signal } = order;
    const limits = await this.accounts.limits(vendor);
    const day = localDate(this.clock.now());
    const wanted = { vendor, lease: randomUUID(), leaseSeconds: timeoutMs / 1000 + 10, day, cost: expectedCost };
    const deadline = performance.now() + LONGEST_WAIT_MS;
    for (;;) {
      if (signal?.aborted) throw new ProviderError('unexpected', 'the worker stopped');
      const answer = await this.database.transaction((manager) => takeLease(manager, wanted, limits));
      if (answer.granted) return wanted.lease;
      const label = VENDOR_LABELS[vendor];
      if (answer.reason === 'budget_exhausted') throw new ProviderError('budget_exhausted', undefined, label);
      if (answer.reason === 'circuit_open')
        throw new ProviderError('circuit_open', `again in ${Math.ceil(answer.waitMs / 1000)} s`, label, answer.waitMs);
      if (performance.now() + answer.waitMs > deadline) throw new ProviderError('vendor_rate_limited', 'waited too long for a turn', label);
      await this.waitForSlot(vendor, answer.waitMs, answer.reason === 'busy');
    }
  }

  /** Waits for a slot: a call that ends in this process frees one at once; slots of other processes are polled. */
  private waitForSlot(vendor: VendorName, ms: number, mayEndEarly: boolean): Promise<unknown> {
    if (!mayEndEarly) return sleep(ms);
    return Promise.race([sleep(ms), new Promise<void>((done) => this.released.set(vendor, done))]);
  }

  private async release(order: CallOrder, lease: string, started: number, cost: number, failure: ProviderError | null): Promise<void> {
    const { vendor, operation, expectedCost } = order;
    const durationMs = Math.round(performance.now() - started);
    const { scanId, taskId } = currentCharge();
    const day = localDate(this.clock.now());
    const call = { vendor, lease, day, cost, expectedCost, operation, durationMs, errorCode: failure?.code ?? null, scanId, taskId };
    await this.database.transaction(async (manager) => {
      const failures = await endLease(manager, call);
      if (failure && isCounted(failure.code)) await countFailure(manager, vendor, failure, failures + 1);
    });
    this.released.get(vendor)?.();
  }
}

async function countFailure(manager: EntityManager, vendor: VendorName, failure: ProviderError, failures: number): Promise<void> {
  const error = { code: failure.code, message: failure.message, detail: failure.detail ?? null };
  await manager.query(
    `UPDATE vendor_states SET failures = $2, last_failure_at = clock_timestamp(), last_error = $3,
       circuit = CASE WHEN $4 > 0 THEN 'open' ELSE 'closed' END,
       retry_at = CASE WHEN $4 > 0 THEN clock_timestamp() + make_interval(secs => $4) END
     WHERE vendor = $1`,
    [vendor, failures, JSON.stringify(error), pauseAfter(failure.code, failures)],
  );
}
