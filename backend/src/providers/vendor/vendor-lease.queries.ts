import type { EntityManager } from 'typeorm';
import type { VendorName } from '../../common/config/env.js';
import type { VendorLimits } from './vendor-accounts.js';
import { type Admission, admit, burstOf, LONGEST_PAUSE_SECONDS, type VendorStanding } from './vendor-admission.js';

// The row of the vendor in `vendor_states` is the lock of everything here: it makes the decision hold across processes.

const STANDING = `
  SELECT state.circuit, state.tokens, extract(epoch FROM state.retry_at - clock.now)::float8 * 1000 AS "retryInMs",
         extract(epoch FROM clock.now - state.refilled_at)::float8 AS "idleSeconds",
         spent.*, (SELECT count(*) FROM vendor_leases lease WHERE lease.vendor = $1)::int AS "openCalls"
    FROM vendor_states state, (SELECT clock_timestamp() AS now) clock, (
      SELECT coalesce(sum(calls) FILTER (WHERE day = $2), 0)::int AS "callsToday", coalesce(sum(cost) FILTER (WHERE day = $2), 0) AS "costToday",
             coalesce(sum(calls), 0)::int AS "callsThisMonth", coalesce(sum(cost), 0) AS "costThisMonth"
        FROM vendor_spend WHERE vendor = $1 AND day BETWEEN date_trunc('month', $2::date)::date AND $2::date) spent
   WHERE state.vendor = $1`;

/** What a lease is taken for: the day is the agency's, the cost is expected, USD. */
interface LeaseOrder {
  vendor: VendorName;
  lease: string;
  leaseSeconds: number;
  day: string;
  cost: number;
}

/** Takes a lease for one call when the vendor's limits and circuit allow it. */
export async function takeLease(manager: EntityManager, order: LeaseOrder, limits: VendorLimits): Promise<Admission> {
  const { vendor, lease, leaseSeconds, day, cost } = order;
  await manager.query('INSERT INTO vendor_states (vendor, tokens) VALUES ($1, $2) ON CONFLICT DO NOTHING', [vendor, burstOf(limits)]);
  await manager.query('SELECT FROM vendor_states WHERE vendor = $1 FOR UPDATE', [vendor]);
  await manager.query(
    `DELETE FROM vendor_leases WHERE vendor = $1 AND NOT expires_at BETWEEN clock_timestamp() AND clock_timestamp() + make_interval(secs => $2)`,
    [vendor, LONGEST_PAUSE_SECONDS],
  );
  const [standing] = await manager.query<VendorStanding[]>(STANDING, [vendor, day]);
  if (!standing) throw new Error(`the state of the vendor ${vendor} has disappeared`);
  const admission = admit(standing, limits, cost);
  if (!admission.granted) return admission;
  // an open circuit lets one call through when its pause is over; the others wait for its outcome
  await manager.query(
    `UPDATE vendor_states SET tokens = $2, refilled_at = clock_timestamp(),
            circuit = CASE WHEN circuit = 'closed' THEN 'closed' ELSE 'half_open' END,
            retry_at = CASE WHEN circuit = 'closed' THEN NULL ELSE clock_timestamp() + make_interval(secs => $3) END
      WHERE vendor = $1`,
    [vendor, admission.tokens, leaseSeconds],
  );
  await manager.query('INSERT INTO vendor_leases (id, vendor, expires_at) VALUES ($2, $1, clock_timestamp() + make_interval(secs => $3))', [
    vendor,
    lease,
    leaseSeconds,
  ]);
  await manager.query(
    `INSERT INTO vendor_spend (vendor, day, calls, cost) VALUES ($1, $2, 1, $3)
     ON CONFLICT (vendor, day) DO UPDATE SET calls = vendor_spend.calls + 1, cost = vendor_spend.cost + excluded.cost`,
    [vendor, day, cost],
  );
  return admission;
}

/** How a call ended; costs are in USD. */
interface EndedCall extends Pick<LeaseOrder, 'vendor' | 'lease' | 'day' | 'cost'> {
  expectedCost: number;
  operation: string;
  durationMs: number;
  errorCode: string | null;
  scanId: string | null;
  taskId: string | null;
}

/** Gives the lease back and records the call. Returns the number of failures in a row before it. */
export async function endLease(manager: EntityManager, call: EndedCall): Promise<number> {
  const { vendor, errorCode } = call;
  const [state] = await manager.query<{ failures: number }[]>('SELECT failures FROM vendor_states WHERE vendor = $1 FOR UPDATE', [vendor]);
  await manager.query('DELETE FROM vendor_leases WHERE id = $1', [call.lease]);
  if (call.cost !== call.expectedCost)
    await manager.query('UPDATE vendor_spend SET cost = greatest(0, cost + $3) WHERE vendor = $1 AND day = $2', [
      vendor,
      call.day,
      call.cost - call.expectedCost,
    ]);
  await manager.query(
    `INSERT INTO vendor_calls (vendor, operation, duration_ms, outcome, error_code, cost, scan_id, task_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [vendor, call.operation, call.durationMs, errorCode === null ? 'ok' : 'failed', errorCode, call.cost, call.scanId, call.taskId],
  );
  if (errorCode === null)
    await manager.query(
      `UPDATE vendor_states SET circuit = 'closed', failures = 0, retry_at = NULL, last_success_at = clock_timestamp() WHERE vendor = $1`,
      [vendor],
    );
  return state?.failures ?? 0;
}
