import { randomBytes } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import { cloneDatabase } from './support/database.js';

interface Reference {
  table: string;
  column: string;
  rule: 'c' | 'n';
  /** Columns that must have a value, and one for each. */
  required: string[];
  values: string[];
}

/** SQL for a value of each type; texts and ids are new each time. */
const VALUE: Record<string, string> = {
  text: 'md5(random()::text)',
  uuid: 'gen_random_uuid()',
  integer: '1',
  bigint: '1',
  boolean: 'false',
  jsonb: `'{}'`,
  date: 'now()',
  'timestamp with time zone': 'now()',
  ARRAY: `'{}'`,
  bytea: `''`,
};
const FOREIGN_KEY_VIOLATION = '23503';
const SERIALIZATION_FAILURE = '40001';

let pool: Pool;
let references: Reference[];

beforeAll(async () => {
  pool = new Pool({ connectionString: await cloneDatabase(), max: 12 });
  references = await allReferences();
  await leaveOnlyTheReference();
});
afterAll(() => pool.end());

/** As the catalogue knows them: one that is new tomorrow is tried too. */
async function allReferences(): Promise<Reference[]> {
  const { rows } = await pool.query<Reference & { types: string[] }>(`
    SELECT c.conrelid::regclass::text AS table, a.attname AS column, c.confdeltype AS rule,
           array(SELECT quote_ident(column_name) FROM ${REQUIRED} ORDER BY ordinal_position) AS required,
           array(SELECT data_type::text FROM ${REQUIRED} ORDER BY ordinal_position) AS types
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.confrelid = 'prospects'::regclass ORDER BY 1`);
  return rows.map(({ types, ...reference }) => ({ ...reference, values: types.map((type) => VALUE[type] ?? `no value for ${type}`) }));
}
const REQUIRED = `information_schema.columns WHERE table_schema = 'public' AND table_name = c.conrelid::regclass::text
  AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' AND is_generated = 'NEVER' AND column_name <> a.attname`;

/** What else these tables ask of a row decides nothing here. */
async function leaveOnlyTheReference(): Promise<void> {
  const { rows } = await pool.query<{ sql: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS sql FROM pg_constraint
      WHERE conrelid::regclass::text = ANY($1) AND (contype = 'c' OR contype = 'f' AND confrelid <> 'prospects'::regclass)`,
    [references.map(({ table }) => table)],
  );
  for (const { sql } of rows) await pool.query(sql);
}

type Queries = Pick<PoolClient, 'query'>;

async function aProspect(): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO prospects (token, email, prenom, nom) VALUES ($1, 'a@exemple.ch', 'A', 'B') RETURNING id`,
    [randomBytes(4).toString('hex')],
  );
  return rows[0]?.id ?? '';
}

const insert = ({ table, column, required, values }: Reference, prospect: string | null, by: Queries = pool) =>
  by.query(
    `INSERT INTO ${table} (${[column, ...required].join(', ')}) VALUES (${[prospect ? `'${prospect}'` : 'NULL', ...values].join(', ')})`,
  );
const remove = (ids: string[], by: Queries = pool) => by.query('DELETE FROM prospects WHERE id = ANY($1)', [ids]);
const rowsOf = async ({ table, column }: Reference, prospect: string) =>
  Number((await pool.query(`SELECT count(*) FROM ${table} WHERE ${column} = $1`, [prospect])).rows[0].count);
const rowsIn = async ({ table }: Reference) => Number((await pool.query(`SELECT count(*) FROM ${table}`)).rows[0].count);
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** In a transaction that stays open. */
async function begun(work: (client: PoolClient) => Promise<unknown>): Promise<PoolClient> {
  const client = await pool.connect();
  await client.query('BEGIN');
  await work(client);
  return client;
}

/** Ends an open transaction once the other work waits for it. */
async function endWhenAwaited(client: PoolClient, how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const awaited = async () =>
    (await pool.query('SELECT FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))', [rows[0]?.pid])).rowCount !== 0;
  while (!(await awaited()));
  await client.query(how);
  client.release();
}

/** What comes of it in each of the tables; those where it is what is expected are left out. */
async function otherThan(expected: unknown, attempt: (reference: Reference) => Promise<unknown>): Promise<string[]> {
  const others: string[] = [];
  for (const reference of references) {
    const found = JSON.stringify(await attempt(reference));
    if (found !== JSON.stringify(expected)) others.push(`${reference.table}: ${found}`);
  }
  return others;
}

it('every foreign key to prospects is enforced and indexed, so that a deletion scans no table', async () => {
  expect(references.length).toBeGreaterThan(30);
  const { rows } = await pool.query(
    `SELECT conrelid::regclass::text AS table, conname FROM pg_constraint c
      WHERE contype = 'f' AND confrelid = 'prospects'::regclass
        AND (to_jsonb(c) ->> 'conenforced' = 'false'
          OR NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1]
               AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) = '(' || (SELECT attname FROM pg_attribute WHERE attrelid = c.conrelid AND attnum = c.conkey[1]) || ' IS NOT NULL)')))`,
  );
  expect(rows).toEqual([]);
});

it('no row can reference a missing prospect', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  const prospect = await aProspect();
  expect(await otherThan(FOREIGN_KEY_VIOLATION, (reference) => outcome(insert(reference, nobody)))).toEqual([]);
  const moved = async (reference: Reference) => {
    await insert(reference, prospect);
    return outcome(pool.query(`UPDATE ${reference.table} SET ${reference.column} = $1 WHERE ${reference.column} = $2`, [nobody, prospect]));
  };
  expect(await otherThan(FOREIGN_KEY_VIOLATION, moved)).toEqual([]);
});

it('dependent rows of prospects are deleted or detached; those of others stay', async () => {
  const [one, other, staying] = [await aProspect(), await aProspect(), await aProspect()];
  const before = new Map<string, number>();
  for (const reference of references) {
    for (const prospect of [one, other, staying]) await insert(reference, prospect);
    before.set(reference.table, await rowsIn(reference));
  }
  await remove([one, other]);
  const left = async (reference: Reference) => [
    await rowsOf(reference, one),
    await rowsOf(reference, other),
    await rowsOf(reference, staying),
    (await rowsIn(reference)) - (before.get(reference.table) ?? 0) === (reference.rule === 'c' ? -2 : 0),
  ];
  expect(await otherThan([0, 0, 1, true], left)).toEqual([]);
});

it('a row written while its prospect is deleted is refused or deleted', async () => {
  const written = async (reference: Reference) => {
    const prospect = await aProspect();
    const writer = await begun((client) => insert(reference, prospect, client));
    const removed = outcome(remove([prospect]));
    await endWhenAwaited(writer, 'COMMIT');
    return [await removed, await rowsOf(reference, prospect)];
  };
  expect(await otherThan(['done', 0], written)).toEqual([]);

  const refused = async (reference: Reference) => {
    const prospect = await aProspect();
    const remover = await begun((client) => remove([prospect], client));
    const inserted = outcome(insert(reference, prospect));
    await endWhenAwaited(remover, 'COMMIT');
    return [await inserted, await rowsOf(reference, prospect)];
  };
  expect(await otherThan([FOREIGN_KEY_VIOLATION, 0], refused)).toEqual([]);

  const stored = async (reference: Reference) => {
    const prospect = await aProspect();
    const remover = await begun((client) => remove([prospect], client));
    const inserted = outcome(insert(reference, prospect));
    await endWhenAwaited(remover, 'ROLLBACK');
    return [await inserted, await rowsOf(reference, prospect)];
  };
  expect(await otherThan(['done', 1], stored)).toEqual([]);
});

it('an older snapshot deletes no prospect with a later reference, and the id of a referenced prospect never changes', async () => {
  const prospect = await aProspect();
  const reader = await pool.connect();
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await reader.query('SELECT FROM prospects');
  await pool.query('INSERT INTO notes (prospect_id, content) VALUES ($1, $2)', [prospect, 'vu']);
  expect(await outcome(remove([prospect], reader))).toBe(SERIALIZATION_FAILURE);
  await reader.query('ROLLBACK');
  reader.release();
  expect(await outcome(pool.query('UPDATE prospects SET id = gen_random_uuid() WHERE id = $1', [prospect]))).toBe(FOREIGN_KEY_VIOLATION);
  expect(await outcome(pool.query('UPDATE prospects SET id = id, notes = $2 WHERE id = $1', [prospect, 'x']))).toBe('done');
});
