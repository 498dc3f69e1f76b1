import { QUIZ_OPTIONS } from '../../../../backend/src/rules/quiz-points.rules';
import type { QuestionRecord, QuizCategory, SimulationInput } from '../../api/types';

/** A question as it is being written. Weights are what was typed. */
export interface Draft {
  question: string;
  category: QuizCategory;
  options: { text: string; weight: string }[];
  active: boolean;
}

export const CATEGORIES: QuizCategory[] = ['maturity', 'acquisition', 'innovation'];

export const emptyDraft = (): Draft => ({
  question: '',
  category: 'maturity',
  options: Array.from({ length: QUIZ_OPTIONS }, () => ({ text: '', weight: '0' })),
  active: true,
});

export const draftOf = ({ question, category, options, weights, active }: QuestionRecord): Draft => ({
  question,
  category,
  options: options.map((text) => ({ text, weight: String(weights[text] ?? 0) })),
  active,
});

/** What is no number counts as 0 (specification 2, section 5); the server decides the same. */
export const weightOf = (typed: string): number => {
  const number = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || Number.isNaN(number) ? 0 : number;
};

/** As the server takes it. */
export function payloadOf({ question, category, options, active }: Draft) {
  return {
    question,
    category,
    active,
    options: options.map(({ text }) => text),
    weights: Object.fromEntries(options.map(({ text, weight }) => [text.trim(), weightOf(weight)])),
  };
}

/** The server names an answer by its place and a weight by its answer; in the form both stand in a place. */
export function faultsOf({ options }: Draft, errors: Record<string, string>): Record<string, string> {
  const placeOf = (path: string): string => {
    const [of, ...rest] = path.split('.');
    if (of === 'options' && rest.length === 1) return `${path}.text`;
    const at = options.findIndex(({ text }) => text.trim() === rest.join('.'));
    return of === 'weights' && at >= 0 ? `options.${at}.weight` : path;
  };
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [placeOf(path), message]));
}

/** A version to try, with an answer for each question by its position among the options. */
export const simulationOf = (drafts: Draft[], chosen: (number | null)[]): SimulationInput => ({
  questions: drafts.map((draft, index) => {
    const option = chosen[index] ?? null;
    return { ...payloadOf(draft), answer: option === null ? null : (draft.options[option]?.text.trim() ?? null) };
  }),
});

/** The list with one element at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const element = list[from];
  return element === undefined ? [...list] : [...rest.slice(0, to), element, ...rest.slice(to)];
}
