import { t } from '../../../rules/language.rules.js';
import type { AnalysisName } from '../results/analysis.contract.js';

/** The five analyses of a trial that run together (specification 1, section 4). */
export const TRIAL_MEASUREMENTS = ['connectivity', 'pagespeed', 'cms', 'keywords', 'reviews'] as const satisfies AnalysisName[];
/** After them, one after the other. */
export const TRIAL_ANALYSES: readonly AnalysisName[] = [...TRIAL_MEASUREMENTS, 'intro', 'recommendations'];

export interface TrialOutcome {
  status: 'completed' | 'error';
  /** How many of the five were measured; examples and sources without a key do not count. */
  successCount: number;
  totalCount: number;
  /** Why nothing was measured, in words. */
  message: string | null;
}

const NOTHING_MEASURED = t`Votre site n’a pas pu être mesuré.`;

/**
 * Single failures are swallowed; a trial fails when nothing beyond the mere answer of the server was measured. `measured`:
 * the analyses with a live result in this scan; `cause`: why the site could not be measured, in words.
 */
export function trialOutcome(measured: ReadonlySet<AnalysisName>, cause: string | null): TrialOutcome {
  const successes = TRIAL_MEASUREMENTS.filter((name) => measured.has(name));
  const isEmpty = successes.every((name) => name === 'connectivity');
  return {
    status: isEmpty ? 'error' : 'completed',
    successCount: successes.length,
    totalCount: TRIAL_MEASUREMENTS.length,
    message: isEmpty ? (cause ?? NOTHING_MEASURED) : null,
  };
}

/** Stored while there are too few facts for a text of its own (specification 1, section 4). */
export const placeholderIntro = (company: string): string =>
  `Analyse en cours pour ${company}. Votre introduction personnalisée sera générée dans quelques instants...`;
