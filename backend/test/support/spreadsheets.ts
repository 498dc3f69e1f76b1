import { type CellObject, utils, write } from '@e965/xlsx';
import type { TextEncoding } from '../../src/modules/imports/import.contract.js';
import { encodeText } from '../../src/modules/imports/spreadsheet/text-encodings.js';
import { COMPANIES, FIRST_NAMES, type Field, LAST_NAMES, PROGRAMS, TOWNS } from './spreadsheet-programs.js';

/** A spreadsheet as a program writes it, and what an import of it must find. */
export interface GeneratedSpreadsheet {
  /** All choices, to find a failure again. */
  title: string;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Valid rows in the order of the file; repeated addresses included. */
  people: Person[];
  counts: { read: number; imported: number; refused: number; duplicates: number; empty: number };
}

export interface Person {
  email: string;
  prenom: string;
  nom: string;
  business_name: string;
  location: string;
  /** E.164 */
  telephone?: string;
}

const ENCODINGS = [
  'utf-8',
  'utf-8 BOM',
  'utf-16le',
  'utf-16le BOM',
  'utf-16be BOM',
  'windows-1252',
  'macintosh',
  'cp850',
  'cp437',
  'iso-8859-15',
] as const;
const SEPARATORS = [';', ',', '\t', '|'] as const;
const LINE_ENDS = ['\n', '\r\n', '\r', 'CRLF then LF', 'CR then CRLF', 'any'] as const;
const QUOTINGS = ['where needed', 'always', 'with quoted line ends'] as const;
const KINDS = ['csv', 'csv', 'csv', 'csv', 'csv', 'csv', 'csv', 'csv', 'csv', 'xlsx', 'xls'] as const;

/** What copying leaves around a name. */
const AROUND = ['x', 'x', 'x', 'x', ' x ', 'x', 'x', '\u200bx', '\u202ax\u202c'] as const;

/** Mulberry32: the same sequence for the same seed. */
export function randomOf(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value;
  return { next, pick };
}
type Random = ReturnType<typeof randomOf>;

/** A row of the model: its cells by field, and what an import makes of it. */
interface Row {
  cells: Partial<Record<NonNullable<Field>, string>>;
  person: Person | null;
  isEmpty: boolean;
}

export function generateSpreadsheet(seed: number): GeneratedSpreadsheet {
  const random = randomOf(seed);
  const program = random.pick(Object.keys(PROGRAMS));
  const columns = PROGRAMS[program] ?? [];
  const rows = modelRows(
    random,
    seed,
    columns.some(([, field]) => field === 'notes'),
  );
  const kind = random.pick(KINDS);
  const around = random.pick(AROUND);
  const table = rows.map(({ cells, isEmpty }) =>
    columns.map(([, field]) =>
      isEmpty ? '' : field === 'prenom' ? around.replace('x', cells.prenom ?? '') : field ? (cells[field] ?? '') : '*',
    ),
  );
  const header = columns.map(([heading]) => heading);
  const file = kind === 'csv' ? csvFile(random, header, table, program) : workbookFile(header, table, kind);
  const people = rows.flatMap(({ person }) => person ?? []);
  const addresses = new Set(people.map(({ email }) => email.toLowerCase()));
  const empty = rows.filter(({ isEmpty }) => isEmpty).length;
  return {
    ...file,
    title: `seed ${seed}: ${program}, ${file.title}`,
    people,
    counts: {
      read: rows.length,
      imported: addresses.size,
      refused: rows.length - people.length - empty,
      duplicates: people.length - addresses.size,
      empty,
    },
  };
}

function modelRows(random: Random, seed: number, hasNotes: boolean): Row[] {
  const rows: Row[] = [];
  const known: Person[] = [];
  const count = 8 + Math.floor(random.next() * 10);
  for (let index = 0; index < count; index++) {
    const dice = random.next();
    const row = modelRow(random, `p${seed}x${index}@exemple-${index}.ch`, hasNotes);
    if (index > 1 && index < count - 1 && dice < 0.08) rows.push({ cells: {}, person: null, isEmpty: true });
    else if (index > 1 && dice < 0.16)
      rows.push({ cells: { ...row.cells, email: random.pick(['sans adresse', 'jean@@exemple.ch', '']) }, person: null, isEmpty: false });
    else if (known[0] && dice < 0.24) {
      const { email } = random.pick(known);
      rows.push({
        cells: { ...row.cells, email: email.toUpperCase() },
        person: { ...row.person, email: email.toUpperCase() },
        isEmpty: false,
      });
    } else {
      rows.push({ ...row, isEmpty: false });
      known.push(row.person);
    }
  }
  return rows;
}

function modelRow(random: Random, email: string, hasNotes: boolean): Row & { person: Person } {
  const person: Person = {
    email,
    prenom: random.pick(FIRST_NAMES),
    nom: random.pick(LAST_NAMES),
    business_name: random.pick(COMPANIES),
    location: random.pick(TOWNS),
  };
  const digits = `79${Math.floor(random.next() * 9_000_000 + 1_000_000)}`;
  const national = `0${digits.replace(/^(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4')}`;
  const phone = random.pick([
    national,
    `+41${digits}`,
    `0041 ${digits}`,
    `="${national}"`,
    `'${national}`,
    `${national} ::: +41 21 555 01 02`,
    '#N/A',
    '4,17955E+10',
    '-',
  ]);
  const isNumber = /\d{3}/.test(phone) && !phone.includes('E+');
  const written = random.pick([
    email,
    `<${email}>`,
    `mailto:${email}?subject=Bonjour`,
    `${person.prenom} ${person.nom} <${email}>`,
    `"${person.nom}, ${person.prenom}" <${email}>`,
    `${email} ::: info@autre.ch`,
    `${email}; info@autre.ch`,
    `${email}.`,
  ]);
  const cells = {
    email: written,
    prenom: person.prenom,
    nom: person.nom,
    company: person.business_name,
    location: person.location,
    telephone: phone,
    ...(hasNotes && { notes: random.pick(['', 'Rappeler, puis envoyer; "urgent"', 'Deux\nlignes', 'Ça va']) }),
  };
  return { cells, person: { ...person, ...(isNumber && { telephone: `+41${digits}` }) }, isEmpty: false };
}

function workbookFile(header: readonly string[], table: readonly string[][], kind: 'xlsx' | 'xls') {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([[...header], ...table.map((cells) => [...cells])]);
  // as Excel shows a number with the format of phones
  for (const cell of Object.values(sheet) as CellObject[])
    if (/^0\d\d \d{3} \d\d \d\d$/.test(String(cell.v)))
      Object.assign(cell, { t: 'n', v: Number(String(cell.v).replaceAll(' ', '')), z: '0## ### ## ##' });
  utils.book_append_sheet(book, sheet, 'Contacts');
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: kind === 'xls' ? 'biff8' : 'xlsx' }) as Buffer);
  return { title: kind, name: `contacts.${kind}`, bytes };
}

/** LinkedIn explains its file above the heading. */
const PREAMBLE = ['Notes:', '"When exporting your connection data, you may notice that some of the email addresses are missing."', ''];

function csvFile(random: Random, header: readonly string[], table: readonly string[][], program: string) {
  const [encoding, separator, lineEnd, quoting] = [
    random.pick(ENCODINGS),
    random.pick(SEPARATORS),
    random.pick(LINE_ENDS),
    random.pick(QUOTINGS),
  ];
  const cellOf = (text: string) => {
    const plain = quoting === 'with quoted line ends' ? text : text.replaceAll('\n', ' ');
    const isQuoted = quoting === 'always' || plain.includes(separator) || /["\r\n]/.test(plain);
    return isQuoted ? `"${plain.replaceAll('"', '""')}"` : plain;
  };
  const blank = random.pick(['', separator.repeat(header.length - 1)]);
  const lines = [
    ...(program === 'LinkedIn' ? PREAMBLE : []),
    ...[header, ...table].map((cells) => (cells.join('') === '' ? blank : cells.map(cellOf).join(separator))),
  ];
  const text = lines.map((line, index) => line + endOf(random, lineEnd, index, lines)).join('');
  const { bytes, name } = encoded(text, encoding);
  return { title: [name, JSON.stringify(separator), JSON.stringify(lineEnd), `quoted ${quoting}`].join(', '), name: 'contacts.csv', bytes };
}

function endOf(random: Random, kind: (typeof LINE_ENDS)[number], index: number, lines: readonly string[]): string {
  // CR, an empty line and LF would be one line end
  const kinds = lines[index + 1] === '' ? ['\n', '\r\n'] : ['\r', '\n', '\r\n'];
  if (kind === 'CRLF then LF') return index < lines.length / 2 ? '\r\n' : '\n';
  if (kind === 'CR then CRLF') return index < lines.length / 2 ? (kinds[0] ?? '') : '\r\n';
  return kind === 'any' ? random.pick(kinds) : kind;
}

/** Bytes in the encoding, or in windows-1252 or UTF-8 where that has no character for the text. */
function encoded(text: string, encoding: (typeof ENCODINGS)[number]): { bytes: Uint8Array<ArrayBuffer>; name: string } {
  const [base = 'utf-8', mark] = encoding.split(' ');
  const marked = mark ? `\ufeff${text}` : text;
  if (base.startsWith('utf-16')) {
    const bytes = Buffer.from(marked, 'utf16le');
    return { bytes: new Uint8Array(base === 'utf-16be' ? bytes.swap16() : bytes), name: encoding };
  }
  for (const name of [base, 'windows-1252', 'utf-8'] as TextEncoding[]) {
    const bytes = encodeText(marked, name);
    if (bytes) return { bytes: new Uint8Array(bytes), name };
  }
  throw new Error('UTF-8 has every character');
}
