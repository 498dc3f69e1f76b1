import { t } from '../../../backend/src/rules/language.rules.ts';
import type { Agency } from './api.ts';

/** The agency as every page shows it; what it left empty disappears. */
export function agencyView({ name, tagline, email, phone, website, logo }: Agency) {
  const mailto = email ? `mailto:${email}` : null;
  const tel = phone ? `tel:${phone.replace(/[^\d+]/g, '')}` : null;
  const site = /^https?:\/\//.test(website) ? website : null;
  const contacts = [
    { text: t`Site de l’agence`, href: site },
    { text: email, href: mailto },
    { text: phone, href: tel },
  ].filter(({ href }) => href !== null);
  const logos = logo ? [{ ...logo, name }] : [];
  return {
    name,
    tagline,
    logos,
    email: email || null,
    mailto,
    phone: phone || null,
    tel,
    site: site ?? undefined,
    hasContact: Boolean(email || phone),
    contacts,
  };
}
