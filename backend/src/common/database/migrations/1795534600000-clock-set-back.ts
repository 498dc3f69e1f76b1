import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A vendor's pace, circuit and places do not wait for an hour that a wrong clock has named. */
export class ClockSetBack1795534600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VENDOR_ACQUIRE);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

const VENDOR_ACQUIRE = `
CREATE OR REPLACE FUNCTION vendor_acquire(
  p_vendor text, p_lease uuid, p_lease_seconds double precision, p_per_minute double precision, p_burst double precision,
  p_concurrency integer, p_day date, p_cost double precision,
  p_calls_day integer, p_calls_month integer, p_cost_day double precision, p_cost_month double precision
) RETURNS TABLE (granted boolean, reason text, wait_ms integer) LANGUAGE plpgsql AS $$
DECLARE
  state vendor_states;
  today record;
  month record;
  available double precision;
BEGIN
  INSERT INTO vendor_states (vendor, tokens) VALUES (p_vendor, p_burst) ON CONFLICT DO NOTHING;
  SELECT * INTO state FROM vendor_states WHERE vendor = p_vendor FOR UPDATE;

  -- what lies further away than the longest pause, lease or refill is of a clock that has been set back since
  IF state.circuit <> 'closed' AND state.retry_at > clock_timestamp() AND state.retry_at <= clock_timestamp() + interval '15 minutes' THEN
    RETURN QUERY SELECT false, 'circuit_open', ceil(extract(epoch FROM state.retry_at - clock_timestamp()) * 1000)::integer;
    RETURN;
  END IF;

  SELECT coalesce(sum(calls), 0) AS calls, coalesce(sum(cost), 0) AS cost INTO today FROM vendor_spend WHERE vendor = p_vendor AND day = p_day;
  SELECT coalesce(sum(calls), 0) AS calls, coalesce(sum(cost), 0) AS cost INTO month FROM vendor_spend
    WHERE vendor = p_vendor AND day >= date_trunc('month', p_day)::date AND day <= p_day;
  IF today.calls >= p_calls_day OR today.cost + p_cost > p_cost_day OR month.calls >= p_calls_month OR month.cost + p_cost > p_cost_month THEN
    RETURN QUERY SELECT false, 'budget_exhausted', 0;
    RETURN;
  END IF;

  DELETE FROM vendor_leases WHERE vendor = p_vendor AND (expires_at < clock_timestamp() OR expires_at > clock_timestamp() + interval '15 minutes');
  IF (SELECT count(*) FROM vendor_leases WHERE vendor = p_vendor) >= p_concurrency THEN
    RETURN QUERY SELECT false, 'busy', 50;
    RETURN;
  END IF;

  available := CASE WHEN state.refilled_at > clock_timestamp() + interval '1 second' THEN p_burst
    ELSE least(p_burst, state.tokens + greatest(0, extract(epoch FROM clock_timestamp() - state.refilled_at)) * p_per_minute / 60) END;
  IF available < 1 THEN
    RETURN QUERY SELECT false, 'rate', greatest(1, ceil((1 - available) * 60000 / p_per_minute))::integer;
    RETURN;
  END IF;

  -- an open circuit lets one call through when its time has come; the others wait for its outcome
  UPDATE vendor_states SET tokens = available - 1, refilled_at = clock_timestamp(),
    circuit = CASE WHEN state.circuit = 'closed' THEN 'closed' ELSE 'half_open' END,
    retry_at = CASE WHEN state.circuit = 'closed' THEN NULL ELSE clock_timestamp() + make_interval(secs => p_lease_seconds) END
    WHERE vendor = p_vendor;
  INSERT INTO vendor_leases (id, vendor, expires_at) VALUES (p_lease, p_vendor, clock_timestamp() + make_interval(secs => p_lease_seconds));
  INSERT INTO vendor_spend (vendor, day, calls, cost) VALUES (p_vendor, p_day, 1, p_cost)
    ON CONFLICT (vendor, day) DO UPDATE SET calls = vendor_spend.calls + 1, cost = vendor_spend.cost + excluded.cost;
  RETURN QUERY SELECT true, NULL::text, 0;
END $$;
`;
