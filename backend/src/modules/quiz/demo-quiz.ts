import { invalid, notFound } from '../../common/errors.js';
import { t } from '../../rules/language.rules.js';
import { DEMO_COMPANY } from '../prospects/demo.js';
import type { CompletedQuiz, PublicQuiz, QuizCategory } from './quiz.contract.js';
import type { ShownQuestion } from './shown-question.js';
import { pointsOf, smartIndexOf } from './smart-index.js';

interface Question {
  id: number;
  question: string;
  options: readonly string[];
  weights: Record<string, number>;
  category: QuizCategory;
}

export interface DemoResult {
  score: number;
  maturity: number | null;
  acquisition: number | null;
  innovation: number | null;
  questions: { id: number; question: string; category: QuizCategory; answer: string; points: number }[];
}

/** The quiz of the demonstration: answers are not stored. */
export function demoQuiz(questions: readonly ShownQuestion[]): PublicQuiz {
  return {
    questions: questions.map(({ id, question, options }, index) => ({ id, position: index + 1, question, options: [...options] })),
    answers: [],
    status: 'not_started',
    company: DEMO_COMPANY,
    demo: true,
  };
}

/** Checks an answer like a real one; it counts nowhere. */
export function demoAnswer(questions: readonly Question[], questionId: number, answer: string) {
  const question = questions.find(({ id }) => id === questionId);
  if (!question) throw notFound(t`Cette question n’existe plus. Rechargez la page pour continuer.`);
  if (!question.options.includes(answer))
    throw invalid(t`Cette réponse n’est pas proposée. Rechargez la page pour continuer.`, { answer: t`Réponse inconnue` });
  return { saved: true as const, answered: 0, total: questions.length };
}

/** The example’s own answers, the second of each question, scored like real ones. */
export function demoResult(questions: readonly Question[]): DemoResult | null {
  const answered = questions.map(({ id, question, options, weights, category }) => {
    const answer = options[1] ?? '';
    return { id, question, category, answer, points: pointsOf(weights, answer) };
  });
  const scored = smartIndexOf(answered);
  return scored && { ...scored, questions: answered };
}

export function demoCompleted(questions: readonly Question[]): CompletedQuiz {
  const result = demoResult(questions);
  if (!result) throw notFound(t`Le quiz ne contient aucune question pour le moment.`);
  const rounded = (value: number | null) => (value === null ? null : Math.round(value));
  const { score, maturity, acquisition, innovation } = result;
  return { score, categories: { maturity: rounded(maturity), acquisition: rounded(acquisition), innovation: rounded(innovation) } };
}
