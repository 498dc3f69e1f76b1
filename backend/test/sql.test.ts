import { Client } from 'pg';
import { judgeQueries } from './sql/judged-queries.js';
import { judgeOwners } from './sql/owned.js';
import { type Product, readProduct } from './sql/product.js';
import { cloneDatabase } from './support/database.js';

/** A file with one fault per line. */
const PLANTED = `
import type { DataSource, EntityManager } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js'; import { runPrepared } from '../../common/database/prepared-statement.js';
const COLUMNS = ['score', 'nom'].join(', ');
export const gone = (manager: EntityManager) => manager.query<{ id: string }[]>('SELECT id FROM prospect');
export const missing = (manager: EntityManager) => manager.query<{ token: string; city: string }[]>('SELECT token FROM prospects');
export const wrong = (manager: EntityManager) => manager.query<{ score: string; nom: string | null }[]>(\`SELECT \${COLUMNS} FROM prospects\`);
export async function looked(manager: EntityManager) { const rows = await manager.query('SELECT at FROM audit_log'); return rows[0].at; }
export const written = (manager: EntityManager) => manager.query<unknown>(\`UPDATE outbox SET status = 'sent' WHERE id = $1\`, ['']);
export const saved = (manager: EntityManager) => manager.update(Prospect, { id: '' }, { nom: '' });
export const cast = (manager: EntityManager, type: string) => manager.query<unknown>(\`SELECT 1::\${type}\`);
export const named = (source: DataSource) => runPrepared<{ id: number }>(source, 'named', 'SELECT id FROM prospects', []);
`;
const PLANT = 'modules/saved-views/planted.queries.ts';

/** The SQL of the product beside the tables that the migrations made. */
let database: Client;
let product: Product;
let tables: Set<string>;
beforeAll(async () => {
  product = readProduct({ [PLANT]: PLANTED });
  database = new Client({ connectionString: await cloneDatabase() });
  await database.connect();
  const { rows } = await database.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
  );
  tables = new Set(rows.map(({ name }) => name));
});
afterAll(() => database.end());

const apart = (faults: string[]) => ({
  planted: faults.filter((fault) => fault.startsWith(PLANT)).map((fault) => fault.slice(PLANT.length + 1)),
  others: faults.filter((fault) => !fault.startsWith(PLANT)),
});

it('a table is written only by the module that owns it, or by a listed one', () => {
  const { faults, ...listed } = judgeOwners(product, tables);
  const { planted, others } = apart(faults);
  expect(others).toEqual([]);
  expect(listed).toEqual({ needless: [], ownerless: [] });
  expect(planted).toEqual(['9: saved-views writes outbox of common/mail', '10: saved-views writes prospects of prospects']);
});

it('all SQL is planned by PostgreSQL, and its columns have the types of the rows', async () => {
  const { faults, undecided, needless, asked } = await judgeQueries(product, database);
  const { planted, others } = apart(faults);
  expect(others).toEqual([]);
  expect({ undecided, needless }).toEqual({ undecided: [PLANT], needless: [] });
  expect(planted).toEqual([
    '5: relation "prospect" does not exist',
    '6: city does not come',
    '7: score comes as number, not as string',
    '8: is taken for any',
    '12: id comes as string, not as number',
  ]);
  expect(asked).toBeGreaterThan(200);
});
