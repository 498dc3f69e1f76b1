import { frenchSpaces } from './spaces.ts';

/** Elements whose text is not prose, or that React compares with its own. */
const VERBATIM = /<(script|style|astro-island|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;

/** French spacing of a page's own words, so that sources can be written with plain spaces. */
export function frenchHtml(html: string): string {
  let rest = 0;
  let done = '';
  for (const verbatim of html.matchAll(VERBATIM)) {
    done += frenchText(html.slice(rest, verbatim.index)) + verbatim[0];
    rest = verbatim.index + verbatim[0].length;
  }
  return done + frenchText(html.slice(rest));
}

/** Text between tags only: attributes may hold addresses and paths. */
const frenchText = (markup: string): string =>
  markup.replace(/(^|>)([^<>]+)(?=<|$)/g, (_all, open: string, text: string) => open + frenchSpaces(text));
