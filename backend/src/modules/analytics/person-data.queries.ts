import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type Rows = Record<string, unknown>[];

interface Key {
  table: string;
  column: string;
  parent: string;
}

interface Place {
  table: string;
  column: string;
}

/** Never handed out: what opens links, and pictures. */
const HIDDEN = /secret|_hash$|password/;
/** The tables of the accounts and of the prospects themselves; the audit log is searched by record. */
const NOT_ELSEWHERE = ['prospects', 'users', 'sessions', 'settings', 'audit_log'];

/** Where a person's data lies, read from the database's own catalogue: a table that is new tomorrow is found too. */
@Injectable()
export class PersonData {
  /** Rows that hang on a prospect, directly or through another row. */
  async dependents(manager: EntityManager, prospectId: string): Promise<Record<string, Rows>> {
    const keys = await manager.query<Key[]>(
      `SELECT c.conrelid::regclass::text AS table, quote_ident(a.attname) AS column, c.confrelid::regclass::text AS parent
         FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.contype = 'f' AND c.conrelid <> 'prospects'::regclass`,
    );
    const tables: Record<string, Rows> = {};
    const direct = keys.filter(({ parent }) => parent === 'prospects');
    for (const { table, column } of direct) {
      const rows = await readRows(manager, table, `${column} = $1`, [prospectId]);
      if (rows.length > 0) tables[table] = [...(tables[table] ?? []), ...rows];
    }
    for (const { table, column, parent } of keys) {
      const isOwn = direct.some((key) => key.table === parent) && !direct.some((key) => key.table === table);
      const ids = isOwn ? idsOf(tables[parent] ?? []) : [];
      const rows = ids.length > 0 ? await readRows(manager, table, `${column}::text = ANY($1)`, [ids]) : [];
      if (rows.length > 0) tables[table] = rows;
    }
    return tables;
  }

  /** Rows that name an address without hanging on the prospect. */
  async elsewhere(manager: EntityManager, prospectId: string, address: string): Promise<Record<string, Rows>> {
    const places = [...(await this.addressColumns(manager)), ...(await this.importColumns(manager))];
    const tables: Record<string, Rows> = {};
    for (const table of new Set(places.map((place) => place.table))) {
      const named = places.filter((place) => place.table === table).map(({ column }) => `lower(${column}::text) LIKE $1`);
      const others = (await hasProspect(manager, table)) ? 'prospect_id IS DISTINCT FROM $2::uuid AND' : '$2::uuid IS NOT NULL AND';
      const rows = await readRows(manager, table, `${others} (${named.join(' OR ')})`, [containing(address), prospectId]);
      if (rows.length > 0) tables[table] = rows;
    }
    return tables;
  }

  /** Columns that hold an e-mail address, and the texts of messages. */
  addressColumns(manager: EntityManager): Promise<Place[]> {
    return manager.query(
      `${COLUMNS} AND table_name <> ALL($1) AND table_name NOT LIKE 'import%'
          AND data_type = 'text' AND (column_name IN ('email', 'recipient', 'referred_email', 'original_email') OR (table_name = 'outbox' AND column_name = 'body_text'))`,
      [NOT_ELSEWHERE],
    );
  }

  /** What was read from files, as it was read. */
  importColumns(manager: EntityManager): Promise<(Place & { isJson: boolean })[]> {
    return manager.query(
      `${COLUMNS.replace('SELECT', `SELECT data_type = 'jsonb' AS "isJson",`)} AND table_name LIKE 'import%' AND data_type IN ('jsonb', 'text')`,
    );
  }

  /** What the audit log keeps about a prospect, and about everything that hung on it. */
  async auditIds(manager: EntityManager, ids: readonly string[], address: string): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(
      `SELECT id FROM audit_log WHERE resource_id = ANY($1) OR lower(before::text) LIKE $2 OR lower(after::text) LIKE $2 ORDER BY id`,
      [ids, containing(address)],
    );
    return rows.map(({ id }) => Number(id));
  }
}

const COLUMNS = `SELECT quote_ident(table_name) AS table, quote_ident(column_name) AS column
   FROM information_schema.columns JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE'`;

/** For `LIKE`, whatever the address contains. */
export const containing = (address: string): string => `%${address.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** The ids of rows that the audit log may name. */
export const idsOf = (rows: Rows): string[] =>
  rows.flatMap(({ id }) => (typeof id === 'string' || typeof id === 'number' ? [String(id)] : []));

async function readRows(manager: EntityManager, table: string, where: string, parameters: unknown[]): Promise<Rows> {
  const pictures = await manager.query<{ name: string }[]>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND atttypid = 'bytea'::regtype AND attnum > 0`,
    [table],
  );
  const rows = await manager.query<{ row: Record<string, unknown> }[]>(
    `SELECT to_jsonb(r) - $${parameters.length + 1}::text[] AS row FROM ${table} r WHERE ${where}`,
    [...parameters, pictures.map(({ name }) => name)],
  );
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([name]) => !HIDDEN.test(name))));
}

async function hasProspect(manager: EntityManager, table: string): Promise<boolean> {
  const [found] = await manager.query<{ found: number }[]>(
    `SELECT count(*)::int AS found FROM pg_attribute WHERE attrelid = $1::regclass AND attname = 'prospect_id' AND NOT attisdropped`,
    [table],
  );
  return (found?.found ?? 0) > 0;
}
