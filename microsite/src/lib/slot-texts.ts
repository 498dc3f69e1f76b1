import type { PublicAgency } from './api.ts';
import { frenchSpaces } from './format.ts';

/** The texts of the places that the server fills (`page-slots.ts` of the backend), by the same names. */
export function slotTexts(agency: PublicAgency['agency'], { testimonials, ...words }: PublicAgency['claims']): Record<string, string> {
  const texts: Record<string, string> = { headline: words.trafficPromise || agency.tagline || agency.name };
  for (const [key, text] of Object.entries(words)) texts[`claim.${key}`] = text;
  for (const place of [0, 1, 2]) {
    const given = testimonials[place];
    for (const key of ['quote', 'author', 'company', 'before', 'after'] as const) texts[`testimonial.${place}.${key}`] = given?.[key] ?? '';
    texts[`testimonial.${place}.example`] = given?.example ? 'Exemple' : '';
  }
  return texts;
}

/** Whether a part that depends on these texts (`a b`) is shown: unless all of them are known to be empty. */
export const hasText = (texts: Readonly<Record<string, string>>, names: string): boolean =>
  names.split(' ').some((name) => texts[name] !== '');

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
