import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each prospect of a scan ended, what a scan was to cost, and which scan a paid call was made for. */
const SCHEMA = `
ALTER TABLE scans ADD COLUMN left_out integer NOT NULL DEFAULT 0, ADD COLUMN estimated_cost double precision;

ALTER TABLE scan_tasks ADD COLUMN state text;
UPDATE scan_tasks task SET state = found.state FROM (
  SELECT DISTINCT ON (scan_id, prospect_id, analysis) scan_id, prospect_id, analysis, state
    FROM measurements WHERE scan_id IS NOT NULL ORDER BY scan_id, prospect_id, analysis, id DESC) found
 WHERE found.scan_id = task.scan_id AND found.prospect_id = task.prospect_id AND found.analysis = task.analysis;

ALTER TABLE scan_targets
  ADD COLUMN outcome text,
  ADD COLUMN page text,
  ADD COLUMN started_at timestamptz,
  ADD COLUMN finished_at timestamptz,
  ADD CONSTRAINT scan_targets_outcome_check CHECK (outcome IN ('measured', 'partial', 'unreachable', 'otherPage', 'sample', 'failed'));
CREATE INDEX scan_targets_scan_id_outcome_idx ON scan_targets (scan_id, outcome);

-- what ended before outcomes were kept, judged by what its tasks left
WITH ended AS (
  SELECT t.scan_id, t.prospect_id,
         (SELECT m.result ->> 'outcome' FROM measurements m
           WHERE m.prospect_id = t.prospect_id AND m.scan_id = t.scan_id AND m.analysis = 'connectivity' AND m.state = 'measured' ORDER BY m.id DESC LIMIT 1) AS page,
         (SELECT min(k.started_at) FROM scan_tasks k WHERE k.scan_id = t.scan_id AND k.prospect_id = t.prospect_id) AS started_at,
         (SELECT max(k.finished_at) FROM scan_tasks k WHERE k.scan_id = t.scan_id AND k.prospect_id = t.prospect_id) AS finished_at,
         EXISTS (SELECT 1 FROM scan_tasks k WHERE k.scan_id = t.scan_id AND k.prospect_id = t.prospect_id AND k.status = 'failed') AS some_failed,
         EXISTS (SELECT 1 FROM scan_tasks k WHERE k.scan_id = t.scan_id AND k.prospect_id = t.prospect_id AND k.status = 'done'
                    AND k.state = 'sample') AS some_sample,
         EXISTS (SELECT 1 FROM scan_tasks k WHERE k.scan_id = t.scan_id AND k.prospect_id = t.prospect_id AND k.status = 'done'
                    AND k.state IN ('measured', 'manual') AND (k.analysis NOT IN ('connectivity', 'intro', 'recommendations') OR s.kind = 'single')) AS some_measured
    FROM scan_targets t JOIN scans s ON s.id = t.scan_id WHERE t.status IN ('done', 'failed'))
UPDATE scan_targets target SET page = ended.page, started_at = ended.started_at, finished_at = ended.finished_at,
       outcome = CASE WHEN ended.page IN ('unreachable', 'http_error') THEN 'unreachable'
                      WHEN ended.page <> 'ok' THEN 'otherPage'
                      WHEN some_measured THEN CASE WHEN some_failed THEN 'partial' ELSE 'measured' END
                      WHEN some_sample AND NOT some_failed THEN 'sample'
                      ELSE 'failed' END
  FROM ended WHERE ended.scan_id = target.scan_id AND ended.prospect_id = target.prospect_id;

ALTER TABLE vendor_calls ADD COLUMN scan_id uuid, ADD COLUMN task_id uuid;
CREATE INDEX vendor_calls_scan_id_idx ON vendor_calls (scan_id);

DROP FUNCTION vendor_release(text, uuid, date, double precision, double precision, text, integer, text);
CREATE FUNCTION vendor_release(
  p_vendor text, p_lease uuid, p_day date, p_cost double precision, p_expected double precision,
  p_operation text, p_duration_ms integer, p_error_code text, p_scan uuid DEFAULT NULL, p_task uuid DEFAULT NULL
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  failed integer;
BEGIN
  SELECT failures INTO failed FROM vendor_states WHERE vendor = p_vendor FOR UPDATE;
  DELETE FROM vendor_leases WHERE id = p_lease;
  IF p_cost <> p_expected THEN
    UPDATE vendor_spend SET cost = greatest(0, cost + p_cost - p_expected) WHERE vendor = p_vendor AND day = p_day;
  END IF;
  INSERT INTO vendor_calls (vendor, operation, duration_ms, outcome, error_code, cost, scan_id, task_id)
    VALUES (p_vendor, p_operation, p_duration_ms, CASE WHEN p_error_code IS NULL THEN 'ok' ELSE 'failed' END, p_error_code, p_cost, p_scan, p_task);
  IF p_error_code IS NULL THEN
    UPDATE vendor_states SET circuit = 'closed', failures = 0, retry_at = NULL, last_success_at = clock_timestamp() WHERE vendor = p_vendor;
  END IF;
  RETURN failed;
END $$;
`;

export class ScanOutcomes1795520005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
