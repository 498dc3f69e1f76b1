import { escapeLiteral, type Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { BYTE_ORDER_MARK, csvLines, type Delimiter } from '../csv.js';
import { CsvBytes, type CsvPart } from './csv-bytes.js';

/**
 * A column of a file in SQL: a text that may need quotes, or what never does; or facts, empty where there are none, and a rule of
 * ours that decides by them (never by none at all); `repeats`: a few values make most of a file.
 */
export type CsvColumn = { header: string } & (
  | { text: string }
  | { sql: string }
  | { facts: readonly string[]; cell: (...facts: string[]) => string | null; repeats?: boolean }
);

/** Of the transaction: half an hour for all of it, however slowly it is read; dates with dots; one core is enough. */
const SETTINGS = `SELECT pg_backend_pid() AS pid, set_config('statement_timeout', '30min', true), set_config('DateStyle', 'German', true),
  set_config('max_parallel_workers_per_gather', '0', true)`;

export interface CsvFile<T extends ObjectLiteral> {
  columns: readonly CsvColumn[];
  delimiter: Delimiter;
  selection: SelectQueryBuilder<T>;
  /** That nobody waits for it any more. */
  gone: AbortSignal;
}

/**
 * The rows of a selection as a CSV file, made by the database while they are read; whoever goes away ends the statement. It has
 * begun when this answers: what fails later is the database.
 */
export async function copiedCsv<T extends ObjectLiteral>(file: CsvFile<T>): Promise<AsyncIterableIterator<Buffer>> {
  const parts = csvParts(file);
  const begun = [await parts.next()];
  const iterator: AsyncIterableIterator<Buffer> = {
    next: async () => begun.shift() ?? parts.next(),
    return: () => parts.return(undefined),
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

async function* csvParts<T extends ObjectLiteral>({ selection, columns, delimiter, gone }: CsvFile<T>): AsyncGenerator<Buffer> {
  const fields = fieldsOf(columns, delimiter);
  selection.select(fields.flatMap(({ facts }) => facts).join(', '));
  const bytes = new CsvBytes(
    fields.map(({ part }) => part),
    delimiter,
  );
  const sql = withValues(...selection.getQueryAndParameters());
  // by which Excel, which wants semicolons, knows the encoding
  const headers = Buffer.from(
    `${delimiter === ';' ? BYTE_ORDER_MARK : ''}${csvLines([columns.map((column) => column.header)], delimiter)}`,
  );
  let hasBegun = false;
  for await (const lines of copied(selection.connection, sql, gone)) {
    const part = bytes.linesOf(lines);
    yield hasBegun ? part : Buffer.concat([headers, part]);
    hasBegun = true;
  }
  if (!hasBegun) yield headers;
}

interface Fields {
  /** In SQL, one for each field. */
  facts: string[];
  part: CsvPart;
}

/** What is ready side by side comes as one text. */
function fieldsOf(columns: readonly CsvColumn[], delimiter: Delimiter): Fields[] {
  const fields: Fields[] = [];
  for (const column of columns) {
    const before = fields.at(-1);
    if ('cell' in column) {
      const { facts, cell, repeats = false } = column;
      fields.push({ facts: [...facts], part: { kind: 'decided', facts: facts.length, cell, repeats } });
    } else if ('text' in column) fields.push({ facts: [column.text], part: { kind: 'text' } });
    else if (before?.part.kind === 'ready') before.facts = [`${before.facts[0]} || '${delimiter}' || ${ready(column.sql)}`];
    else fields.push({ facts: [ready(column.sql)], part: { kind: 'ready' } });
  }
  return fields;
}
const ready = (sql: string): string => `coalesce((${sql})::text, '')`;

/** The lines of COPY, as many whole ones at a time as arrive; null is empty. */
async function* copied({ driver }: DataSource, sql: string, gone: AbortSignal): AsyncGenerator<Buffer> {
  const pool = (driver as PostgresDriver).master as Pool;
  const client = await pool.connect();
  // asked of the session itself: a pooler tells clients numbers of its own
  let pid = 0;
  const cancel = () => {
    if (pid) void pool.query('SELECT pg_cancel_backend($1)', [pid]).catch(() => undefined);
  };
  let isWhole = false;
  try {
    gone.throwIfAborted();
    gone.addEventListener('abort', cancel);
    await client.query('BEGIN READ ONLY');
    pid = (await client.query<{ pid: number }>(SETTINGS)).rows[0]?.pid ?? 0;
    gone.throwIfAborted();
    let rest: Buffer = Buffer.alloc(0);
    const rows = client.query(copyTo(`COPY (${sql}) TO STDOUT (NULL '')`));
    rows.on('error', () => undefined); // thrown where they are read, unless nobody reads any more
    for await (const part of rows as AsyncIterable<Buffer>) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, part]) : part;
      const end = bytes.lastIndexOf('\n') + 1;
      rest = bytes.subarray(end);
      if (end > 0) yield bytes.subarray(0, end);
    }
    await client.query('COMMIT');
    isWhole = true;
  } finally {
    gone.removeEventListener('abort', cancel);
    if (!isWhole) cancel();
    client.release(!isWhole || gone.aborted); // a cancellation on its way must not meet somebody else's statement
  }
}

/** COPY takes no parameters: the values stand in the text, quoted. */
const withValues = (sql: string, values: readonly unknown[]): string =>
  sql.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]));

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return escapeLiteral(`{${value.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
  return escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}
