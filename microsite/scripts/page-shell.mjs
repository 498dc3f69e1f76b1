/** Marks of what the server replaces: the head, sections, islands, the state and the data of a page. */
const MARKS =
  /<!--(head|section|slot)(?::([\w-]+))?-->([\s\S]*?)<!--\/\1-->|(<html[^>]*\sdata-state=")loading(?=")|(<script type="application\/json" id="page-data">)/g;

/** Splits a built page at its marks, so that the server only joins its parts. */
export function pageShell(html) {
  const parts = [];
  let from = 0;
  for (const match of html.matchAll(MARKS)) {
    const [found, kind, name = '', own, state, data] = match;
    parts.push(html.slice(from, match.index) + (state ?? data ?? ''), kind ? { kind, name, own } : { kind: state ? 'state' : 'data' });
    from = match.index + found.length;
  }
  const head = parts.find(({ kind }) => kind === 'head');
  return { parts: [...parts, html.slice(from)], title: /\sdata-title="([^"]*)"/.exec(html)?.[1] ?? '', head: head?.own ?? '' };
}
