import { asciiEmail, normaliseEmail } from '../../common/is-email.js';

/** The address as it is hashed: in lower case, its domain in ASCII, whichever spelling it has. */
export const emailKey = (typed: string): string => asciiEmail(typed.trim().toLowerCase());

/** `a…@exemple.ch`: recognisable for its owner only. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = normaliseEmail(email).split('@');
  return `${local.slice(0, 1)}…@${domain}`;
}
