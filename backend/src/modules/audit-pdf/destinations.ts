/** Position of a named destination: page from 1, and the share of the page above it, 0–1. */
export interface Place {
  page: number;
  above: number;
}

/** Height of A4 in points. */
const PAGE_HEIGHT = 841.92;

/** Parses the named destinations of a PDF by Chromium, whose objects are uncompressed. */
export function destinations(pdf: Uint8Array): Map<string, Place> {
  const text = Buffer.from(pdf).toString('latin1');
  const objects = new Map([...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]));
  const root = /\/Pages (\d+) 0 R/.exec(text)?.[1] ?? '';
  const order = pagesUnder(objects, root);
  const named = objects.get(/\/Dests (\d+) 0 R/.exec(text)?.[1] ?? '') ?? '';
  return new Map(
    [...named.matchAll(/\/(\S+) \[(\d+) 0 R \/XYZ \S+ ([\d.]+)/g)].map(([, name = '', page = '', y = '']) => [
      name,
      { page: order.indexOf(page) + 1, above: 1 - Number(y) / PAGE_HEIGHT },
    ]),
  );
}

export const pageCount = (pdf: Uint8Array): number =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type \/Page\n/g),
  ].length;

/** Pages hang on a tree, eight to a branch. */
function pagesUnder(objects: Map<string, string>, id: string): string[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(objects.get(id) ?? '')?.[1];
  if (kids === undefined) return objects.has(id) ? [id] : [];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => pagesUnder(objects, kid));
}
