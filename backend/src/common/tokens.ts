import { createHash, randomBytes } from 'node:crypto';
import { PAGE_NAMES, type PageId, routesOf } from '../rules/routes.rules.js';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const PROSPECT_TOKEN_LENGTH = 8;

/** First path segments of the public site, of which some have eight letters: a token must never shadow a route. */
const ROUTE_WORDS = new Set([...(Object.keys(PAGE_NAMES) as PageId[]).flatMap(routesOf), 'testcopy', 'campagne']);

/** A prospect's link id: 8 of [a-z0-9], 41 bits, without modulo bias, never the name of a route. */
export function newProspectToken(random: (size: number) => Uint8Array = randomBytes): string {
  for (;;) {
    let token = '';
    while (token.length < PROSPECT_TOKEN_LENGTH) {
      for (const byte of random(16)) {
        // 252 is the largest multiple of 36 below 256: bytes above it would favour the first letters
        if (byte < 252 && token.length < PROSPECT_TOKEN_LENGTH) token += ALPHABET[byte % ALPHABET.length];
      }
    }
    if (!ROUTE_WORDS.has(token)) return token;
  }
}

/** A secret of 256 bits for anything that changes state; only its hash is stored. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
