import { Secret, TOTP } from 'otpauth';

const SECONDS = 30;
/** Accepted clock difference in steps of 30 s. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** From 112 bits on a plain hash is as safe as a slow one. */
const RECOVERY_BYTES = 15;

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

export const totpUri = (secret: string, issuer: string, label: string): string => totpOf(secret, issuer, label).toString();

/** Returns the time step of a code if it is valid now and after `lastStep`; else null. */
export function stepOf(code: string, secret: string, lastStep: number, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  const step = delta === null ? null : Math.floor(now.getTime() / (SECONDS * 1000)) + delta;
  return step !== null && step > lastStep ? step : null;
}

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(bare(code));

/** Without the spaces and dashes that make codes readable. */
export const bare = (code: string): string => code.replace(/[\s\u00a0\u202f-]/g, '').toLowerCase();

/** `abcd-efgh-ijkl-mnop-qrst-uvwx`: 120 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => (new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase().match(/.{4}/g) ?? []).join('-'));

const totpOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: SECONDS, secret: Secret.fromBase32(secret) });
