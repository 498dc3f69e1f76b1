import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  pages: number;
  lang: string | null;
  title: string | null;
  tagged: boolean;
  /** Titles of all bookmarks. */
  bookmarks: string[];
  /** Kinds of structure elements, e.g. H1, Figure. */
  structure: string[];
  /** Alternative texts of its figures. */
  alternatives: string[];
  /** What a reader copies out of each page, without spaces: their place on the page is no text. */
  text: string[];
  /** The lines of each page as they are read, with their spaces. */
  lines: string[][];
  /** Height of each page, 0–1, down to which something is written above its footer. */
  filled: number[];
}

/** Points from the top of an A4 page: its height, and where its footer begins. */
const PAGE_HEIGHT = 841.92;
const FOOTER = 795;

/** Reads a PDF of Chromium back: objects by their numbers, glyphs by the fonts' own tables to characters. */
export function readPdf(file: Buffer): ReadPdf {
  const raw = file.toString('latin1');
  const objects = new Map([...raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]));
  const bodies = [...objects.values()];
  const head = bodies.map((body) => body.split('stream\n')[0] ?? '');
  const catalog = head.find((body) => body.includes('/Type /Catalog')) ?? '';
  const info = head.find((body) => body.includes('/Producer')) ?? '';
  const fonts = new Map(
    [...objects]
      .filter(([, body]) => body.includes('/ToUnicode'))
      .map(([id, body]) => [id, fontOf(stream(objects, reference(body, 'ToUnicode')))]),
  );
  const pages = pagesUnder(objects, reference(catalog, 'Pages'));
  const written = pages.map((page) => runsOf(objects, fonts, objects.get(page) ?? ''));
  return {
    pages: pages.length,
    lang: /\/Lang \(([^)]*)\)/.exec(catalog)?.[1] ?? null,
    title: stringOf(info, 'Title'),
    tagged: /\/Marked true/.test(catalog) && /\/StructTreeRoot/.test(catalog),
    bookmarks: /\/Outlines/.test(catalog)
      ? head.filter((body) => body.includes('/Dest [') && body.includes('/Title')).map((body) => stringOf(body, 'Title') ?? '')
      : [],
    structure: head.flatMap((body) => /\/Type \/StructElem\n\/S \/(\w+)/.exec(body)?.[1] ?? []),
    alternatives: head.flatMap((body) => (body.includes('/StructElem') ? (stringOf(body, 'Alt') ?? []) : [])),
    text: written.map((runs) =>
      runs
        .map(({ text }) => text)
        .join('')
        .replace(/\s/gu, ''),
    ),
    lines: written.map(linesOf),
    filled: written.map((runs) => Math.max(0, ...runs.map(({ y }) => y).filter((y) => y < FOOTER)) / PAGE_HEIGHT),
  };
}

const reference = (body: string, key: string): string => new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '';

function stream(objects: Map<string, string>, id: string): string {
  const body = objects.get(id) ?? '';
  const start = body.indexOf('stream\n');
  if (start < 0) return '';
  const data = Buffer.from(body.slice(start + 'stream\n'.length, body.lastIndexOf('\nendstream')), 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(data).toString('latin1') : data.toString('latin1');
}

function pagesUnder(objects: Map<string, string>, id: string): string[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(objects.get(id) ?? '')?.[1];
  return kids === undefined ? [id] : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => pagesUnder(objects, kid));
}

const utf16 = (hex: string): string =>
  Buffer.from(hex, 'hex')
    .swap16()
    .toString('utf16le')
    .replace(/^\ufeff/, '');

function stringOf(body: string, key: string): string | null {
  const hex = new RegExp(`/${key} <([0-9A-Fa-f]+)>`).exec(body)?.[1];
  if (hex) return utf16(hex);
  const plain = new RegExp(`/${key} \\(((?:\\\\.|[^\\\\)])*)\\)`).exec(body)?.[1];
  return plain?.replace(/\\(.)/g, '$1') ?? null;
}

interface Font {
  /** Hexadecimal digits of a glyph: two where the outlines stand in the file (Type 3). */
  digits: number;
  characters: Map<number, string>;
}

/** From a ToUnicode table. */
const fontOf = (table: string): Font => ({
  digits: /begincodespacerange\s+<(\w+)>/.exec(table)?.[1]?.length ?? 4,
  characters: characters(table),
});

/** Glyph → characters. */
function characters(table: string): Map<number, string> {
  const known = new Map<number, string>();
  for (const [, list = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of list.matchAll(/<(\w+)> <(\w+)>/g)) known.set(Number.parseInt(glyph, 16), utf16(text));
  for (const [, list = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of list.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let glyph = Number.parseInt(from, 16), code = Number.parseInt(text, 16); glyph <= Number.parseInt(to, 16); glyph++, code++)
        known.set(glyph, String.fromCodePoint(code));
  return known;
}

interface Run {
  text: string;
  /** Points from the top of the page. */
  y: number;
}

const NUMBER = '[-\\d.]+';
const SIGNS = new RegExp(
  `(?<=^|\\s)(q|Q)(?=\\s)|${NUMBER} ${NUMBER} ${NUMBER} (${NUMBER}) ${NUMBER} (${NUMBER}) (cm|Tm)|/(F\\d+) [\\d.]+ Tf|<([0-9A-Fa-f]+)>`,
  'g',
);

/** What is written on a page, piece by piece: each piece has a place of its own. */
function runsOf(objects: Map<string, string>, fonts: Map<string, Font>, page: string): Run[] {
  const named = new Map([...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, fonts.get(id)]));
  const runs: Run[] = [];
  const stored: { scale: number; top: number }[] = [];
  let font: Font | undefined;
  let at = { scale: 1, top: 0 };
  for (const [, state, d, f, sign, name, hex] of stream(objects, reference(page, 'Contents')).matchAll(SIGNS)) {
    if (state === 'q') stored.push(at);
    else if (state === 'Q') at = stored.pop() ?? at;
    else if (sign === 'cm') at = { scale: at.scale * Number(d), top: at.scale * Number(f) + at.top };
    else if (sign === 'Tm') runs.push({ text: '', y: PAGE_HEIGHT - (at.scale * Number(f) + at.top) });
    else if (name) font = named.get(name);
    else {
      const run = runs.at(-1);
      for (const glyph of hex?.match(font?.digits === 2 ? /.{2}/g : /.{4}/g) ?? [])
        if (run) run.text += font?.characters.get(Number.parseInt(glyph, 16)) ?? '';
    }
  }
  return runs;
}

/** Pieces on the same height are one line; the next one begins a new line. */
function linesOf(runs: readonly Run[]): string[] {
  const lines: Run[] = [];
  for (const { text, y } of runs) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - y) < 1) last.text += text;
    else lines.push({ text, y });
  }
  return lines.map(({ text }) => text.trim()).filter(Boolean);
}
