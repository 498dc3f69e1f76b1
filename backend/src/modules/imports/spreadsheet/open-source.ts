import { csvSource, type TextChoice } from './csv-source.js';
import { decodeText } from './decode-text.js';
import { isXls, isZip } from './file-kind.js';
import { RefusedFile, type Source } from './source.js';

/** Documents that begin like a text. */
const DOCUMENT = /^\s*(%PDF-|%!PS|\{\\rtf|BEGIN:V|\{\s*"|\[\s*[{"[])/;

/** The tables of a file, by what it holds: the name may be wrong. */
export async function openSource(bytes: Uint8Array<ArrayBuffer>, chosen: TextChoice = {}): Promise<Source> {
  if (bytes.length === 0) throw new RefusedFile('no_content');
  if (isZip(bytes)) return (await import('./xlsx-source.js')).xlsxSource(bytes);
  if (isXls(bytes)) return (await import('./xls-source.js')).xlsSource(bytes);
  if (DOCUMENT.test(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString('latin1')))
    throw new RefusedFile('format');
  return csvSource(decodeText(bytes, chosen.encoding), chosen);
}
