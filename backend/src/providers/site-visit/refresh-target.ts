/** An automatic refresh: delay in seconds and target. */
export interface Refresh {
  delay: number;
  url: string;
}

const TIME = /^[\t\n\f\r ]*(\d*)/;
const FRACTION = /^[\d.]*/;
/** Separator between delay and target. */
const SEPARATOR = /^[\t\n\f\r ]*[;,]?[\t\n\f\r ]*/;
const NAME = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i;
/** A word that begins like the name of the address is a part of it, quotation marks included. */
const ALMOST_NAME = /^u/i;

/**
 * Reads a `Refresh` header or the content of a meta refresh (HTML standard, “shared declarative refresh steps”). Null when browsers
 * stay on the page; the page itself when only a time is given.
 */
export function refreshTarget(input: string, base: string): Refresh | null {
  const [matched = '', digits = ''] = TIME.exec(input) ?? [];
  const rest = input.slice(matched.length);
  if (digits === '' && !rest.startsWith('.')) return null;
  const delay = Number(digits);
  const after = rest.replace(FRACTION, '');
  if (after === '') return { delay, url: base };
  if (!/^[;,\t\n\f\r ]/.test(after)) return null;
  const address = addressIn(after.replace(SEPARATOR, ''));
  const url = URL.parse(address, base);
  return url && url.protocol !== 'javascript:' ? { delay, url: url.href } : null;
}

function addressIn(text: string): string {
  const named = text.replace(NAME, '');
  if (named === text && ALMOST_NAME.test(text)) return text;
  const [quote = ''] = /^["']/.exec(named) ?? [];
  return quote === '' ? named : (named.slice(1).split(quote)[0] ?? '');
}
