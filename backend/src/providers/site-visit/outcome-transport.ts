import { type Clue, clue, seenAsIs } from '../../rules/clues.rules.js';
import type { FetchedPage } from '../url-guard/guarded-fetch.js';
import type { TlsState } from '../url-guard/tls-state.js';
import type { Judgement } from './outcome.js';

type Carried = Pick<FetchedPage, 'tls' | 'incomplete' | 'headers' | 'body' | 'encodings'>;

/** Judges the transport: a browser warning, or bytes that no browser can decode. Null when there is a page to judge. */
export function judgeTransport({ tls, incomplete, headers, body, encodings }: Carried): Judgement | null {
  if (isRefused(tls)) return { outcome: 'certificate_refused', evidence: WORDS[tls.state](tls), doubt: null };
  if (incomplete === 'broken_encoding') return unreadable(clue('compression_unreadable', shortened(encodings.known.join(', '))));
  // one that is too long is judged by its beginning
  if (incomplete && incomplete !== 'body_too_large') return { outcome: 'http_error', evidence: seenAsIs(incomplete), doubt: null };
  if (encodings.unknown && body.length > 0) return unreadable(clue('encoding_unknown', shortened(encodings.unknown)));
  const type = headers['content-type'] ?? '';
  return /html|xml|^$/i.test(type) && !/utf-?(?:16|32)/i.test(type) && isBinary(body) ? unreadable(clue('not_text')) : null;
}

type Refused = Exclude<TlsState['state'], 'valid'>;

/** Browsers show a warning in place of the page. */
export const isRefused = (tls: TlsState | null): tls is TlsState & { state: Refused } => tls !== null && tls.state !== 'valid';

const WORDS: Record<Refused, (tls: TlsState) => Clue> = {
  expired: ({ host, valid_to }) => (valid_to ? clue('certificate_expired_on', host, dayOf(valid_to)) : clue('certificate_expired', host)),
  not_yet_valid: ({ host }) => clue('certificate_not_yet', host),
  self_signed: ({ host }) => clue('certificate_self_signed', host),
  name_mismatch: ({ host }) => clue('certificate_other_name', host),
  untrusted: ({ host, issuer }) =>
    issuer ? clue('certificate_untrusted_by', host, shortened(issuer)) : clue('certificate_untrusted', host),
  outdated: ({ host }) => clue('protocol_refused', host),
};

const unreadable = (evidence: Clue): Judgement => ({ outcome: 'unreadable', evidence, doubt: null });
const shortened = (text: string): string => text.slice(0, 60);
const dayOf = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('.');

/** Number of bytes examined, and the share of binary ones from which browsers show garbage. */
const LOOKED_AT = 4096;
const BINARY_SHARE = 0.02;

/** Binary data bytes of the MIME Sniffing Standard; a byte order mark means UTF-16. */
function isBinary(body: Buffer): boolean {
  const [first, second] = body;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return false;
  const head = body.subarray(0, LOOKED_AT);
  const binary = head.reduce((count, byte) => count + (byte < 0x20 && !TEXT_CONTROLS.has(byte) ? 1 : 0), 0);
  return binary > head.length * BINARY_SHARE;
}

/** Tab, line feed, form feed, carriage return, escape. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);
