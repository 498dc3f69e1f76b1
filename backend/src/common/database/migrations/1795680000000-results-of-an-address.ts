import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two ways of writing the same address are equal here; the product's `siteAddress`, for the database. Never null. */
const ADDRESS = `
CREATE FUNCTION site_address(url text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN coalesce(
  regexp_replace(
    regexp_replace(lower(url), '^([a-z]+://)?(www\\.)?|#.*$', '', 'g'),
    '^(\\[[^]]*\\]|[^/?:]*[^/?:.])?\\.?(:[0-9]+)?(/[^?]*[^?/])?/*(\\?.+)?\\??$', '\\1\\2\\3\\4'), '');`;

/**
 * A result without a former site is of the address that its prospect has; `site` of a target is the address its scan began with.
 * Rows that were measured elsewhere are put aside, each table as one list, and come back with their address.
 */
const SCHEMA = `
ALTER TABLE measurements ADD COLUMN former_site text;
ALTER TABLE audit_documents ADD COLUMN former_site text;
ALTER TABLE scan_targets ADD COLUMN site text;
CREATE TABLE former_results (
  prospect_id uuid NOT NULL REFERENCES prospects(id) ON DELETE CASCADE,
  site text NOT NULL,
  kind text NOT NULL,
  rows jsonb NOT NULL,
  PRIMARY KEY (prospect_id, site, kind)
);
SELECT watch_prospect_references();`;

/** What of each table is the company's, at whatever address (test/support/site-bound.ts); $3: listings that staff has said to be its own. */
const STAYS = {
  connectivity_results: 'false',
  pagespeed_results: 'false',
  instant_page_analysis: 'false',
  cms_detection_results: 'false',
  keyword_analysis_results: 'false',
  dataforseo_keywords: 'false',
  google_reviews_results: `source = 'manual' OR coalesce($3 ? place_id, false)`,
  ai_citations_results: `source = 'manual'`,
  personalized_intros: 'false',
  ai_recommendations: 'false',
  site_judgements: 'false',
  plan_steps: 'false',
};
const TABLES = Object.entries(STAYS).map(([table, stays]) => `('${table}', $$${stays}$$)`);

const CHANGE = `
-- the result of the home page is found by the address as it is written now
CREATE FUNCTION name_home_page(prospect uuid, written text) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  UPDATE instant_page_analysis SET url = written
   WHERE id = (SELECT page.id FROM instant_page_analysis page WHERE page.prospect_id = prospect AND site_address(page.url) = site_address(written)
                ORDER BY page.url = written DESC, page.updated_at DESC LIMIT 1) AND url <> written;
END;

CREATE OR REPLACE FUNCTION prospect_site_changed() RETURNS trigger LANGUAGE plpgsql AS $function$
DECLARE
  old_site text := site_address(OLD.site_url);
  new_site text := site_address(NEW.site_url);
  measured text[] := '{analyze_status,analysis_started_at,analysis_completed_at,last_analyzed,analysis_success_count,analysis_total_count,analysis_error}';
  nothing jsonb := '{"red_flags": [], "red_flag_facts": {}}';
  aside jsonb;
  earlier jsonb;
  result record;
BEGIN
  IF old_site = new_site THEN
    PERFORM name_home_page(NEW.id, NEW.site_url);
    RETURN NEW;
  END IF;
  -- what was approved is the page of that website
  IF OLD.review_status = 'validated' AND NEW.review_status = 'validated' THEN
    NEW.review_status := 'to_review';
    NEW.validation := NULL;
  END IF;
  FOR result IN SELECT * FROM (VALUES ${TABLES.join(', ')}) AS bound(kind, stays) LOOP
    EXECUTE format('WITH gone AS (DELETE FROM %1$I result WHERE prospect_id = $1 AND NOT (%2$s) RETURNING result.*)
      INSERT INTO former_results SELECT $1, $2, %1$L, jsonb_agg(to_jsonb(gone)) FROM gone HAVING count(*) > 0
      ON CONFLICT (prospect_id, site, kind) DO UPDATE SET rows = excluded.rows', result.kind, result.stays)
      USING NEW.id, old_site, coalesce(OLD.metadata -> 'own_places', '[]');
    BEGIN
      EXECUTE format('WITH back AS (DELETE FROM former_results WHERE prospect_id = $1 AND site = $2 AND kind = %1$L RETURNING rows)
        INSERT INTO %1$I SELECT result.* FROM back, jsonb_populate_recordset(NULL::%1$I, back.rows) result ON CONFLICT DO NOTHING', result.kind)
        USING NEW.id, new_site;
    EXCEPTION WHEN not_null_violation OR check_violation THEN
      -- of an earlier shape of its table: measured anew
      NULL;
    END;
  END LOOP;
  PERFORM name_home_page(NEW.id, NEW.site_url);
  -- what the row itself says of its figures
  aside := jsonb_strip_nulls(jsonb_build_object('red_flags', OLD.red_flags, 'red_flag_facts', OLD.red_flag_facts,
    'self_serve_score', OLD.self_serve_score, 'self_serve_measured', nullif(OLD.self_serve_measured, 0), 'metadata',
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(OLD.metadata) WHERE key = ANY(measured) AND value <> '"in_progress"')));
  IF aside <> nothing THEN
    INSERT INTO former_results VALUES (NEW.id, old_site, 'prospects', aside)
      ON CONFLICT (prospect_id, site, kind) DO UPDATE SET rows = excluded.rows;
  END IF;
  DELETE FROM former_results WHERE prospect_id = NEW.id AND site = new_site AND kind = 'prospects' RETURNING rows INTO earlier;
  earlier := coalesce(earlier, nothing);
  NEW.red_flags := ARRAY(SELECT jsonb_array_elements_text(earlier -> 'red_flags'));
  NEW.red_flag_facts := earlier -> 'red_flag_facts';
  NEW.self_serve_score := earlier ->> 'self_serve_score';
  NEW.self_serve_measured := coalesce((earlier ->> 'self_serve_measured')::int, CASE WHEN NEW.metadata @> '{"is_trial": true}' THEN 0 END);
  NEW.metadata := (NEW.metadata - measured) || coalesce(earlier -> 'metadata', '{}');
  UPDATE measurements SET former_site = old_site WHERE prospect_id = NEW.id AND former_site IS NULL
     AND NOT (source = 'manual' AND analysis IN ('reviews', 'citations'));
  -- what came too late was never a result of any address
  UPDATE measurements SET former_site = NULL WHERE prospect_id = NEW.id AND former_site = new_site
     AND error ->> 'code' IS DISTINCT FROM 'site_changed';
  UPDATE audit_documents SET former_site = old_site WHERE prospect_id = NEW.id AND former_site IS NULL;
  UPDATE audit_documents SET former_site = NULL WHERE prospect_id = NEW.id AND former_site = new_site;
  RETURN NEW;
END $function$;
CREATE OR REPLACE TRIGGER prospect_site_changed BEFORE UPDATE OF site_url ON prospects FOR EACH ROW
  WHEN (OLD.site_url IS DISTINCT FROM NEW.site_url) EXECUTE FUNCTION prospect_site_changed();`;

export class ResultsOfAnAddress1795680000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ADDRESS + SCHEMA + CHANGE);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
