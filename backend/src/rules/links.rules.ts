import { PAGE_REPORTS_UNDER } from './page-report-route.rules.js';
import { PAGE_NAMES, type PageId, routesOf } from './routes.rules.js';
import { isDemo, isProspectToken } from './tokens.rules.js';
import { WIDGET_NAME } from './widget.rules.js';

/** First parts of the addresses that the server answers itself: its interface, the back-office, files and pictures. */
const SERVER_ROUTES = [
  ...['api', 'mcp', 'health', 'metrics', 'mon-espace', 'login', 'agency', 'og', 'static', '_astro', '.well-known'],
  PAGE_REPORTS_UNDER,
  WIDGET_NAME,
];

/** Names that no personal link may begin with, because pages or files use them. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...(Object.keys(PAGE_NAMES) as PageId[]).flatMap(routesOf).filter(Boolean),
  ...SERVER_ROUTES,
]);

/** Leads to the report under any prefix of the settings (decision 18). */
const SHORT_PREFIX = '/t/';

/** Splits `/votre/bilan/abcd1234` into prefix and last part. */
export function linkParts(path: string): { prefix: string; token: string } {
  const parts = partsOf(path);
  const token = parts.pop() ?? '';
  return { prefix: `/${parts.map((part) => `${part}/`).join('')}`, token };
}

/** Parts of an address; blank ones are none. */
export const partsOf = (path: string): string[] =>
  path
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean);

/** Returns whether a path is a short link to a report. `isPrefix`: the prefix is or was configured. */
export function isShortLink({ prefix, token }: { prefix: string; token: string }, isPrefix: boolean): boolean {
  if (prefix === SHORT_PREFIX) return token !== '';
  if (prefix === '/' && RESERVED_NAMES.has(token)) return false;
  return (prefix === '/' || isPrefix) && (isProspectToken(token) || isDemo(token));
}

/** Without its escapes, as a server reads it. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether an address may end where an unknown token does: sent there, one could go round in a circle. */
export function mayLeadNowhere(path: string, tokenPrefix: string): boolean {
  const link = linkParts(readable(path));
  return isShortLink(link, link.prefix === tokenPrefix) && !isDemo(link.token);
}
