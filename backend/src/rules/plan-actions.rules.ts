import { GENERAL_ADVICE, type Priority } from './advice.rules.js';
import type { Owner } from './finding.rules.js';
import type { FindingId } from './findings.rules.js';
import { t, wordsBy } from './language.rules.js';
import type { PlanStep } from './plan.rules.js';

/** The one list of actions that a prospect reads: the same rows in the same order on every page (decision 58). */
export const MAX_ACTIONS = 5;
/** Places of answers of the quiz beside many faults of the site. */
const ANSWER_ACTIONS = 2;
/** Last places that show what was measured as corrected. */
const FIXED_ACTIONS = 2;

export const ACTION_STATES = ['todo', 'done', 'review', 'fixed'] as const;
export type ActionState = (typeof ACTION_STATES)[number];

export const ACTION_STATE_WORDS: Readonly<Record<ActionState, string>> = wordsBy({
  todo: () => t`À faire`,
  done: () => t`Fait`,
  review: () => t`À revoir`,
  fixed: () => t`Mesuré\u202f: corrigé`,
});

/** Who does it, to the owner of the company. */
export const DOER_WORDS: Readonly<Record<Owner, string>> = wordsBy({
  company: () => t`vous`,
  webmaster: () => t`votre webmaster`,
  agency: () => t`l’agence`,
});

/** An action before anything is known of its state. */
export interface PlannedAction {
  id: string;
  title: string;
  solution: string;
  priority: Priority;
  /** Null for free words of a person. */
  owner: Owner | null;
  timeEstimate: string | null;
  /** Empty for answers, general advice and free words. */
  findings: FindingId[];
  /** The answer that it starts from. */
  answer: { question: string; answer: string } | null;
}

/**
 * Chooses the actions: faults of the site by gain, with two places for answers of the quiz; general advice fills the rest. `written`: free
 * words of a person stand first.
 */
export function plannedActions(
  plan: readonly PlanStep[],
  answers: readonly PlannedAction[],
  written: readonly PlannedAction[] = [],
): PlannedAction[] {
  const known = plan.length > 0 ? plan : GENERAL_ADVICE.map((step) => ({ ...step, findings: [] }));
  const steps = known.map((step): PlannedAction => ({ ...pickStep(step), answer: null }));
  const faults = [...written, ...steps.filter(({ findings }) => findings.length > 0)];
  const advice = steps.filter(({ findings }) => findings.length === 0);
  const forAnswers = Math.min(answers.length, Math.max(ANSWER_ACTIONS, MAX_ACTIONS - faults.length));
  const chosen = [...faults.slice(0, MAX_ACTIONS - forAnswers), ...answers.slice(0, forAnswers)];
  return [...chosen, ...advice].slice(0, MAX_ACTIONS);
}

const pickStep = ({ id, title, solution, priority, owner, timeEstimate, findings }: PlanStep) => ({
  ...{ id, title, solution, priority, owner, timeEstimate, findings },
});

/** Puts the corrected actions last, without a longer list. */
export function withFixed<Action>(open: readonly Action[], fixed: readonly Action[]): Action[] {
  const last = fixed.slice(0, FIXED_ACTIONS);
  return [...open.slice(0, MAX_ACTIONS - last.length), ...last];
}

interface Marked {
  /** When the owner marked it as done. */
  doneAt: Date | null;
  /** The last measurement that still finds the fault; null where none does. */
  foundAt: Date | null;
}

/** Returns the state of a planned action: a measurement after the click overrules it. */
export function stateOfAction({ doneAt, foundAt }: Marked): ActionState {
  if (!doneAt) return 'todo';
  return foundAt && foundAt > doneAt ? 'review' : 'done';
}
