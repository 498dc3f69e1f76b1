import type { EntityManager } from 'typeorm';

export interface ColumnOf {
  type: string;
  hasDefault: boolean;
  required: boolean;
}

/** The columns of a table as the database has them. */
export async function columnsOf(manager: EntityManager, table: string): Promise<Map<string, ColumnOf>> {
  const rows = await manager.query<{ name: string; type: string; has_default: boolean; required: boolean }[]>(
    `SELECT column_name AS name, data_type AS type, column_default IS NOT NULL OR is_identity = 'YES' AS has_default,
            is_nullable = 'NO' AS required
     FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1`,
    [table],
  );
  return new Map(rows.map(({ name, type, has_default, required }) => [name, { type, hasDefault: has_default, required }]));
}

/** Column → table that it points to. */
export async function foreignKeysOf(manager: EntityManager, table: string): Promise<Map<string, string>> {
  const rows = await manager.query<{ column: string; target: string }[]>(
    `SELECT a.attname AS column, c.confrelid::regclass::text AS target FROM pg_constraint c
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.conrelid = to_regclass($1)`,
    [table],
  );
  return new Map(rows.map(({ column, target }) => [column, target]));
}
