import type { Client } from 'pg';
import { describe } from './described.js';
import { MADE_WHEN_RUN } from './made-when-run.js';
import type { Product } from './product.js';
import { queriesOf } from './queries.js';
import { faultsOfRow, kindsOf } from './rows.js';

export interface JudgedQueries {
  /** Statements that the database has looked at. */
  asked: number;
  /** Statements that it refuses, and rows that are not what their type says. */
  faults: string[];
  /** Files whose statements the code alone does not decide, beside those that are declared. */
  undecided: string[];
  /** Declared, and not needed any more. */
  needless: string[];
}

/** Has the migrated database plan every statement of the product, and compares the columns with the type of the row. */
export async function judgeQueries(product: Product, database: Client): Promise<JudgedQueries> {
  const queries = queriesOf(product);
  const made = new Set(queries.flatMap(({ place, texts }) => (texts ? [] : place.replace(/:\d+$/, ''))));
  const declared = MADE_WHEN_RUN.flatMap(({ files }) => files);
  const asked = queries.flatMap(({ texts, ...query }) => (texts ?? []).flatMap(partsOf).map((text) => ({ ...query, text })));
  const faults = new Set<string>();
  await database.query('BEGIN');
  const tables = new Set(asked.map(({ text }) => text).filter((text) => /^\s*CREATE TEMP/.test(text)));
  for (const table of tables) await database.query(table.replace('TEMP TABLE', 'TEMP TABLE IF NOT EXISTS'));
  for (const { place, row, text } of asked) {
    await database.query('SAVEPOINT asked');
    try {
      const columns = (await describe(database, text)).map(({ name, dataTypeID }) => ({ name, kinds: kindsOf(dataTypeID) }));
      for (const fault of row ? faultsOfRow(product.checker, row, columns) : []) faults.add(`${place}: ${fault}`);
    } catch (error) {
      await database.query('ROLLBACK TO SAVEPOINT asked');
      faults.add(`${place}: ${(error as Error).message}`);
    }
  }
  await database.query('ROLLBACK');
  return {
    asked: asked.length,
    faults: [...faults],
    undecided: [...made].filter((file) => !declared.includes(file)),
    needless: declared.filter((file) => !made.has(file)),
  };
}

/** Several statements at once are looked at one by one; what a cursor has still to tell is what it was declared for. */
const partsOf = (text: string): string[] =>
  text.split(/;\s*\n/).filter((part) => part.trim() !== '' && !/^\s*(?:FETCH|DECLARE|CREATE TEMP.*…)/.test(part));
