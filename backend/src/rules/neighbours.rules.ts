import { isWrongPage, OUTCOMES } from './outcomes.rules.js';

/** Neighbours that one prospect has at most (decision 43). */
export const MOST_NEIGHBOURS = 3;

/** An outcome of neighbours alone, which have asked for nothing: their robots.txt asks programs to stay away. */
export const REFUSES_ROBOTS = 'robots';

const NOT_COMPARED = 'Mesuré avec d’autres outils que votre site\u202f: rien n’est comparé.';

/** Why a neighbour has no figures, for the prospect: what was met is told, nobody is blamed (decision 30). */
export function notMeasuredWords(outcome: string | null): string {
  if (outcome === null) return 'Pas encore mesuré.';
  if (outcome === REFUSES_ROBOTS) return 'Non mesuré\u202f: ce site demande aux programmes de ne pas le visiter, et nous le respectons.';
  if (!isWrongPage(outcome)) return NOT_COMPARED;
  return OUTCOMES[outcome].group === 'unreachable'
    ? 'Non mesuré\u202f: ce site n’a pas répondu normalement lors de notre visite.'
    : 'Non mesuré\u202f: nous n’avons pas rencontré la page habituelle de ce site.';
}
