import { FINDINGS } from '../../src/rules/findings.rules.js';
import type { Said } from './statement.js';

/** Words of all verdicts, as a pattern. */
export const BAND =
  'Excellente?|Bon|À améliorer|Insuffisant|Non mesuré|estimation|Moyen|Critique|Correcte|À soigner|Lent|Stable|Bouge un peu|Instable';
export const SCORE = 'Excellent|Moyen|Critique|estimation|Sans note|Non mesuré';
export const NUMBER = '[−-]?\\d[\\d’]*(?:,\\d+)?';
export const DURATION = `${NUMBER} (?:ms|s)`;

/** « – » and « non mesuré » say the same: nothing. */
export const figure = (words: string | undefined): Said =>
  words === undefined || /^(?:–|non mesuré|non disponible)$/i.test(words.trim()) ? null : words;

export const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finding by its title or its sentence. */
export const FINDING_BY_WORDS: ReadonlyMap<string, string> = new Map(
  FINDINGS.flatMap(({ id, title, description }) => [[title, id] as const, [description, id] as const]).map(([words, id]) => [
    words.replace(/[\u00a0\u202f]/g, ' '),
    id,
  ]),
);

/** « 2 critiques, 1 alerte, 4 remarques »: what is not said is none. */
export function severities(words: string, prefix: string): [string, Said][] {
  const of = (one: string) => Number(new RegExp(`(\\d+) (?:erreurs? )?${one}`).exec(words)?.[1] ?? 0);
  return [
    [`${prefix}.critical`, of('critique')],
    [`${prefix}.warnings`, of('alerte')],
    [`${prefix}.notices`, of('remarque')],
  ];
}
