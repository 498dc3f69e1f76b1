/** An answer as the HTTP Observatory reads it; what has no body has no scripts. */
export interface Answered {
  headers: Headers;
  html?: string;
}

/** Credit beyond 100 counts from here on. */
const FULL_CREDIT_FROM = 90;
const SIX_MONTHS_S = 15_552_000;
const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const FOREIGN_SCRIPT = /<script\b[^>]*\bsrc\s*=\s*["']?\s*(?:https?:)?\/\//i;

/** The directives of a policy; the first of two with one name counts. */
export function directivesOf(headers: Headers): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of (headers.get('content-security-policy') ?? '').split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name)) directives.set(name, sources);
  }
  return directives;
}

/** The score by the published rules of Mozilla's HTTP Observatory for a site over https: 100 and what each answer adds or takes. */
export function observatoryScore({ headers, html = '' }: Answered): number {
  const modifiers = [policy(headers), framing(headers), cookies(headers), referrer(headers), transport(headers), sniffing(headers)];
  modifiers.push(sharing(headers), resources(headers), FOREIGN_SCRIPT.test(html) ? -5 : 0);
  const sum = (list: number[]) => list.reduce((total, one) => total + one, 100);
  const strict = sum(modifiers.filter((modifier) => modifier < 0));
  return Math.max(0, strict >= FULL_CREDIT_FROM ? sum(modifiers) : strict);
}

function policy(headers: Headers): number {
  const directives = directivesOf(headers);
  if (directives.size === 0) return -25;
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = [of('script-src'), of('style-src'), of('object-src')];
  const isOneOf = (sources: string[], bad: string[]) => sources.some((source) => bad.includes(source));
  const isPlain = (name: string) => of(name).some((source) => /^(http|ftp):/.test(source));
  const active = [...directives.keys()].filter((name) => !['img-src', 'media-src'].includes(name));
  if (isOneOf(scripts, [...BROAD, "'unsafe-inline'", 'data:']) || isOneOf(objects, BROAD) || active.some(isPlain)) return -20;
  if (isOneOf([...scripts, ...styles], ["'unsafe-eval'"]) || isPlain('img-src') || isPlain('media-src')) return -10;
  if (isOneOf(styles, [...BROAD, "'unsafe-inline'", 'data:'])) return 0;
  const forms = directives.get('form-action')?.join(' ') ?? '*';
  return directives.get('default-src')?.join(' ') === "'none'" && ["'none'", "'self'"].includes(forms) ? 10 : 5;
}

function framing(headers: Headers): number {
  if (directivesOf(headers).has('frame-ancestors')) return 5;
  return ['deny', 'sameorigin'].includes(headers.get('x-frame-options')?.toLowerCase() ?? '') ? 0 : -20;
}

function cookies(headers: Headers): number {
  const set = headers.getSetCookie().map((cookie) => cookie.split(';').map((part) => part.trim().toLowerCase()));
  if (set.length === 0) return 0;
  if (set.some((parts) => !parts.includes('httponly') || !parts.includes('secure'))) return -40;
  return set.every((parts) => parts.some((part) => /^samesite=(strict|lax)$/.test(part))) ? 5 : -20;
}

function referrer(headers: Headers): number {
  const chosen = (headers.get('referrer-policy') ?? '').split(',').at(-1)?.trim() ?? '';
  return chosen === '' ? 0 : PRIVATE_REFERRERS.includes(chosen) ? 5 : -5;
}

function transport(headers: Headers): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '')?.[1];
  return age === undefined ? -20 : Number(age) < SIX_MONTHS_S ? -10 : 0;
}

const sniffing = (headers: Headers): number => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5);

const sharing = (headers: Headers): number =>
  headers.has('access-control-allow-origin') && headers.has('access-control-allow-credentials') ? -50 : 0;

function resources(headers: Headers): number {
  const value = headers.get('cross-origin-resource-policy');
  if (value === null || value === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(value) ? 10 : -5;
}
