import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { displayEmail } from '../../common/is-email.js';
import { pagePath } from '../../rules/routes.rules.js';
import { WIDGET_LANGUAGES } from '../../rules/widget.rules.js';

/** RFC 9116: less than a year ahead. Nobody should trust a forgotten file. */
const VALID_DAYS = 180;
/** The section of `/mentions` that says how to report a fault. */
const SECURITY_POLICY = `${pagePath('legal')}#securite`;
export const SECURITY_TXT = '/.well-known/security.txt';

interface Subject {
  /** Of the agency; empty while it has given none. */
  email: string;
  origin: string;
  now: Date;
}

/** Returns the file of RFC 9116; null without a way to write to the agency, which the file must name. */
export function securityTxt({ email, origin, now }: Subject): string | null {
  // web addresses in it must be https
  const isSecure = origin.startsWith('https://');
  const contact = email ? `mailto:${encodeURI(displayEmail(email))}` : isSecure ? `${origin}/#contact` : null;
  if (contact === null) return null;
  const expires = addDays(startOfDay(now), VALID_DAYS);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${WIDGET_LANGUAGES.join(', ')}`,
    ...(isSecure ? [`Canonical: ${origin}${SECURITY_TXT}`, `Policy: ${origin}${SECURITY_POLICY}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
