import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bucketOf, KINDS, kindOf, SORTS, type Sorted } from './1795410000000-prospect-totals.js';

/** The bucket of the lowest or highest place that a row of the statement can have. */
const bucketAt = (end: 'first' | 'last', { sort, key }: Sorted) => `(
  SELECT mark.bucket FROM prospect_landmarks mark
   WHERE mark.sort = '${sort}' AND (mark.${key}, mark.id) <= (span.${end}_${sort}, span.${end}_id)
   ORDER BY mark.${key} DESC, mark.id DESC LIMIT 1) AS ${end}_${sort}`;

const each = (sql: (sorted: Sorted) => string, separator = ',\n') => SORTS.map(sql).join(separator);

/**
 * Same results as before, less work for many rows at once. Rows that are written together mostly lie in one bucket of a sort
 * order (the newest, without score…): its place is looked up for the first and the last of them, and row by row only where
 * these differ.
 */
export const countTogether = (event: 'insert' | 'delete', rows: 'added' | 'gone') => `
CREATE OR REPLACE FUNCTION count_prospects_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- while buckets are being divided (some milliseconds), changes wait: see divide_prospect_bucket
  PERFORM pg_advisory_xact_lock_shared(hashtext('prospect_totals.divide'));
  INSERT INTO prospect_total_changes (sort, bucket, ${KINDS}, n)
  WITH span AS MATERIALIZED (
    SELECT min(id::text COLLATE "C")::uuid AS first_id, max(id::text COLLATE "C")::uuid AS last_id,
           ${each(({ sort, column }) => `min(${column(rows)}) AS first_${sort}, max(${column(rows)}) AS last_${sort}`)}
      FROM ${rows} WHERE deletion_id IS NULL
  ), ends AS MATERIALIZED (
    SELECT ${each((sorted) => `${bucketAt('first', sorted)}, ${bucketAt('last', sorted)}`)} FROM span
  ), counted AS (
    SELECT ${kindOf(rows)}, ${event === 'insert' ? 'count(*)' : '-count(*)'} AS n,
           ${each((sorted) => `CASE WHEN first_${sorted.sort} = last_${sorted.sort} THEN first_${sorted.sort} ELSE ${bucketOf(rows, sorted)} END AS in_${sorted.sort}`)}
      FROM ${rows}, ends WHERE ${rows}.deletion_id IS NULL GROUP BY ${KINDS}, ${each(({ sort }) => `in_${sort}`, ', ')}
  )
  SELECT place.sort, place.bucket, ${KINDS}, sum(n)
    FROM counted, LATERAL (VALUES ${each(({ sort }) => `('${sort}', in_${sort})`, ', ')}) AS place (sort, bucket)
   GROUP BY place.sort, place.bucket, ${KINDS};
  RETURN NULL;
END $$;`;

/** As the function of the same text, whose call for each row costs more than its work. */
const SEARCHABLE = `
CREATE OR REPLACE FUNCTION prospect_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- prospect_search_text, written out
  NEW.search_text := ' ' || lower(unaccent('unaccent'::regdictionary,
    NEW.prenom || ' ' || NEW.nom || ' ' || NEW.email || ' ' || coalesce(NEW.business_name, '') || ' ' || coalesce(NEW.site_url, '')));
  RETURN NEW;
END $$;`;

/** Where a host begins after `scheme` (in lower case): behind `www.` when something follows it. */
const hostAfter = (scheme: string) => {
  const www = `${scheme}www.`;
  return `WHEN lower(left(url, ${www.length})) = '${www}' AND substr(url, ${www.length + 1}, 1) NOT IN ('', '/', ':', '?', '#') THEN ${www.length + 1}
        WHEN lower(left(url, ${scheme.length})) = '${scheme}' THEN ${scheme.length + 1}`;
};

/** The same hosts as the regular expression before. */
const SITE_DOMAIN = `
CREATE OR REPLACE FUNCTION site_domain(url text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN nullif(lower(split_part(translate(substr(url, CASE ${hostAfter('https://')} ${hostAfter('http://')} END), ':?#', '///'), '/', 1)), '');`;

/** Imports let the search's list of new rows grow; every other connection keeps it as short as before (data-source). */
const PENDING = `ALTER INDEX prospects_search_idx RESET (gin_pending_list_limit);`;

export class ProspectBulkWrites1795510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(countTogether('insert', 'added') + SEARCHABLE + SITE_DOMAIN + PENDING);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
