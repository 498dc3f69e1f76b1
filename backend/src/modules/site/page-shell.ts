/** A page of the microsite without its content, cut at its marks when it is built (`microsite/scripts/page-shell.mjs`). */
export interface PageShell {
  parts: readonly ShellPart[];
  /** Its title, with places such as `{company|votre entreprise}`. */
  title: string;
  /** The elements of its head that the server replaces. */
  head: string;
}

/** `section`: rendered by the renderer of the microsite; `slot`: an island, which belongs into a section. */
export type ShellPart = string | { kind: 'data' } | { kind: 'state' } | { kind: 'head' | 'section' | 'slot'; name: string; own: string };

export interface Filling {
  data: unknown;
  head: string;
  /** As the styles and scripts of the page read it. */
  state: 'loading' | 'ready' | 'error';
  /** The markup of a section; null keeps what it was built with. */
  render: (section: string) => string | null;
}

/** Fills the shell of a page. An island without a position in the markup stays where it was built. */
export function fillShell(shell: PageShell, { data, head, state, render }: Filling): string {
  const { parts } = shell;
  const rendered = new Map(sectionsOf(shell).map((name) => [name, render(name)]));
  const hasPlace = (slot: string) => [...rendered.values()].some((markup) => markup?.includes(`<div data-slot="${slot}">`));
  const filled = (part: ShellPart): string => {
    if (typeof part === 'string') return part;
    if (part.kind === 'data') return inlineJson(data);
    if (part.kind === 'state') return state;
    if (part.kind === 'head') return head;
    if (part.kind === 'slot') return hasPlace(part.name) ? '' : part.own;
    const markup = rendered.get(part.name) ?? null;
    return markup === null ? part.own : withIslands(markup, parts);
  };
  return parts.map(filled).join('');
}

/** Each island of the shell in its slot. */
const withIslands = (markup: string, parts: readonly ShellPart[]): string =>
  markup.replace(/(<div data-slot="([\w-]+)">)(?=<\/div>)/g, (open, _tag, name) => open + islandOf(name, parts));

function islandOf(name: string, parts: readonly ShellPart[]): string {
  for (const part of parts) if (typeof part !== 'string' && part.kind === 'slot' && part.name === name) return part.own;
  return '';
}

/** Returns the names of the sections that are rendered. */
export const sectionsOf = ({ parts }: PageShell): string[] =>
  parts.flatMap((part) => (typeof part !== 'string' && part.kind === 'section' ? [part.name] : []));

const ESCAPED: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that cannot end its script element nor open a comment in it. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/[<\u2028\u2029]/g, (one) => ESCAPED[one] ?? one);
