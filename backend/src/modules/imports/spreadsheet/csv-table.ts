import Papa from 'papaparse';
import { RefusedFile, type Table, toTable } from './table.js';

const SEPARATORS = [';', ',', '\t', '|'];

export function readCsv(text: string): Table {
  if (/^\s*</.test(text)) throw new RefusedFile('format'); // a web page or XML with the wrong name
  // Excel's own convention: the first line names the separator
  const declared = /^"?sep=(.)"?\r?\n?/i.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  if (body.trim() === '') throw new RefusedFile('no_content');
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: declared?.[1] ?? separatorOf(body), skipEmptyLines: false });
  const broken = errors.find(({ type }) => type === 'Quotes');
  const firstLine = declared ? 2 : 1;
  if (broken)
    throw new RefusedFile('parse', `guillemets mal fermés à la ligne ${(broken.row ?? 0) + firstLine}. Corrigez-la et réessayez.`);
  return toTable(declared ? [null, ...data] : data);
}

/** The separator that the first line with words holds most often outside of quotes. */
function separatorOf(text: string): string {
  const counts = new Map(SEPARATORS.map((separator) => [separator, 0]));
  let quoted = false;
  for (const character of text.trimStart()) {
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '\n' || character === '\r') break;
    else if (counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best && best[1] > 0 ? best[0] : ',';
}
