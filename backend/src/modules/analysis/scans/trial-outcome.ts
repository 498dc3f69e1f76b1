import { capitalised } from '../../../rules/figures.rules.js';
import { language, t } from '../../../rules/language.rules.js';
import { MISSING_SPEED_CAUSES, missingSpeedCause } from '../../../rules/missing-speed.rules.js';
import { ownerWords } from '../../../rules/outcomes.rules.js';
import type { AnalysisName, TaskError } from '../results/analysis.contract.js';

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

/** Why the site was not measured, as its owner reads it: by the page that was met, else by what went wrong there. */
export function failureWords(page: string | null | undefined, error: Pick<TaskError, 'code' | 'message'> | null | undefined): string {
  const met = ownerWords(page)?.sentence;
  if (met) return met;
  // stored messages of measurements are French
  if (language() === 'fr') return error?.message ?? nothingMeasured();
  const cause = missingSpeedCause('mobile', { error });
  return cause === null || cause === 'ours' ? nothingMeasured() : `${capitalised(MISSING_SPEED_CAUSES[cause])}.`;
}

const nothingMeasured = () => t`Votre site n’a pas pu être mesuré.`;

/**
 * Single failures are swallowed; a trial fails when nothing beyond the mere answer of the server was measured. `measured`:
 * the analyses with a live result in this scan; `cause`: why the site could not be measured, in words.
 */
export function trialOutcome(measured: ReadonlySet<AnalysisName>, cause: string): TrialOutcome {
  const successes = TRIAL_MEASUREMENTS.filter((name) => measured.has(name));
  const isEmpty = successes.every((name) => name === 'connectivity');
  return {
    status: isEmpty ? 'error' : 'completed',
    successCount: successes.length,
    totalCount: TRIAL_MEASUREMENTS.length,
    message: isEmpty ? cause : null,
  };
}

/** Stored while there are too few facts for a text of its own (specification 1, section 4). */
export const placeholderIntro = (company: string): string =>
  `Analyse en cours pour ${company}. Votre introduction personnalisée sera générée dans quelques instants...`;
