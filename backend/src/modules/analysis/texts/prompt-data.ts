import { SHOWN_STEPS } from '../../../rules/advice.rules.js';
import type { PlaceholderOf } from '../../../rules/placeholders.rules.js';
import { MAX_STEP_WORDS } from '../../../rules/plan.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { INTRODUCTION_WORDS } from '../../../rules/text-limits.rules.js';
import { labelOfFact, shownFacts } from './fact-labels.js';
import { quoted } from './names.js';

/** A sentence in one wording, as a model is offered it. */
export interface Offer {
  id: string;
  text: string;
}

/**
 * The one message to the model: the sentences that may be said and, for a draft, what was measured. Nothing that the page says of
 * itself is in it.
 */
export function promptData(facts: SiteFacts, offers: readonly Offer[], withDraft: boolean): string {
  const measures = shownFacts(facts).map(({ name, shown }) => [labelOfFact(name), shown]);
  return JSON.stringify({
    ...(quoted(facts.company) && { entreprise: quoted(facts.company) }),
    domaine: facts.domain,
    phrases: offers.map(({ id, text }) => ({ id, texte: text })),
    ...(withDraft && { mesures: Object.fromEntries(measures) }),
  });
}

const score = (value: number | null): string => (value === null ? 'non mesuré' : String(value));

export const promptVariables = ({ mobilePoints, desktopPoints }: SiteFacts): Record<PlaceholderOf<'prompt'>, string> => ({
  entreprise: 'son nom est dans le champ « entreprise »',
  domaine: 'l’adresse du champ « domaine »',
  ville: 'non indiquée',
  mobile: score(mobilePoints),
  ordinateur: score(desktopPoints),
  mots_min: String(INTRODUCTION_WORDS.least),
  mots_max: String(INTRODUCTION_WORDS.most),
  etapes: String(SHOWN_STEPS),
  mots_par_etape: String(MAX_STEP_WORDS),
});
