import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { readTogether } from '../read-together.js';
import { fromJsonRow, jsonRow } from './json-row.js';
import { prepared } from './prepared.js';
import type { PreparedStatements } from './prepared-statements.service.js';

interface Read {
  version: string;
  /** Null when nothing has changed. */
  rows: Record<string, unknown>[] | null;
}

/**
 * A small table that nearly every visit reads, as it was last read: asked each time whether a row has changed (each change is another
 * version of its row), sent and parsed again only then. `order`: its columns, as SQL.
 */
export function keptTable<Row extends ObjectLiteral>(
  database: DataSource,
  statements: PreparedStatements,
  entity: EntityTarget<Row>,
  order: string,
): () => Promise<readonly Row[]> {
  let known: { version: string; rows: readonly Row[] } | undefined;
  let statement: string | undefined;
  const read = async (): Promise<readonly Row[]> => {
    const metadata = database.getMetadata(entity);
    const table = metadata.tableName;
    statement ??= prepared(
      `SELECT now.version, CASE WHEN now.version <> $1 THEN (SELECT coalesce(jsonb_agg(${jsonRow(metadata, 'r')} ORDER BY ${order}), '[]') FROM ${table} r) END AS rows
         FROM (SELECT coalesce(string_agg(r.xmin::text || r.ctid::text, ' ' ORDER BY r.ctid), '') AS version FROM ${table} r) now`,
    );
    const before = known;
    const [now] = await statements.query<Read>(statement, [before?.version ?? 'unread']);
    if (!now?.rows) return before?.rows ?? [];
    const rows = now.rows.map((row) => fromJsonRow<Row>(metadata, row));
    known = { version: now.version, rows };
    return rows;
  };
  const together = readTogether<'', readonly Row[]>(async () => new Map([['', await read()]]));
  return async () => (await together('')) ?? [];
}
