import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The one list of sorts whose totals are kept, of which triggers and lists are made: the sort columns, and the column of `prospect_landmarks` that holds their bounds. */
export const SORTS = [
  { sort: 'created_at', column: (row: string) => `${row}.created_at`, key: 'at' },
  { sort: 'updated_at', column: (row: string) => `${row}.updated_at`, key: 'at' },
  { sort: 'nom', column: (row: string) => `${row}.nom`, key: 'label' },
  { sort: 'prenom', column: (row: string) => `${row}.prenom`, key: 'label' },
  { sort: 'email', column: (row: string) => `${row}.email`, key: 'label' },
  { sort: 'status', column: (row: string) => `${row}.status`, key: 'label' },
  // a missing score stands below 0
  { sort: 'score', column: (row: string) => `coalesce(${row}.score, -1)`, key: 'number' },
] as const;
export const TYPES = { at: 'timestamptz', label: 'text', number: 'integer' } as const;
export type Sorted = (typeof SORTS)[number];

export const KINDS = 'page_vue, quiz_fait, high_score, rdv_pris, flagged, status, review_status';
export const kindOf = (row: string) =>
  `${row}.page_vue, ${row}.quiz_fait, coalesce(${row}.score > 70, false) AS high_score, ${row}.rdv_pris, ` +
  `${row}.red_flags <> '{}' AS flagged, ${row}.status, ${row}.review_status`;

/** Rows of a list are counted in buckets along each sort order; \`\${row}\` falls into the one with the nearest bound below. */
export const bucketOf = (row: string, { sort, column, key }: Sorted) => `(
  SELECT mark.bucket FROM prospect_landmarks mark
   WHERE mark.sort = '${sort}' AND (mark.${key}, mark.id) <= (${column(row)}, ${row}.id)
   ORDER BY mark.${key} DESC, mark.id DESC LIMIT 1)`;

const counted = (row: string, sign: number) => `
  SELECT place.sort, place.bucket, ${kindOf(row)}, ${sign} AS n
    FROM ${row}, LATERAL (VALUES ${SORTS.map((sort) => `('${sort.sort}', ${bucketOf(row, sort)})`).join(',\n')}) AS place (sort, bucket)
   WHERE ${row}.deletion_id IS NULL`;

const trigger = (event: string, tables: string, changes: string, unless = '') => `
CREATE FUNCTION count_prospects_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${unless}
  -- while buckets are being divided (some milliseconds), changes wait: see divide_prospect_bucket
  PERFORM pg_advisory_xact_lock_shared(hashtext('prospect_totals.divide'));
  INSERT INTO prospect_total_changes (sort, bucket, ${KINDS}, n)
  SELECT sort, bucket, ${KINDS}, sum(n) FROM (${changes}) AS change
   GROUP BY sort, bucket, ${KINDS} HAVING sum(n) <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER count_prospects_${event} AFTER ${event.toUpperCase()} ON prospects REFERENCING ${tables}
  FOR EACH STATEMENT EXECUTE FUNCTION count_prospects_${event}();`;

const index = (name: string, columns: string) =>
  `CREATE INDEX ${name} ON prospects (${columns}, id) INCLUDE (page_vue, quiz_fait, rdv_pris, status, review_status, red_flags, deletion_id${
    columns === 'score' ? '' : ', score'
  });`;

/**
 * Totals of the prospects' lists that are kept instead of counted, exact in each snapshot: triggers append what a
 * statement changed, in its transaction and without waiting for others; `fold_prospect_totals` adds the changes up now and
 * then. They are kept per bucket of each sort order, so that a deep page starts in its bucket instead of at the beginning.
 */
const SCHEMA = `
ALTER TABLE prospects
  ADD COLUMN search_text text NOT NULL DEFAULT '',
  ADD COLUMN red_flags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN deletion_id uuid;
CREATE FUNCTION prospect_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := ' ' || prospect_search_text(NEW.prenom, NEW.nom, NEW.email, NEW.business_name, NEW.site_url);
  RETURN NEW;
END $$;
UPDATE prospects SET search_text = ' ' || prospect_search_text(prenom, nom, email, business_name, site_url);
CREATE TRIGGER prospect_searchable BEFORE INSERT OR UPDATE OF prenom, nom, email, business_name, site_url, search_text ON prospects
  FOR EACH ROW EXECUTE FUNCTION prospect_searchable();
DROP INDEX prospects_search_idx;
CREATE INDEX prospects_search_idx ON prospects USING gin (search_text gin_trgm_ops) WITH (gin_pending_list_limit = 512);

DROP INDEX prospects_created_at_id_idx, prospects_nom_id_idx, prospects_score_id_idx;
${index('prospects_created_at_id_idx', 'created_at')}
${index('prospects_updated_at_id_idx', 'updated_at')}
${index('prospects_nom_id_idx', 'nom')}
${index('prospects_prenom_id_idx', 'prenom')}
${index('prospects_email_id_idx', 'email')}
CREATE INDEX prospects_status_id_idx ON prospects (status, id) INCLUDE (page_vue, quiz_fait, rdv_pris, review_status, red_flags, deletion_id, score);
CREATE INDEX prospects_score_id_idx ON prospects (coalesce(score, -1), id)
  INCLUDE (page_vue, quiz_fait, rdv_pris, status, review_status, red_flags, deletion_id, score);
CREATE INDEX prospects_deletion_id_idx ON prospects (deletion_id) WHERE deletion_id IS NOT NULL;

CREATE TABLE prospect_landmarks (
  bucket integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  sort text NOT NULL,
  at timestamptz,
  label text,
  number integer,
  id uuid NOT NULL
);
CREATE INDEX prospect_landmarks_at_idx ON prospect_landmarks (sort, at, id);
CREATE INDEX prospect_landmarks_label_idx ON prospect_landmarks (sort, label, id);
CREATE INDEX prospect_landmarks_number_idx ON prospect_landmarks (sort, number, id);
INSERT INTO prospect_landmarks (sort, at, label, number, id) VALUES
  ${SORTS.map(({ sort, key }) => {
    const bounds = { at: `'-infinity'`, label: `''`, number: '-2' };
    const value = (of: typeof key) => (of === key ? bounds[of] : 'NULL');
    return `('${sort}', ${value('at')}, ${value('label')}, ${value('number')}, '00000000-0000-0000-0000-000000000000')`;
  }).join(',\n  ')};

CREATE TABLE prospect_totals (
  sort text NOT NULL,
  bucket integer NOT NULL,
  page_vue boolean NOT NULL,
  quiz_fait boolean NOT NULL,
  high_score boolean NOT NULL,
  rdv_pris boolean NOT NULL,
  flagged boolean NOT NULL,
  status text NOT NULL,
  review_status text NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (sort, bucket, ${KINDS})
) PARTITION BY LIST (sort);
-- a list reads the totals of its own order only
${SORTS.map(({ sort }) => `CREATE TABLE prospect_totals_${sort} PARTITION OF prospect_totals FOR VALUES IN ('${sort}') WITH (fillfactor = 70);`).join('\n')}
CREATE TABLE prospect_total_changes (LIKE prospect_totals)
  WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000, autovacuum_vacuum_insert_threshold = -1);
CREATE INDEX prospect_total_changes_sort_idx ON prospect_total_changes (sort);
CREATE VIEW prospect_current_totals AS SELECT * FROM prospect_totals UNION ALL SELECT * FROM prospect_total_changes;

${trigger('insert', 'NEW TABLE AS added', counted('added', 1))}
${trigger('delete', 'OLD TABLE AS gone', counted('gone', -1))}
${trigger('update', 'OLD TABLE AS gone NEW TABLE AS added', `${counted('gone', -1)} UNION ALL ${counted('added', 1)}`)}
CREATE FUNCTION count_prospects_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM prospect_total_changes;
  DELETE FROM prospect_totals;
  RETURN NULL;
END $$;
CREATE TRIGGER count_prospects_truncate AFTER TRUNCATE ON prospects EXECUTE FUNCTION count_prospects_truncate();

INSERT INTO prospect_totals (sort, bucket, ${KINDS}, n)
SELECT sort, bucket, ${KINDS}, sum(n) FROM (${counted('prospects', 1)}) AS present GROUP BY sort, bucket, ${KINDS};

-- Adds the appended changes up; answers how many rows there were. One process at a time, the others go on.
CREATE FUNCTION fold_prospect_totals() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE folded integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('prospect_totals.keep')) THEN RETURN 0; END IF;
  WITH gone AS (DELETE FROM prospect_total_changes RETURNING *),
       summed AS (SELECT sort, bucket, ${KINDS}, sum(n) AS n FROM gone GROUP BY sort, bucket, ${KINDS}),
       added AS (INSERT INTO prospect_totals AS kept SELECT * FROM summed
                   ON CONFLICT (sort, bucket, ${KINDS}) DO UPDATE SET n = kept.n + excluded.n)
  SELECT count(*) INTO folded FROM gone;
  IF folded > 0 THEN DELETE FROM prospect_totals WHERE n = 0; END IF;
  RETURN folded;
END $$;
`;

/** Divides the buckets of one sort order that have grown beyond twice their size; answers how many there were. */
const divide = (sorted: Sorted) => {
  const { sort, column, key } = sorted;
  return `
  IF list = '${sort}' THEN
    SELECT mark.${key}, mark.id INTO first_key, first_id FROM prospect_landmarks mark WHERE mark.bucket = full_bucket;
    SELECT mark.${key}, mark.id INTO next_key, next_id FROM prospect_landmarks mark
     WHERE mark.sort = list AND (mark.${key}, mark.id) > (first_key::${TYPES[key]}, first_id) ORDER BY mark.${key}, mark.id LIMIT 1;
    INSERT INTO prospect_landmarks (sort, ${key}, id)
    SELECT list, key, id FROM (
      SELECT ${column('prospects')} AS key, id, row_number() OVER (ORDER BY ${column('prospects')}, id) AS place FROM prospects
       WHERE (${column('prospects')}, id) >= (first_key::${TYPES[key]}, first_id) AND deletion_id IS NULL
         AND (next_id IS NULL OR (${column('prospects')}, id) < (next_key::${TYPES[key]}, next_id))) AS ranked
     WHERE place > 1 AND place % size = 1;
    INSERT INTO prospect_totals (sort, bucket, ${KINDS}, n)
    SELECT list, bucket, ${KINDS}, count(*) FROM (
      SELECT ${bucketOf('prospects', sorted)} AS bucket, ${kindOf('prospects')} FROM prospects
       WHERE (${column('prospects')}, id) >= (first_key::${TYPES[key]}, first_id) AND deletion_id IS NULL
         AND (next_id IS NULL OR (${column('prospects')}, id) < (next_key::${TYPES[key]}, next_id))) AS present
     GROUP BY bucket, ${KINDS};
  END IF;`;
};

const DIVISION = `
-- Divides a bucket of more than twice \`size\` prospects; false when there is none, or prospects are being written just now.
-- Nothing is written meanwhile (the lock of the triggers), so no change can belong to the old division.
CREATE FUNCTION divide_prospect_bucket(size integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE list text; full_bucket integer; first_key text; first_id uuid; next_key text; next_id uuid;
BEGIN
  SELECT sort, bucket INTO list, full_bucket FROM prospect_totals GROUP BY sort, bucket HAVING sum(n) > 2 * size LIMIT 1;
  IF list IS NULL THEN RETURN false; END IF;
  IF NOT pg_try_advisory_xact_lock(hashtext('prospect_totals.keep')) THEN RETURN false; END IF;
  IF NOT pg_try_advisory_xact_lock(hashtext('prospect_totals.divide')) THEN RETURN false; END IF;
  DELETE FROM prospect_total_changes WHERE sort = list AND bucket = full_bucket;
  DELETE FROM prospect_totals WHERE sort = list AND bucket = full_bucket;
  ${SORTS.map(divide).join('')}
  RETURN true;
END $$;
`;

export class ProspectTotals1795410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SCHEMA);
    await runner.query(DIVISION);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
