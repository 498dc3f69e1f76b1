/**
 * Reads a file in a process of its own, `node spreadsheet-child.js`, order by IPC: whatever a file does to its reader, the
 * server goes on. Its parent ends it at the deadline or when it takes too much memory.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import { guessFields } from '../columns.js';
import type { ImportField } from '../import.contract.js';
import type { Refusal } from '../import-problems.js';
import { normaliseRow } from '../normalise-row.js';
import { copiedRows } from './copied-rows.js';
import { readTable } from './read-table.js';
import { RefusedFile, type Table } from './table.js';

/** Either a file, or the cells of an earlier reading with another assignment of the columns. */
export type ReadOrder = { /** Of the import. */ id: string } & (
  | { file: Uint8Array<ArrayBuffer> }
  | { content: Uint8Array; fields: (ImportField | null)[] }
);

export type ReadMessage =
  | { type: 'table'; header: string[]; fields: (ImportField | null)[]; preview: string[][]; total: number }
  /** A piece of all cells of a file, before the table: one large message would keep its receiver from everything else. */
  | { type: 'content'; bytes: Uint8Array }
  /** Normalised rows as the database takes them, so that the parent need not look inside. */
  | { type: 'rows'; text: string }
  | { type: 'refused'; code: Refusal; detail?: string }
  | { type: 'end' };

const ROWS_PER_MESSAGE = 1000;
const CONTENT_BYTES = 200_000;
const PREVIEW_ROWS = 10;

process.once('message', (order: ReadOrder) => {
  work(order).then(
    () => send({ type: 'end' }, () => process.exit(0)),
    (error: unknown) => {
      const { code, detail } = error instanceof RefusedFile ? error : new RefusedFile('reading_failed');
      send({ type: 'refused', code, ...(detail && { detail }) }, () => process.exit(0));
    },
  );
});
process.once('disconnect', () => process.exit(1));

async function work(order: ReadOrder): Promise<void> {
  const table = 'file' in order ? await readTable(order.file) : (JSON.parse(gunzipSync(order.content).toString()) as Table);
  const fields = 'file' in order ? guessFields(table) : order.fields;
  if (!fields) throw new RefusedFile('no_email_column');
  const { header, rows } = table;
  const preview = [header, ...rows.slice(0, PREVIEW_ROWS - 1).map(({ cells }) => header.map((_, index) => cells[index] ?? ''))];
  if ('file' in order) sendContent(table);
  send({ type: 'table', header, fields, preview, total: rows.length });
  for (let from = 0; from < rows.length; from += ROWS_PER_MESSAGE) {
    const part = rows.slice(from, from + ROWS_PER_MESSAGE).map(({ line, cells }) => normaliseRow(line, cells, fields));
    // sent before the next part is made, so that its parent writes meanwhile
    await new Promise<void>((sent) => send({ type: 'rows', text: copiedRows(order.id, part) }, sent));
  }
}

function sendContent(table: Table): void {
  const content = gzipSync(JSON.stringify(table), { level: 1 });
  for (let at = 0; at < content.length; at += CONTENT_BYTES) send({ type: 'content', bytes: content.subarray(at, at + CONTENT_BYTES) });
}

function send(message: ReadMessage, sent: () => void = () => undefined): void {
  process.send?.(message, undefined, undefined, sent);
}
