import { Parser } from 'htmlparser2';

/** Far beyond any honest page; browsers themselves stop nesting at 512 levels. */
const MAX_CHARACTERS = 2_000_000;
const MAX_ELEMENTS = 60_000;
const MAX_DEPTH = 512;
const MAX_ATTRIBUTES = 500;

/**
 * HTML that can be parsed in reasonable time: tree builders take quadratic time on deep nesting and seconds on
 * megabytes of control characters, and a scanned site is anybody's. What is beyond the limits is cut off.
 */
export function boundedHtml(html: string): string {
  const text = html.slice(0, MAX_CHARACTERS).replaceAll('\0', '');
  let depth = 0;
  let elements = 0;
  let attributes = 0;
  let elementAt = 0;
  let cutAt = -1;
  const cut = () => {
    if (cutAt < 0) cutAt = elementAt;
    parser.pause();
  };
  const parser = new Parser({
    onopentagname: () => {
      elementAt = parser.startIndex;
      attributes = 0;
      if (++depth > MAX_DEPTH || ++elements > MAX_ELEMENTS) cut();
    },
    onattribute: () => {
      if (++attributes > MAX_ATTRIBUTES) cut();
    },
    onclosetag: () => {
      depth--;
    },
  });
  // in pieces, so that a pause takes effect before the rest is read
  for (let start = 0; start < text.length && cutAt < 0; start += 65_536) parser.write(text.slice(start, start + 65_536));
  return cutAt < 0 ? text : text.slice(0, cutAt);
}
