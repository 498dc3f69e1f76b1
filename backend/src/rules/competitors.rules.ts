import { t, wordsBy } from './language.rules.js';
import { isWrongPage } from './outcome-names.rules.js';
import { OUTCOMES } from './outcomes.rules.js';

/** Maximum number of competitors of a prospect (decision 43). */
export const MAX_COMPETITORS = 3;

/** An outcome of competitors only: robots.txt forbids the visit. */
export const REFUSES_ROBOTS = 'robots';

export const NOT_MEASURED_CAUSES = ['not_yet', 'refuses_robots', 'unreachable', 'other_page', 'other_tools'] as const;
export type NotMeasured = (typeof NOT_MEASURED_CAUSES)[number];

/** Why a competitor has no figures, for the prospect and for staff, worded without blame (decision 30). */
export const NOT_MEASURED: Readonly<Record<NotMeasured, string>> = wordsBy({
  not_yet: () => t`Pas encore mesuré.`,
  refuses_robots: () => t`Non mesuré\u202f: ce site demande aux programmes de ne pas le visiter, et nous le respectons.`,
  unreachable: () => t`Non mesuré\u202f: ce site n’a pas répondu normalement lors de notre visite.`,
  other_page: () => t`Non mesuré\u202f: nous n’avons pas rencontré la page habituelle de ce site.`,
  other_tools: () => t`Mesuré avec d’autres outils que votre site\u202f: rien n’est comparé.`,
});

export function whyNotMeasured(outcome: string | null): NotMeasured {
  if (outcome === null) return 'not_yet';
  if (outcome === REFUSES_ROBOTS) return 'refuses_robots';
  if (!isWrongPage(outcome)) return 'other_tools';
  return OUTCOMES[outcome].group === 'unreachable' ? 'unreachable' : 'other_page';
}
