/**
 * The places of a page, which the server fills with words before it answers and the browser with everything before it paints,
 * by the same paths (docs/architecture.md, « How a page is filled »).
 */

/** What a page is filled with, by paths such as `speed.rows`; what is not there (undefined) keeps what the page was built with. */
export type View = Readonly<Record<string, unknown>>;

export function valueAt(view: unknown, path: string): unknown {
  let value = view;
  for (const key of path.split('.')) value = (value as View | null | undefined)?.[key];
  return value;
}

export const textOf = (value: unknown): string => (value === null ? '' : String(value));

/** `a`, `!a` or `a=x|y`; of several, parted by spaces, one suffices. */
export const isShown = (view: unknown, conditions: string): boolean => conditions.split(' ').some((condition) => holds(view, condition));

function holds(view: unknown, condition: string): boolean {
  const [path = '', values] = condition.split('=');
  if (values !== undefined) return values.split('|').includes(String(valueAt(view, path)));
  return path.startsWith('!') ? !valueAt(view, path.slice(1)) : Boolean(valueAt(view, path));
}

/** Whether a view can tell if these conditions hold. */
export const isKnown = (view: unknown, conditions: string): boolean =>
  conditions.split(' ').every((condition) => valueAt(view, condition.replace(/^!|=.*$/g, '')) !== undefined);

/** `href:a;title:b` */
export const pairsOf = (list: string): [string, string][] => list.split(';').map((pair) => pair.split(':') as [string, string]);

/** « Analyse pour {company|votre entreprise} »: a line of text with its places and their own words. */
export const filledLine = (line: string, view: unknown): string =>
  line.replace(/\{([\w.]+)\|([^}]*)\}/g, (_place, path: string, words: string) => textOf(valueAt(view, path) ?? words));
