// A file of 5 MB with 25,000 people, as CSV and as a workbook.
import { utils, write } from '@e965/xlsx';

export const ROWS = 25_000;
const FILE_BYTES = 5 * 1024 * 1024;

export const HEADER = ['email', 'prenom', 'nom', 'entreprise', 'site', 'linkedin', 'fonction', 'ville', 'notes'];
const row = (n: number, padding: number): string[] => [
  `p${n}@entreprise-${n}.ch`,
  'Anne-Marie',
  `Bächtold ${n}`,
  `Menuiserie ${n} Sàrl`,
  `www.entreprise-${n}.ch`,
  `linkedin.com/in/p${n}`,
  'Directrice',
  'Yverdon-les-Bains',
  noise(n, padding),
];
/** Text that no archive makes small, so that the workbook weighs what it says. */
function noise(seed: number, length: number): string {
  let state = (seed * 2654435761) >>> 0;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    text += state.toString(36);
  }
  return text.slice(0, length);
}
const table = (padding: number) => [HEADER, ...Array.from({ length: ROWS }, (_, n) => row(n, padding))];
export const csv = (padding: number) =>
  Buffer.from(
    table(padding)
      .map((cells) => cells.join(';'))
      .join('\r\n'),
  );
export function workbook(padding: number): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(table(padding)), 'A');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
/** The largest file that is accepted. */
export function fill(make: (padding: number) => Buffer, from: number): Buffer {
  for (let padding = from; padding > 0; padding -= 10) {
    const file = make(padding);
    if (file.length <= FILE_BYTES) return file;
  }
  throw new Error('too many rows for 5 MB');
}
