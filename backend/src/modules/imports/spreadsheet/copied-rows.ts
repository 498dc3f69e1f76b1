import type { NormalisedRow } from '../normalise-row.js';

/** Takes what `copiedRows` makes: columns of `import_rows`. */
export const COPY_ROWS = 'COPY import_rows (import_id, line, email, domain, record, metadata, errors, warnings) FROM STDIN';

/** Where the reading process writes them: its fifth descriptor, after those of any process and the channel of its messages. */
export const ROWS_FD = 4;

/** Characters to escape in the text format of COPY (PostgreSQL manual, COPY, file formats). */
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const NULL = '\\N';

/** Rows of one import in the text format of COPY. */
export const copiedRows = (importId: string, rows: readonly NormalisedRow[]): string =>
  rows.map((row) => copiedRow(importId, row)).join('');

function copiedRow(importId: string, { line, email, domain, record, metadata, errors, warnings }: NormalisedRow): string {
  const cells = [email.toLowerCase(), domain, ...[record, metadata, errors, warnings].map((value) => JSON.stringify(value))];
  return `${importId}\t${line}\t${cells.map(copiedText).join('\t')}\n`;
}

const copiedText = (text: string | null): string => text?.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? '') ?? NULL;
