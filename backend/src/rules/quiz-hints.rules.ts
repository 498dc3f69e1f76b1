import { counted } from './figures.rules.js';
import { isFirstPage } from './keywords.rules.js';
import { t } from './language.rules.js';

/** What was measured of a site that an answer of the quiz may follow from; null = not measured. */
export interface HintFacts {
  /** Categories of the technologies that were recognised. */
  technologies: readonly string[] | null;
  /** Positions in Google of the checked searches; null = unranked. */
  positions: readonly (number | null)[] | null;
}

/** An answer proposed by measurements, with its reason; not saved before the person confirms. */
export interface ProposedAnswer {
  answer: string;
  because: string;
}

/** Minimum number of searches for a statement about channels. */
const SEARCHES_FOR_A_CHANNEL = 3;

const MEASURES = ['Analytics', 'Tag manager'];
/** With a consent tool, measuring tools load after a click that no measurement makes. */
const CONSENT = 'Cookie consent';

function withoutMeasuring({ technologies }: HintFacts): string | null {
  if (!technologies || technologies.some((category) => category === CONSENT || MEASURES.includes(category))) return null;
  return t`Nous n’avons trouvé aucun outil de mesure sur votre site.`;
}

function foundInGoogle({ positions }: HintFacts): string | null {
  const first = (positions ?? []).filter(isFirstPage).length;
  return first < SEARCHES_FOR_A_CHANNEL ? null : t`Votre site est en première page de Google pour ${first} recherches.`;
}

function notFoundInGoogle({ positions }: HintFacts): string | null {
  if (!positions || positions.length < SEARCHES_FOR_A_CHANNEL || positions.some(isFirstPage)) return null;
  return t`Votre site n’est en première page de Google pour aucune des ${counted(positions.length, t`recherche mesurée`, t`recherches mesurées`)}.`;
}

/** By the words of the questions that every installation starts with: an edited answer is no longer proposed. */
const PROPOSALS: readonly { answer: string; because(facts: HintFacts): string | null }[] = [
  { answer: 'Attirer plus de visiteurs sur le site', because: notFoundInGoogle },
  { answer: 'Nous ne le mesurons pas', because: withoutMeasuring },
  { answer: 'La recherche Google', because: foundInGoogle },
];

/** At most two: the first and the last exclude each other. */
export const proposedAnswers = (facts: HintFacts): ProposedAnswer[] =>
  PROPOSALS.flatMap(({ answer, because }) => {
    const reason = because(facts);
    return reason ? [{ answer, because: reason }] : [];
  });
