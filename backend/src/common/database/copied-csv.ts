import { escapeLiteral, type Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { BYTE_ORDER_MARK, csvLines, type Delimiter } from '../csv.js';
import { CsvBytes, type CsvPart } from './csv-bytes.js';

/**
 * A column of a CSV file in SQL. `text` may need quotes and `ready` never does (at most `length` bytes). `facts` are values for a rule in
 * TypeScript, not called when empty. `repeats`: few distinct values, so results are cached.
 */
export type CsvColumn = { header: string } & (
  | { text: string }
  | { sql: string; length?: number }
  | { facts: readonly string[]; cell: (...facts: string[]) => string | null; repeats?: boolean }
);

const NEWLINE = 10;

/** Of the transaction: half an hour for all of it, however slowly it is read; dates with dots; one core is enough. */
const SETTINGS = `SELECT pg_backend_pid() AS pid, set_config('statement_timeout', '30min', true), set_config('DateStyle', 'German', true),
  set_config('max_parallel_workers_per_gather', '0', true)`;

export interface CsvFile<T extends ObjectLiteral> {
  columns: readonly CsvColumn[];
  delimiter: Delimiter;
  selection: SelectQueryBuilder<T>;
  /** Aborted when the client is gone. */
  gone: AbortSignal;
}

/** Streams a selection as CSV with COPY. Resolves when the statement has begun; aborting `gone` cancels it. */
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
  selection.select(columns.flatMap(sqlOf).join(', '));
  const bytes = new CsvBytes(partsOf(columns), delimiter);
  const sql = withValues(...selection.getQueryAndParameters());
  // byte order mark, so that Excel detects the encoding
  const headers = Buffer.from(
    `${delimiter === ';' ? BYTE_ORDER_MARK : ''}${csvLines([columns.map((column) => column.header)], delimiter)}`,
  );
  let hasBegun = false;
  for await (const lines of copied(selection.connection, sql, gone)) {
    const part = bytes.linesOf(...lines);
    yield hasBegun ? part : Buffer.concat([headers, part]);
    hasBegun = true;
  }
  if (!hasBegun) yield headers;
}

const sqlOf = (column: CsvColumn): readonly string[] => ('cell' in column ? column.facts : ['text' in column ? column.text : column.sql]);

/** What repeats side by side is remembered together. */
function partsOf(columns: readonly CsvColumn[]): CsvPart[] {
  const parts: CsvPart[] = [];
  for (const column of columns) {
    if ('text' in column) parts.push({ kind: 'text' });
    else if ('sql' in column) parts.push({ kind: 'ready', ...(column.length !== undefined && { length: column.length }) });
    else {
      const one = { facts: column.facts.length, cell: column.cell };
      const before = parts.at(-1);
      if (!column.repeats) parts.push({ kind: 'decided', ...one });
      else if (before?.kind === 'repeated') before.cells.push(one);
      else parts.push({ kind: 'repeated', cells: [one] });
    }
  }
  return parts;
}

/** Yields the complete lines of COPY as they arrive; null is empty. */
async function* copied({ driver }: DataSource, sql: string, gone: AbortSignal): AsyncGenerator<Buffer[]> {
  const pool = (driver as PostgresDriver).master as Pool;
  const client = await pool.connect();
  // read from the session: a pooler reports its own process ids
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
    rows.on('error', () => undefined); // thrown to the reader, if there still is one
    for await (const part of rows as AsyncIterable<Buffer>) {
      const end = part.lastIndexOf(NEWLINE) + 1;
      // only the line that arrived in two parts is copied
      const first = rest.length > 0 ? part.indexOf(NEWLINE) + 1 : 0;
      const [head, tail] = [part.subarray(0, first), part.subarray(end)];
      if (end > 0) yield [Buffer.concat([rest, head]), part.subarray(first, end)];
      rest = end > 0 ? tail : Buffer.concat([rest, tail]);
    }
    await client.query('COMMIT');
    isWhole = true;
  } finally {
    gone.removeEventListener('abort', cancel);
    if (!isWhole) cancel();
    client.release(!isWhole || gone.aborted); // a pending cancellation must not hit the next statement of this connection
  }
}

/** Inserts the values as quoted literals: COPY takes no parameters. */
const withValues = (sql: string, values: readonly unknown[]): string =>
  sql.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]));

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return escapeLiteral(`{${value.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
  return escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}
