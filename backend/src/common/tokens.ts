import { createHash, randomBytes } from 'node:crypto';
import { RESERVED_NAMES } from '../rules/links.rules.js';
import { TOKEN_LENGTH } from '../rules/tokens.rules.js';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A prospect's link id: 8 of [a-z0-9], 41 bits, without modulo bias, never the name of a route. */
export function newProspectToken(random: (size: number) => Uint8Array = randomBytes): string {
  for (;;) {
    let token = '';
    while (token.length < TOKEN_LENGTH) {
      for (const byte of random(16)) {
        // 252 is the largest multiple of 36 below 256: larger bytes would favour the first letters
        if (byte < 252 && token.length < TOKEN_LENGTH) token += ALPHABET[byte % ALPHABET.length];
      }
    }
    if (!RESERVED_NAMES.has(token)) return token;
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
