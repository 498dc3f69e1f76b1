import { claimsOnPage, isOwnTestimonial } from '../../rules/claims.rules.js';
import type { Claims } from '../settings/claims.contract.js';
import type { SettingsOf } from '../settings/settings.contract.js';

/**
 * The texts that the server puts into a page: the agency's name, its claims as far as this page has room for them, and what the
 * page itself adds.
 */
export function pageSlots(
  html: string,
  agency: SettingsOf<'agency'>,
  { testimonials, ...claims }: Claims,
  own: Record<string, string> = {},
): Record<string, string> {
  const words = claimsOnPage(claims, claimPlaces(html));
  const headline = words.trafficPromise || agency.tagline || agency.name;
  const slots: Record<string, string> = { agency: agency.name, tagline: agency.tagline, headline, 'form.error': '' };
  for (const [key, text] of Object.entries(words)) slots[`claim.${key}`] = text;
  const voices = testimonials.filter(isOwnTestimonial);
  for (const place of [0, 1, 2]) {
    const { example: _, ...texts } = voices[place] ?? NO_TESTIMONIAL;
    for (const [key, text] of Object.entries(texts)) slots[`testimonial.${place}.${key}`] = text;
  }
  return { ...slots, ...own };
}

/** The claims for which a built page has a place; its headline may be the promise. */
function claimPlaces(html: string): Set<string> {
  const places = [...html.matchAll(/<!--slot:(?:claim\.(\w+)|(headline))-->/g)];
  return new Set(places.map(([, name, headline]) => (headline ? 'trafficPromise' : (name ?? ''))));
}

const NO_TESTIMONIAL: Claims['testimonials'][number] = { quote: '', author: '', company: '', before: '', after: '', example: false };
