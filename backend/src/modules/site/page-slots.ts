import type { Claims } from '../settings/claims.contract.js';
import type { SettingsOf } from '../settings/settings.contract.js';

/** The texts that the server puts into every page: the agency's name, its claims, and what the page itself adds. */
export function pageSlots(agency: SettingsOf<'agency'>, claims: Claims, own: Record<string, string> = {}): Record<string, string> {
  const { testimonials, ...words } = claims;
  const headline = words.trafficPromise || agency.tagline || agency.name;
  const slots: Record<string, string> = { agency: agency.name, tagline: agency.tagline, headline, 'form.error': '' };
  for (const [key, text] of Object.entries(words)) slots[`claim.${key}`] = text;
  for (const place of [0, 1, 2]) {
    const { example, ...texts } = testimonials[place] ?? NO_TESTIMONIAL;
    for (const [key, text] of Object.entries(texts)) slots[`testimonial.${place}.${key}`] = text;
    slots[`testimonial.${place}.example`] = example ? 'Exemple' : '';
  }
  return { ...slots, ...own };
}

const NO_TESTIMONIAL: Claims['testimonials'][number] = { quote: '', author: '', company: '', before: '', after: '', example: false };
