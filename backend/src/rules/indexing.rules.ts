/** Whether a page may appear in Google’s results. Pure. */

/** Indexing directives of a page and its server, as read. */
export interface SeenIndexing {
  /** Behind all redirects: no other answer counts. */
  url: string;
  seen_at: string;
  /** Each `X-Robots-Tag` separately: the name of a robot applies to the end of its header. */
  robots_tags: string[];
  /** `<meta name="robots">` and `<meta name="googlebot">`, before and after scripts. */
  metas: { name: string; content: string }[];
  /** `rule`: the one that forbids Googlebot this page. `status` is null without an answer. */
  robots_txt: { status: number | null; rule: string | null };
  canonical: string | null;
}

export type IndexingSource = 'header' | 'meta' | 'robots_txt' | 'canonical';

export interface Indexing {
  /** Null: robots.txt could not be read, and nothing else forbids it. */
  indexable: boolean | null;
  reasons: { source: IndexingSource; directive: string }[];
  /** Another address of the company that the page declares as canonical. */
  preferred: string | null;
}

const MAX_DIRECTIVE = 120;
/** Names of Google’s search robot, and of all robots; its robots for news and pictures have names of their own. */
const GOOGLE = new Set(['googlebot', 'robots', '*']);
/** Directives with a value: the word before their colon is no robot. */
const VALUED = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview']);

/** `isOwn`: whether an address is the company’s. */
export function indexingOf(seen: SeenIndexing, isOwn: (address: string) => boolean): Indexing {
  const isPast = (date: number) => date < Date.parse(seen.seen_at);
  const headers = seen.robots_tags.filter((tag) => directivesForGoogle(tag).some((one) => forbids(one, isPast)));
  const metas = seen.metas.filter(({ name, content }) => {
    return GOOGLE.has(name.trim().toLowerCase()) && directivesIn(content).some((one) => forbids(one, isPast));
  });
  const canonical = canonicalElsewhere(seen);
  const isForeign = canonical !== null && !isOwn(canonical.href);
  const isOtherOwn = canonical !== null && !isForeign && canonical.host !== new URL(seen.url).host;
  const isOtherPage = canonical !== null && bareHost(canonical) === bareHost(new URL(seen.url));
  const reasons: Indexing['reasons'] = [
    ...headers.map((tag) => ({ source: 'header' as const, directive: tag })),
    ...metas.map(({ name, content }) => ({ source: 'meta' as const, directive: `${name.trim().toLowerCase()}: ${content}` })),
    ...(seen.robots_txt.rule ? [{ source: 'robots_txt' as const, directive: seen.robots_txt.rule }] : []),
    ...(isForeign || isOtherPage ? [{ source: 'canonical' as const, directive: canonical.href }] : []),
  ];
  return {
    indexable: reasons.length > 0 ? false : isUnknown(seen.robots_txt) ? null : true,
    reasons: reasons.map(({ source, directive }) => ({ source, directive: directive.slice(0, MAX_DIRECTIVE) })),
    preferred: isOtherOwn && !isOtherPage && isPublicHost(new URL(seen.url)) ? canonical.href.slice(0, MAX_DIRECTIVE) : null,
  };
}

/** A server error is unknown; a missing file forbids nothing (RFC 9309, section 2.3.1). */
const isUnknown = ({ status }: SeenIndexing['robots_txt']): boolean => status === null || status === 429 || status >= 500;

/** The comma of a date that begins with its weekday separates nothing. */
const directivesIn = (text: string): string[] => text.slice(0, 1000).split(/,(?<!unavailable_after\s{0,9}:\s{0,9}[a-z]{3,9},)/i);

/** « otherbot: noindex, googlebot: nofollow »: a name limits what follows to its robot. */
function directivesForGoogle(header: string): string[] {
  let isForGoogle = true;
  return directivesIn(header).flatMap((text) => {
    const [, name = '', rest = ''] = /^\s*([\w*-]+)\s*:(.*)$/s.exec(text) ?? [];
    if (!name || VALUED.has(name.toLowerCase())) return isForGoogle ? [text] : [];
    isForGoogle = GOOGLE.has(name.toLowerCase());
    return isForGoogle ? [rest] : [];
  });
}

function forbids(directive: string, isPast: (date: number) => boolean): boolean {
  const [, written] = /^\s*unavailable_after\s*:\s*(.*)$/is.exec(directive) ?? [];
  // RFC 850 writes its dates with hyphens
  if (written !== undefined) return isPast(Date.parse(written.replace(/(\d{1,2})-([a-z]{3})-(\d{2,4})/i, '$1 $2 $3')));
  return directive
    .toLowerCase()
    .split(/[\s;]+/)
    .some((word) => word === 'noindex' || word === 'none');
}

/** The canonical address where it is another page than this one; null too for what is no address of a page. */
function canonicalElsewhere({ canonical, url }: SeenIndexing): URL | null {
  const named = canonical === null ? null : URL.parse(canonical, url);
  if (!named || !/^https?:$/.test(named.protocol) || isSamePage(named, new URL(url))) return null;
  return named;
}

const bareHost = ({ hostname, port }: URL): string => hostname.replace(/^www\./, '').replace(/\.$/, '') + port;
/** IP addresses and localhost are no site. */
const isPublicHost = ({ hostname }: URL): boolean => /\.[a-z][a-z\d-]*\.?$/i.test(hostname);

/** http or https, `www.`, slashes, `index.html` and further parameters make no other page; nor does the home page in a language. */
function isSamePage(canonical: URL, page: URL): boolean {
  if (bareHost(canonical) !== bareHost(page)) return false;
  if (isHome(canonical) && isHome(page)) return true;
  const given = [...page.searchParams].map(String);
  return pathOf(canonical) === pathOf(page) && [...canonical.searchParams].map(String).every((parameter) => given.includes(parameter));
}

const INDEX = /^(?:index|default)(?:\.\w{2,5})?$/;
const HOME =
  /^(?:[a-z]{2}(?:[-_][a-z]{2,4})?|(?:index|default|home|homepage|home-page|accueil|start|startseite|welcome|willkommen|bienvenue|benvenuti|main|francais|deutsch|italiano|english)(?:\.\w{2,5})?)$/;

function partsOf({ pathname }: URL): string[] {
  const path = pathname.replace(/;[^/]*/g, '').toLowerCase();
  return path.split('/').filter(Boolean);
}

const pathOf = (url: URL): string => {
  const parts = partsOf(url);
  return (INDEX.test(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts).join('/');
};
const isHome = (url: URL): boolean => partsOf(url).every((part) => HOME.test(part));
