/**
 * Child process that parses a file: `node spreadsheet-child.js`. Orders and results by IPC, normalised rows in the text format of COPY
 * (COPY_ROWS) by a pipe. A malicious file can only affect this process; the parent ends it at the deadline or the memory limit.
 */
import { Socket } from 'node:net';
import { exitWithParentProcess } from '../../../common/exit-with-parent-process.js';
import { IMPORT_LIMITS } from '../../../rules/import-limits.rules.js';
import type { ImportField, MendedCell, TextFormat } from '../import.contract.js';
import type { Refusal } from '../import-problems.js';
import { normaliseRow } from '../normalise-row.js';
import { copiedRows, ROWS_FD } from './copied-rows.js';
import type { TextChoice } from './csv-source.js';
import { withMendedCells } from './mended-cells.js';
import { openSource } from './open-source.js';
import { remembered } from './remembered-rows.js';
import { inEncodings, sampleNames } from './sample-names.js';
import { RefusedFile, type TableRow } from './source.js';
import { type Survey, type SurveyOrder, survey } from './survey.js';

export interface ReadOrder extends SurveyOrder, TextChoice {
  /** Of the import. */
  id: string;
  file: Uint8Array<ArrayBuffer>;
  /** What the columns become; guessed when it is not given. */
  fields?: (ImportField | null)[];
  /** Cells that were corrected after the upload. */
  mended?: MendedCell[];
}

export type ReadMessage =
  | ({ type: 'table'; preview: TableRow[]; textFormat: TextFormat | null } & Omit<Survey, 'sample' | 'accented'>)
  | { type: 'refused'; code: Refusal; detail?: string }
  | { type: 'end' };

process.once('message', (order: ReadOrder) => {
  work(order).then(
    () => send({ type: 'end' }, () => process.exit(0)),
    (error: unknown) => {
      const { code, detail } = error instanceof RefusedFile ? error : new RefusedFile('reading_failed');
      send({ type: 'refused', code, ...(detail && { detail }) }, () => process.exit(0));
    },
  );
});
exitWithParentProcess(() => process.exit(1));

async function work(order: ReadOrder): Promise<void> {
  const source = remembered(withMendedCells(await openSource(order.file, order), order.mended ?? []));
  const { sample, accented, ...found } = await survey(source, order);
  const fields = order.fields ?? found.fields;
  const preview = sample
    .slice(0, IMPORT_LIMITS.previewRows)
    .map(({ line, cells }) => ({ line, cells: found.header.map((_, index) => cells[index] ?? '') }));
  const names = source.text ? sampleNames(accented, found.header, fields) : [];
  const textFormat = source.text ? { ...source.text, samples: inEncodings(names, source.text.encoding) } : null;
  send({ type: 'table', ...found, fields, preview, textFormat });
  if (!fields.includes('email')) return; // without a column of addresses there are no people
  const pipe = new Socket({ fd: ROWS_FD, readable: false, writable: true });
  for await (const rows of source.rows(found.sheet)) {
    const people = rows.filter(({ line }) => line > found.headingLine).map(({ line, cells }) => normaliseRow(line, cells, fields));
    // awaited, so that the parent writes while the next part is parsed
    if (people.length > 0) await new Promise<void>((sent) => pipe.write(copiedRows(order.id, people), () => sent()));
  }
}

function send(message: ReadMessage, sent: () => void = () => undefined): void {
  process.send?.(message, undefined, undefined, sent);
}
