/** Addresses of one website, as a crawl sees them. Pure. */

const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|twclid|igshid|mc_[ce]id|_gac?|_gl|_hs\w+|mkt_tok|(?:pk|mtm|matomo|piwik)_\w+)$/i;
const SESSION = /^(?:phpsessid|jsessionid|aspsessionid\w*|sid|sess(?:ion)?_?id|cfid|cftoken|oscsid|zenid|xtcsid|s_id)$/i;
/** Path parameters such as `;jsessionid=1A2B`. */
const PATH_SESSION = /;(?:jsessionid|phpsessid|sid)=[^/;]*/gi;

/** Files; a page without a known ending is requested. */
const FILE =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|zip|rar|7z|t?gz|tar|jpe?g|png|gif|webp|avif|svgz?|ico|bmp|tiff?|heic|mp[34]|m4[av]|mov|avi|mkv|web[mp]|og[gv]|wav|flac|css|m?js|json|xml|rss|atom|txt|csv|ics|vcf|woff2?|[to]tf|eot|exe|dmg|apk|msi|eps|psd|dwg|map|swf|epub|kml|gpx)$/i;

/** Parts of a path that change something or belong to one visitor. */
const ACTIONS = new Set(
  [
    'logout log-out log_out signout sign-out logoff deconnexion se-deconnecter abmelden logout.php ausloggen disconnetti esci',
    'cart panier warenkorb carrello basket checkout kasse cassa caisse commander my-account mon-compte',
    'wp-admin wp-login.php wp-json xmlrpc.php cdn-cgi feed trackback unsubscribe desabonnement desinscription abbestellen',
  ].flatMap((words) => words.split(' ')),
);
const ACTION_PARAMETERS =
  /^(?:add[-_]to[-_]\w+|remove[-_]\w+|action|do|cmd|task|logout|delete|edit|replytocom|share|print|download|_?(?:wp)?nonce|token|csrf\w*|unsubscribe|redirect(?:_to)?|return(?:url|_to)?)$/i;

const MAX = { address: 2000, parameters: 3, sameSegment: 3 };

/**
 * Returns the one spelling of an address of the site: on the origin where its home page answered (www or not, http or https), without
 * fragment, tracking and session ids, with sorted parameters. Null for everything else.
 */
export function canonicalAddress(address: string, origin: string): string | null {
  const url = address.length > MAX.address ? null : URL.parse(address, origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !isSameHost(url, new URL(origin))) return null;
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name) && !SESSION.test(name));
  const query = new URLSearchParams(parameters.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))).toString();
  const path = url.pathname.replace(PATH_SESSION, '').replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
  return new URL(path.replace(/^\/{2,}/, '/') + (query && `?${query}`), origin).href;
}

/** The same page for a crawl: a slash at the end and the name of the index file make no other one. */
export function addressKey(canonical: string): string {
  const { pathname, search } = new URL(canonical);
  const path = pathname.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\/+$/, '');
  return (path || '/') + search;
}

/** www. and the protocol make no other host; a port that is not the usual one does. */
export function isSameHost(one: URL, other: URL): boolean {
  return bareHost(one) === bareHost(other);
}

const bareHost = ({ hostname, port }: URL): string => `${hostname.replace(/^www\./, '').replace(/\.$/, '')}:${port}`;

/** Whether a page can be expected there that a visit does not change. */
export function isVisitable(canonical: string): boolean {
  const { pathname, searchParams } = new URL(canonical);
  const parts = pathname.toLowerCase().split('/').filter(Boolean);
  const names = [...searchParams.keys()];
  if (FILE.test(pathname) || parts.some((part) => ACTIONS.has(part))) return false;
  if (names.length > MAX.parameters || names.some((name) => ACTION_PARAMETERS.test(name))) return false;
  return parts.every((part) => parts.filter((other) => other === part).length < MAX.sameSegment);
}

/** Returns what addresses of one calendar, list or filter have in common; null for an address without numbers and parameters. */
export function patternOf(canonical: string): string | null {
  const { pathname, searchParams } = new URL(canonical);
  const path = pathname.replace(/\d+/g, '#');
  const names = [...new Set(searchParams.keys())].join('&');
  return path === pathname && names === '' ? null : `${path}?${names}`;
}
