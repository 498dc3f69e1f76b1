import { createHash } from 'node:crypto';
import type { QuizCategory } from './quiz.contract.js';

/** A question in a version of the quiz. */
export interface VersionQuestion {
  id: number;
  question: string;
  category: QuizCategory;
  options: { text: string; weight: number }[];
}

interface Question {
  id: number;
  question: string;
  category: QuizCategory;
  options: string[];
  weights: Record<string, number>;
}

export const snapshotOf = (questions: readonly Question[]): VersionQuestion[] =>
  questions.map(({ id, question, category, options, weights }) => ({
    id,
    question,
    category,
    options: options.map((text) => ({ text, weight: Object.hasOwn(weights, text) ? (weights[text] ?? 0) : 0 })),
  }));

/** The same for the same questions in the same order with the same options and weights. */
export const fingerprintOf = (questions: readonly Question[]): string =>
  createHash('sha256')
    .update(JSON.stringify(snapshotOf(questions).map(({ id, question, category, options }) => [id, question, category, options])))
    .digest('hex');
