import { escapeLiteral, type Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { BYTE_ORDER_MARK, csvCell, csvLines, type Delimiter } from '../csv.js';

/**
 * A column of a file in SQL: a text that may need quotes, or what never does; or facts, empty where there are none, and a rule of
 * ours that decides by them.
 */
export type CsvColumn = { header: string } & (
  | { text: string }
  | { sql: string }
  | { facts: readonly string[]; cell: (...facts: string[]) => string | null }
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
export async function copiedCsv<T extends ObjectLiteral>(file: CsvFile<T>): Promise<AsyncIterableIterator<string>> {
  const parts = csvParts(file);
  const begun = [await parts.next()];
  const iterator: AsyncIterableIterator<string> = {
    next: async () => begun.shift() ?? parts.next(),
    return: () => parts.return(undefined),
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

async function* csvParts<T extends ObjectLiteral>({ selection, columns, delimiter, gone }: CsvFile<T>): AsyncGenerator<string> {
  const parts = inParts(columns, delimiter);
  selection.select(parts.flatMap(({ facts }) => facts).join(', '));
  const sql = withValues(...selection.getQueryAndParameters());
  // by which Excel, which wants semicolons, knows the encoding
  let text = `${delimiter === ';' ? BYTE_ORDER_MARK : ''}${csvLines([columns.map((column) => column.header)], delimiter)}`;
  for await (const lines of copied(selection.connection, sql, gone)) {
    for (const line of lines) text += csvLine(fieldsOf(line), parts, delimiter);
    yield text;
    text = '';
  }
  if (text) yield text;
}

interface Part {
  facts: readonly string[];
  /** None of cells that are ready. */
  cell?: ((...facts: string[]) => string | null) | undefined;
}
const asItIs = (text: string): string => text;

/** What is ready side by side comes as one text. */
function inParts(columns: readonly CsvColumn[], delimiter: Delimiter): Part[] {
  const parts: Part[] = [];
  for (const column of columns) {
    const before = parts.at(-1);
    if ('cell' in column) parts.push(column);
    else if ('text' in column) parts.push({ facts: [column.text], cell: asItIs });
    else if (before && !before.cell) before.facts = [`${before.facts[0]} || '${delimiter}' || ${ready(column.sql)}`];
    else parts.push({ facts: [ready(column.sql)] });
  }
  return parts;
}
const ready = (sql: string): string => `coalesce((${sql})::text, '')`;

function csvLine(fields: readonly string[], parts: readonly Part[], delimiter: Delimiter): string {
  let line = '';
  let at = 0;
  for (const { facts, cell } of parts) {
    if (at > 0) line += delimiter;
    const first = fields[at] ?? '';
    if (!cell) line += first;
    else line += csvCell((facts.length === 1 ? cell(first) : cell(...fields.slice(at, at + facts.length))) ?? '', delimiter);
    at += facts.length;
  }
  return `${line}\r\n`;
}

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
/** The fields of a line as COPY writes them. */
function fieldsOf(line: string): string[] {
  const fields = line.split('\t');
  if (!line.includes('\\')) return fields;
  return fields.map((field) => field.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter));
}

/** The lines of COPY, as many at a time as arrive; null is empty. */
async function* copied({ driver }: DataSource, sql: string, gone: AbortSignal): AsyncGenerator<string[]> {
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
    let rest = '';
    const rows = client.query(copyTo(`COPY (${sql}) TO STDOUT (NULL '')`)).setEncoding('utf8');
    rows.on('error', () => undefined); // thrown where they are read, unless nobody reads any more
    for await (const text of rows) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      if (lines.length > 0) yield lines;
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
