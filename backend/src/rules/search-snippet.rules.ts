import { t } from './language.rules.js';
import { LIMITS } from './limits.rules.js';

/** What is known of a company that its search result can say. */
export interface SnippetFacts {
  /** Null when unknown: nothing is proposed then. */
  company: string | null;
  /** « Menuiserie »; null when unknown. */
  trade: string | null;
  city: string | null;
}

/** Longer descriptions are cut by Google. */
export const MAX_DESCRIPTION = 155;

/** An acronym keeps its capitals. */
const withFirst = (text: string, change: 'toLocaleLowerCase' | 'toLocaleUpperCase'): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.slice(0, 1)[change]('fr') + text.slice(1);

const longestFitting = (texts: readonly string[], most: number): string | null =>
  [...texts].filter((text) => text.length <= most).sort((a, b) => b.length - a.length)[0] ?? null;

/** « Menuiserie du Lac, menuiserie à Yverdon-les-Bains. »: name, trade and town, and nothing that we do not know. */
function openings({ company, trade, city }: SnippetFacts): string[] {
  if (!company) return [];
  const named = [company];
  if (trade) named.unshift(`${company}, ${withFirst(trade, 'toLocaleLowerCase')}`);
  return city ? [...named.map((name) => t`${name} à ${city}.`), ...named.map((name) => `${name}.`)] : named.map((name) => `${name}.`);
}

/** Sentences that are true of every company with a site. */
const endings = (): string[] => [
  t`Découvrez nos prestations et notre façon de travailler, et contactez-nous pour parler de votre projet.`,
  t`Découvrez nos prestations et contactez-nous pour parler de votre projet.`,
  t`Découvrez nos prestations et contactez-nous.`,
  t`Prestations et contact.`,
];

/** Writes a description for search engines, 155 characters at most; null when not even the name fits. */
export function descriptionProposal(facts: SnippetFacts): string | null {
  for (const opening of openings(facts)) {
    const written = longestFitting(
      endings().map((ending) => `${opening} ${ending}`),
      MAX_DESCRIPTION,
    );
    if (written) return written;
    if (opening.length <= MAX_DESCRIPTION) return opening;
  }
  return null;
}

/** Writes a title with trade, town and name, as long as fits; null without a trade and a town. */
export function titleProposal({ company, trade: named, city }: SnippetFacts): string | null {
  if (!company || (!named && !city)) return null;
  const trade = named && withFirst(named, 'toLocaleUpperCase');
  const full = trade && city ? [t`${trade} à ${city} – ${company}`] : [];
  const short = [city ? t`${company} à ${city}` : null, trade ? `${trade} – ${company}` : null].filter((text) => text !== null);
  return [...full, ...short].find((text) => text.length <= LIMITS.titleCharacters.most) ?? null;
}
