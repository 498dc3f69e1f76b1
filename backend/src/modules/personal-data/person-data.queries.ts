import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type Rows = Record<string, unknown>[];

/** A person: an address and its prospects. */
export interface Person {
  address: string;
  prospectIds: readonly string[];
  /** Keyed hash of the address; null while its key is unreadable. */
  hash: string | null;
}

export interface Place {
  table: string;
  column: string;
  isJson: boolean;
}

interface Key {
  table: string;
  column: string;
  parent: string;
}

/** Never handed out: what opens links, and pictures. */
const HIDDEN = /secret|_hash$|password/;

/** Tables of the installation itself: accounts, settings, queues, totals. Everything else may name a person. */
const WITHOUT_PEOPLE = [
  ...[
    'users',
    'sessions',
    'settings',
    'setting_versions',
    'api_keys',
    'api_tokens',
    'sealed_secrets',
    'agency_logo',
    'messages',
    'migrations',
  ],
  ...['quiz_questions', 'quiz_versions', 'schedule_runs', 'workers', 'rate_limits', 'scans', 'scan_targets', 'scan_tasks'],
  ...['vendor_states', 'vendor_leases', 'vendor_spend', 'vendor_calls'],
  ...['prospect_figures'],
  ...['person_erasures', 'retention_runs', 'webhook_endpoints', 'prospect_images', 'prospect_former_tokens'],
  ...['backup_runs', 'calendar_accounts', 'calendars', 'calendar_busy_times', 'chat_channels', 'measuring_browsers', 'sending_halts'],
];
/** Exported and erased separately. */
const APART = ['audit_log'];
/** Columns that identify the person of a record. */
export const ADDRESS_COLUMNS: readonly string[] = ['email', 'recipient', 'referred_email', 'original_email'];
/** Signs before and after a mention. */
const AROUND = 60;
/** A prospect's own address, and texts that are made from it. */
const OWN_COLUMNS = ['email', 'search_text', 'token'];

/** Where a person's data lies, read from the database's own catalogue: a table that is new tomorrow is found too. */
@Injectable()
export class PersonData {
  /** Rows that hang on prospects, directly or through another row. */
  async dependents(manager: EntityManager, prospectIds: readonly string[]): Promise<Record<string, Rows>> {
    const keys = await manager.query<Key[]>(
      `SELECT c.conrelid::regclass::text AS table, quote_ident(a.attname) AS column, c.confrelid::regclass::text AS parent
         FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.contype = 'f' AND c.conrelid <> ALL('{prospects,prospect_figures}'::regclass[])`,
    );
    const tables: Record<string, Rows> = {};
    const direct = keys.filter(({ parent }) => parent === 'prospects');
    for (const { table, column } of direct) {
      const rows = await readRows(manager, table, `${column} = ANY($1)`, [prospectIds]);
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

  /** The person's own rows, by address or keyed hash, that do not hang on their prospects. */
  async elsewhere(manager: EntityManager, { address, prospectIds, hash }: Person): Promise<Record<string, Rows>> {
    const tables: Record<string, Rows> = {};
    const places = [...(await this.sweptPlaces(manager)).filter(isAddress), ...(await this.hashedPlaces(manager))];
    for (const table of new Set(places.map((place) => place.table))) {
      const parameters: unknown[] = [];
      const given = (value: unknown) => `$${parameters.push(value)}`;
      const named = places
        .filter((place) => place.table === table)
        .map(({ column }) => (column === 'email_hash' ? `${column} = ${given(hash)}` : `lower(btrim(${column})) = ${given(address)}`));
      const others = (await this.columnsOf(manager, table)).includes('prospect_id')
        ? ` AND (prospect_id IS NULL OR prospect_id <> ALL(${given(prospectIds)}::uuid[]))`
        : '';
      const rows = await readRows(manager, table, `(${named.join(' OR ')})${others}`, parameters);
      if (rows.length > 0) tables[table] = rows;
    }
    return tables;
  }

  /** Returns text around the address in records of others; the rest is their data. */
  async mentions(manager: EntityManager, { address, prospectIds }: Person): Promise<Record<string, Rows>> {
    const tables: Record<string, Rows> = {};
    const places = (await this.sweptPlaces(manager)).filter((place) => !isAddress(place));
    for (const table of new Set(places.map((place) => place.table))) {
      const texts = places.filter((place) => place.table === table).map(({ column }) => column);
      const columns = await this.columnsOf(manager, table);
      const link = table === 'prospects' ? 'id' : columns.includes('prospect_id') ? 'prospect_id' : null;
      const own = columns.filter((name) => isAddress({ column: name })).map((name) => `coalesce(lower(btrim(${name})), '') <> $1`);
      const others = [...own, link ? `(${link} IS NULL OR ${link} <> ALL($3::uuid[]))` : '$3::uuid[] IS NOT NULL'];
      const rows = await manager.query<Rows>(
        `SELECT cell.column, substring(cell.text FROM greatest(1, strpos(lower(cell.text), $1) - ${AROUND}) FOR length($1) + ${2 * AROUND}) AS words
           FROM ${table}, LATERAL (VALUES ${texts.map((column) => `('${column}', ${column}::text)`).join(', ')}) AS cell("column", text)
          WHERE lower(concat_ws(' ', ${texts.join(', ')})) LIKE $2 AND ${others.join(' AND ')} AND lower(cell.text) LIKE $2`,
        [address, containing(address), prospectIds],
      );
      if (rows.length > 0) tables[table] = rows;
    }
    return tables;
  }

  /** Every column that may name a person, but for measured websites, which go with their prospect. */
  sweptPlaces(manager: EntityManager): Promise<Place[]> {
    return manager.query(
      `SELECT quote_ident(c.table_name) AS table, quote_ident(c.column_name) AS column, c.data_type = 'jsonb' AS "isJson"
         FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type IN ('text', 'jsonb')
          AND c.table_name <> ALL($1)
          AND NOT (c.table_name = 'prospects' AND c.column_name = ANY($2)) AND c.column_name <> 'email_hash'
          AND NOT EXISTS (SELECT FROM information_schema.columns m
                           WHERE m.table_schema = c.table_schema AND m.table_name = c.table_name AND m.column_name = 'measured_at')
        ORDER BY 1, c.ordinal_position`,
      [[...WITHOUT_PEOPLE, ...APART], OWN_COLUMNS],
    );
  }

  /** Returns entries of the audit log about records, and those that contain an address. */
  async auditIds(manager: EntityManager, ids: readonly string[], address: string): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(
      `SELECT id FROM audit_log WHERE resource_id = ANY($1) OR lower(before::text) LIKE $2 OR lower(after::text) LIKE $2 ORDER BY id`,
      [ids, containing(address)],
    );
    return rows.map(({ id }) => Number(id));
  }

  async columnsOf(manager: EntityManager, table: string): Promise<string[]> {
    const columns = await manager.query<{ name: string }[]>(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
      [table],
    );
    return columns.map(({ name }) => name);
  }

  private hashedPlaces(manager: EntityManager): Promise<Place[]> {
    return manager.query(
      `SELECT quote_ident(table_name) AS table, column_name AS column, false AS "isJson" FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name = 'email_hash' ORDER BY 1`,
    );
  }
}

/** Pattern for `LIKE`, with the address escaped. */
export const containing = (address: string): string => `%${address.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** The ids of rows that the audit log may name. */
export const idsOf = (rows: Rows): string[] =>
  rows.flatMap(({ id }) => (typeof id === 'string' || typeof id === 'number' ? [String(id)] : []));

export async function readRows(manager: EntityManager, table: string, where: string, parameters: unknown[]): Promise<Rows> {
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

const isAddress = ({ column }: Pick<Place, 'column'>): boolean => ADDRESS_COLUMNS.includes(column);
