import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The one list of lists that only grow, of which triggers and pages are made: the time they are sorted by, and the columns they are filtered by. */
const DAY_LISTS = [
  { table: 'audit_log', time: 'at', kind: ['user_email', 'resource', 'action'] },
  { table: 'reponses_quiz', time: 'timestamp', kind: ['question_id'] },
  { table: 'emelia_events', time: 'occurred_at', kind: ['campaign_id', 'type', 'actor'] },
];

const kindOf = (columns: string[]) => `jsonb_build_object(${columns.map((column) => `'${column}', ${column}`).join(', ')})`;
const text = (sql: string) => `'${sql.replaceAll("'", "''")}'`;

/**
 * Totals per day (UTC) and kind of rows, kept instead of counted, exact in each snapshot: triggers append what a statement
 * changed, in its transaction and without waiting for others; `fold_day_totals` adds the changes up now and then. A deep page
 * starts in its day instead of at the beginning.
 */
const SCHEMA = `
CREATE TABLE day_totals (
  list text NOT NULL,
  day date NOT NULL,
  kind jsonb NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (list, day, kind)
);
CREATE TABLE day_total_changes (LIKE day_totals)
  WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000, autovacuum_vacuum_insert_threshold = -1);
CREATE INDEX day_total_changes_list_idx ON day_total_changes (list);
CREATE VIEW current_day_totals AS SELECT * FROM day_totals UNION ALL SELECT * FROM day_total_changes;

-- Arguments: the day and the kind of a row, as SQL.
CREATE FUNCTION count_by_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE place text := format('SELECT %s AS day, %s AS kind', TG_ARGV[0], TG_ARGV[1]);
DECLARE changes text[] := '{}';
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM day_total_changes WHERE list = TG_TABLE_NAME;
    DELETE FROM day_totals WHERE list = TG_TABLE_NAME;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'DELETE' THEN changes := changes || (place || ', 1 AS n FROM added'); END IF;
  IF TG_OP <> 'INSERT' THEN changes := changes || (place || ', -1 AS n FROM gone'); END IF;
  EXECUTE format('INSERT INTO day_total_changes (list, day, kind, n)
    SELECT %L, day, kind, sum(n) FROM (%s) AS change GROUP BY day, kind HAVING sum(n) <> 0',
    TG_TABLE_NAME, array_to_string(changes, ' UNION ALL '));
  RETURN NULL;
END $$;

-- Adds the appended changes up; answers how many rows there were. One process at a time, the others go on.
CREATE FUNCTION fold_day_totals() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE folded integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('day_totals.keep')) THEN RETURN 0; END IF;
  WITH gone AS (DELETE FROM day_total_changes RETURNING *),
       summed AS (SELECT list, day, kind, sum(n) AS n FROM gone GROUP BY list, day, kind),
       added AS (INSERT INTO day_totals AS kept SELECT * FROM summed ON CONFLICT (list, day, kind) DO UPDATE SET n = kept.n + excluded.n)
  SELECT count(*) INTO folded FROM gone;
  IF folded > 0 THEN DELETE FROM day_totals WHERE n = 0; END IF;
  RETURN folded;
END $$;
`;

const EVENTS = { INSERT: 'NEW TABLE AS added', DELETE: 'OLD TABLE AS gone', UPDATE: 'OLD TABLE AS gone NEW TABLE AS added', TRUNCATE: '' };

const triggers = DAY_LISTS.flatMap(({ table, time, kind }) => {
  const day = `(${time} AT TIME ZONE 'UTC')::date`;
  return [
    ...Object.entries(EVENTS).map(
      ([event, tables]) => `CREATE TRIGGER ${table}_by_day_${event.toLowerCase()} AFTER ${event} ON ${table}
         ${tables && `REFERENCING ${tables}`} FOR EACH STATEMENT EXECUTE FUNCTION count_by_day(${text(day)}, ${text(kindOf(kind))})`,
    ),
    `INSERT INTO day_totals (list, day, kind, n) SELECT '${table}', ${day}, ${kindOf(kind)}, count(*) FROM ${table} GROUP BY 2, 3`,
  ];
});

export class DayTotals1795509300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [SCHEMA, ...triggers]) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
