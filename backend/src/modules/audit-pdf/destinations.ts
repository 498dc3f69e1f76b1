/** Pages (from 1) of the named destinations of a PDF that Chromium wrote: its objects are plain, its content streams are not looked at. */
export function destinationPages(pdf: Uint8Array): Map<string, number> {
  const text = Buffer.from(pdf).toString('latin1');
  const objects = new Map([...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]));
  const root = /\/Pages (\d+) 0 R/.exec(text)?.[1] ?? '';
  const order = pagesUnder(objects, root);
  const named = objects.get(/\/Dests (\d+) 0 R/.exec(text)?.[1] ?? '') ?? '';
  return new Map([...named.matchAll(/\/(\S+) \[(\d+) 0 R/g)].map(([, name = '', page = '']) => [name, order.indexOf(page) + 1]));
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
