import type { ImportField, TextEncoding, TextFormat } from '../import.contract.js';
import type { TableRow } from './source.js';
import { decodeBytes, encodeText, SINGLE_BYTE_ENCODINGS } from './text-encodings.js';

const MAX_NAMES = 3;
const MAX_LENGTH = 80;
/** Joined to one name; then by themselves. */
const NAME_FIELDS: readonly (readonly ImportField[])[] = [['prenom', 'nom'], ['fullName'], ['company'], ['location'], ['poste']];

/** Returns sample names with which a person can check the encoding: people, then companies and places, then any text or heading. */
export function sampleNames(rows: readonly TableRow[], header: readonly string[], fields: readonly (ImportField | null)[]): string[] {
  const ofFields = NAME_FIELDS.flatMap((wanted) => {
    const columns = wanted.map((field) => fields.indexOf(field)).filter((column) => column >= 0);
    return rows.map(({ cells }) => columns.map((column) => cells[column] ?? '').join(' '));
  });
  const all = [...ofFields, ...rows.flatMap(({ cells }) => cells), ...header];
  const names = new Set(all.map((text) => text.trim().slice(0, MAX_LENGTH)).filter((text) => /[^ -~\s]/.test(text)));
  return [...names].slice(0, MAX_NAMES);
}

/** The names as each encoding would read their bytes; of encodings that read the same, the first one. */
export function inEncodings(names: readonly string[], present: TextEncoding): TextFormat['samples'] {
  if (names.length === 0) return [];
  const samples = [{ encoding: present, names: [...names] }];
  if (present.startsWith('utf-16')) return samples;
  const bytes = names.map((name) => encodeText(name, present));
  for (const encoding of ['utf-8' as const, ...SINGLE_BYTE_ENCODINGS]) {
    const others = bytes.map((name) => name && decodeBytes(name, encoding));
    const isSame = samples.some((sample) => sample.names.every((name, index) => name === others[index]));
    if (!isSame && !others.includes(null)) samples.push({ encoding, names: others.map(String) });
  }
  return samples;
}
