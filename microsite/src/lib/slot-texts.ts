import { claimsOnPage, isOwnTestimonial } from '../../../backend/src/rules/claims.rules.ts';
import type { PublicAgency } from './api.ts';
import { frenchSpaces } from './format.ts';

/** The texts of the places that the server fills (`page-slots.ts` of the backend), by the same names. */
export function slotTexts(
  agency: PublicAgency['agency'],
  { testimonials, ...claims }: PublicAgency['claims'],
  onPage: ReadonlySet<string>,
): Record<string, string> {
  const words = claimsOnPage(claims, onPage);
  const texts: Record<string, string> = { headline: words.trafficPromise || agency.tagline || agency.name };
  for (const [key, text] of Object.entries(words)) texts[`claim.${key}`] = text;
  const voices = testimonials.filter(isOwnTestimonial);
  for (const place of [0, 1, 2]) {
    for (const key of ['quote', 'author', 'company', 'before', 'after'] as const)
      texts[`testimonial.${place}.${key}`] = voices[place]?.[key] ?? '';
  }
  return texts;
}

/** The claims for which a page has a place; its headline may be the promise. */
export function claimPlaces(root: ParentNode): Set<string> {
  const names = [...root.querySelectorAll<HTMLElement>('[data-text]')].map(({ dataset }) => dataset.text ?? '');
  return new Set(names.map((name) => (name === 'headline' ? 'trafficPromise' : name.replace(/^claim\./, ''))));
}

/** Whether a part that depends on these texts (`a b`) is shown: when one of them is known and not empty. */
export const hasText = (texts: Readonly<Record<string, string>>, names: string): boolean => names.split(' ').some((name) => texts[name]);

/** Writes the texts into a page that comes from a CDN: `data-text="name"`, and `data-when="name other"` for what depends on them. */
export function showTexts(root: ParentNode, texts: Readonly<Record<string, string>>): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = texts[element.dataset.text ?? ''];
    if (text !== undefined) element.textContent = frenchSpaces(text);
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-when]')) {
    element.toggleAttribute('hidden', !hasText(texts, element.dataset.when ?? ''));
  }
}
