import type { Client } from 'pg';
import { KEPT_PLANS } from '../../src/common/database/prepared-statements.service.js';
import type { Product } from './product.js';
import { queriesOf } from './queries.js';

/** What a statement of every visit may read whole: settings, words, questions and who signs, a few rows each. */
const SMALL = new Set(['messages', 'quiz_questions', 'settings', 'signatories']);

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}

/**
 * What every visit asks for keeps its plan, which may have been made while a table was empty: the statements that would then read all
 * of a table, for ever.
 */
export async function judgeKeptPlans(product: Product, database: Client): Promise<{ asked: number; faults: string[] }> {
  const kept = queriesOf(product).filter(({ asks }) => asks === 'PreparedStatements');
  const faults = new Set<string>();
  let asked = 0;
  await database.query('BEGIN');
  for (const [name, value] of Object.entries(KEPT_PLANS)) await database.query(`SET LOCAL ${name} = ${value}`);
  await database.query(
    `UPDATE pg_class SET relpages = 0, reltuples = 0 WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i')`,
  );
  for (const { place, texts } of kept)
    for (const text of texts ?? []) {
      const { rows } = await database.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
      asked += 1;
      for (const table of rows.flatMap((row) => readWhole(row['QUERY PLAN'][0].Plan)))
        if (!SMALL.has(table)) faults.add(`${place}: reads all of ${table}`);
    }
  await database.query('ROLLBACK');
  return { asked, faults: [...faults] };
}

function readWhole({ Plans = [], ...node }: Node): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...Plans.flatMap(readWhole)];
}
