import type { FetchedPage } from '../url-guard/guarded-fetch.js';
import type { TlsState } from '../url-guard/tls-state.js';
import type { Judgement } from './outcome.js';

type Carried = Pick<FetchedPage, 'tls' | 'incomplete' | 'headers' | 'body' | 'encodings'>;

/** What stands before the page: a browser’s warning, or bytes that no browser can read. Null when there is a page to judge. */
export function judgeTransport({ tls, incomplete, headers, body, encodings }: Carried): Judgement | null {
  if (isRefused(tls)) return { outcome: 'certificate_refused', evidence: WORDS[tls.state](tls), doubt: null };
  if (incomplete === 'broken_encoding') return unreadable(`compression illisible (${shortened(encodings.known.join(', '))})`);
  // one that is too long is judged by its beginning
  if (incomplete && incomplete !== 'body_too_large') return { outcome: 'http_error', evidence: incomplete, doubt: null };
  if (encodings.unknown && body.length > 0) return unreadable(`encodage inconnu (« ${shortened(encodings.unknown)}\u202f»)`);
  const type = headers['content-type'] ?? '';
  return /html|xml|^$/i.test(type) && !/utf-?(?:16|32)/i.test(type) && isBinary(body) ? unreadable('le contenu n’est pas du texte') : null;
}

type Refused = Exclude<TlsState['state'], 'valid'>;

/** Browsers show a warning in place of the page. */
export const isRefused = (tls: TlsState | null): tls is TlsState & { state: Refused } => tls !== null && tls.state !== 'valid';

const WORDS: Record<Refused, (tls: TlsState) => string> = {
  expired: ({ host, valid_to }) => `le certificat de ${host} a expiré${valid_to ? ` le ${dayOf(valid_to)}` : ''}`,
  not_yet_valid: ({ host }) => `le certificat de ${host} n’est pas encore valable`,
  self_signed: ({ host }) => `le certificat de ${host} est signé par le site lui-même`,
  name_mismatch: ({ host }) => `le certificat n’est pas établi pour ${host}`,
  untrusted: ({ host, issuer }) =>
    `le certificat de ${host} vient d’une autorité inconnue des navigateurs${issuer ? ` (${shortened(issuer)})` : ''}`,
  outdated: ({ host }) => `${host} ne parle qu’un protocole que les navigateurs refusent`,
};

const unreadable = (evidence: string): Judgement => ({ outcome: 'unreadable', evidence, doubt: null });
const shortened = (text: string): string => text.slice(0, 60);
const dayOf = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('.');

/** Bytes looked at, and the share of those that no text has from which browsers show signs without sense. */
const LOOKED_AT = 4096;
const BINARY_SHARE = 0.02;

/** Binary data bytes of the MIME Sniffing Standard; a byte order mark tells a text whose letters have two bytes. */
function isBinary(body: Buffer): boolean {
  const [first, second] = body;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return false;
  const head = body.subarray(0, LOOKED_AT);
  const binary = head.reduce((count, byte) => count + (byte < 0x20 && !TEXT_CONTROLS.has(byte) ? 1 : 0), 0);
  return binary > head.length * BINARY_SHARE;
}

/** Tab, line feed, form feed, carriage return, escape. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);
