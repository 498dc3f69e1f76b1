import { t } from '../../../backend/src/rules/language.rules.ts';
import type { Agency } from './api.ts';

type Contacts = Pick<Agency, 'email' | 'phone' | 'website'>;

export const mailtoOf = ({ email }: Pick<Agency, 'email'>): string | null => (email ? `mailto:${email}` : null);

export const telOf = ({ phone }: Pick<Agency, 'phone'>): string | null => (phone ? `tel:${phone.replace(/[^\d+]/g, '')}` : null);

/** Its website, where that is an address. */
export const siteOf = ({ website }: Pick<Agency, 'website'>): string | null => (/^https?:\/\//.test(website) ? website : null);

/** The ways to reach the agency; what it left empty is not there. */
export function contactsOf(agency: Contacts): { text: string; href: string }[] {
  const { email, phone } = agency;
  return [
    { text: t`Site de l’agence`, href: siteOf(agency) },
    { text: email, href: mailtoOf(agency) },
    { text: phone, href: telOf(agency) },
  ].flatMap(({ text, href }) => (href === null ? [] : [{ text, href }]));
}
