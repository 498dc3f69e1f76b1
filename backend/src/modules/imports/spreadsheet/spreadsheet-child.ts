/**
 * Reads a file in a process of its own, `node spreadsheet-child.js`, order and answers by IPC, normalised rows as the database
 * takes them (COPY_ROWS) by a pipe, so that its parent need not look inside: whatever a file does to its reader, the server
 * goes on. Its parent ends it at the deadline or when it takes too much memory.
 */
import { Socket } from 'node:net';
import { guessFields } from '../columns.js';
import type { ImportField } from '../import.contract.js';
import type { Refusal } from '../import-problems.js';
import { normaliseRow } from '../normalise-row.js';
import { copiedRows, ROWS_FD } from './copied-rows.js';
import { readTable } from './read-table.js';
import { RefusedFile } from './table.js';

export interface ReadOrder {
  /** Of the import. */
  id: string;
  file: Uint8Array<ArrayBuffer>;
  /** What the columns become; guessed when it is not given. */
  fields?: (ImportField | null)[];
}

export type ReadMessage =
  | { type: 'table'; header: string[]; fields: (ImportField | null)[]; preview: string[][]; total: number }
  | { type: 'refused'; code: Refusal; detail?: string }
  | { type: 'end' };

const ROWS_AT_ONCE = 1000;
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
  const table = await readTable(order.file);
  const fields = order.fields ?? guessFields(table);
  if (!fields) throw new RefusedFile('no_email_column');
  const { header, rows } = table;
  const preview = [header, ...rows.slice(0, PREVIEW_ROWS - 1).map(({ cells }) => header.map((_, index) => cells[index] ?? ''))];
  send({ type: 'table', header, fields, preview, total: rows.length });
  const pipe = new Socket({ fd: ROWS_FD, readable: false, writable: true });
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const part = rows.slice(from, from + ROWS_AT_ONCE).map(({ line, cells }) => normaliseRow(line, cells, fields));
    // sent before the next part is made, so that its parent writes meanwhile
    await new Promise<void>((sent) => pipe.write(copiedRows(order.id, part), () => sent()));
  }
}

function send(message: ReadMessage, sent: () => void = () => undefined): void {
  process.send?.(message, undefined, undefined, sent);
}
