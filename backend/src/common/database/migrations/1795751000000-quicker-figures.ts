import type { MigrationInterface, QueryRunner } from 'typeorm';

const DAY = '^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])';
const TIME = '([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]+)?)?(Z|[+-](0[0-9]|1[0-4])(:?[0-5][0-9])?)?$';

/**
 * Parses an ISO 8601 moment; null for anything else. Catching the error of a cast would cost a subtransaction per prospect, and
 * pg_input_is_valid() needs PostgreSQL 16. The second CASE is evaluated for well-formed texts only.
 */
const MOMENT = `
CREATE OR REPLACE FUNCTION moment_of(written text) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  RETURN CASE WHEN written ~ '${DAY}T${TIME}' THEN
    CASE WHEN substr(written, 9, 2)::int
              <= extract(day FROM make_date(substr(written, 1, 4)::int, substr(written, 6, 2)::int, 1) + interval '1 month - 1 day')
         THEN written::timestamptz END END;`;

const CONTACTED = (row: string) =>
  `${row}.email_sent OR ${row}.status IN ('contacted', 'qualified', 'converted') OR ${row}.page_vue OR ${row}.quiz_commence OR ${row}.quiz_fait OR ${row}.rdv_pris`;

const OWN_COLUMNS = 'listed, created_at, status, contacted, city, city_words, canton, trade, trade_words, scanned_at';

/** Place and trade also as their searches compare them, and what nobody has written stands in none of their indexes. */
const WORDS = `
ALTER TABLE prospect_figures ADD COLUMN city_words text, ADD COLUMN trade_words text;
UPDATE prospect_figures SET city_words = fold_text(city), trade_words = fold_text(trade) WHERE city IS NOT NULL OR trade IS NOT NULL;
DROP INDEX prospect_figures_city_words_idx, prospect_figures_trade_words_idx;
${['city_words', 'trade_words']
  .map(
    (column) =>
      `CREATE INDEX prospect_figures_${column}_idx ON prospect_figures USING gin (${column} gin_trgm_ops) WHERE listed AND ${column} IS NOT NULL;`,
  )
  .join('\n')}`;

const OF_PROSPECTS = `
CREATE OR REPLACE FUNCTION figure_prospects_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- an import adds many of few towns and trades: each is read once
  INSERT INTO prospect_figures (prospect_id, ${OWN_COLUMNS})
  WITH told AS MATERIALIZED (
    SELECT id, deletion_id IS NULL AS listed, created_at, status, (${CONTACTED('added')}) AS contacted, moment_of(metadata ->> 'last_analyzed') AS scanned_at,
           coalesce(location, '') AS place, coalesce(metadata ->> 'location', '') AS other, coalesce(metadata ->> 'companyLocation', '') AS company,
           coalesce(metadata ->> 'industry', '') AS industry
      FROM added),
  places AS MATERIALIZED (
    SELECT known.*, canton_of(city) AS canton, fold_text(city) AS city_words
      FROM (SELECT place, other, company, prospect_city(place, jsonb_build_object('location', other, 'companyLocation', company)) AS city
              FROM (SELECT DISTINCT place, other, company FROM told) AS written OFFSET 0) AS known),
  trades AS MATERIALIZED (
    SELECT known.*, fold_text(trade) AS trade_words
      FROM (SELECT industry, own_text(industry) AS trade FROM (SELECT DISTINCT industry FROM told) AS written OFFSET 0) AS known)
  SELECT told.id, listed, created_at, status, contacted, city, city_words, canton, trade, trade_words, scanned_at
    FROM told JOIN places USING (place, other, company) JOIN trades USING (industry);
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION figure_prospects_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_city text := prospect_city(NEW.location, NEW.metadata);
  new_trade text := own_text(NEW.metadata ->> 'industry');
BEGIN
  UPDATE prospect_figures figure SET (${OWN_COLUMNS}) = (SELECT
           NEW.deletion_id IS NULL, NEW.created_at, NEW.status, (${CONTACTED('NEW')}), new_city, fold_text(new_city),
           CASE WHEN figure.city IS NOT DISTINCT FROM new_city THEN figure.canton ELSE canton_of(new_city) END,
           new_trade, fold_text(new_trade), moment_of(NEW.metadata ->> 'last_analyzed'))
   WHERE prospect_id = NEW.id;
  RETURN NULL;
END $$;`;

export class QuickerFigures1795751000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MOMENT + WORDS + OF_PROSPECTS);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
