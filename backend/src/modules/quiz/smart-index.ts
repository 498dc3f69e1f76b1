import { MAX_POINTS } from '../../rules/quiz-points.rules.js';
import type { QuizCategory } from './quiz.contract.js';

/** A question as it was answered. */
export interface ScoredAnswer {
  category: QuizCategory;
  /** 0–30. */
  points: number;
}

export interface QuizScore {
  /** 0–100, rounded. */
  score: number;
  /** 0–100, unrounded; null for a category without a question. */
  maturity: number | null;
  acquisition: number | null;
  innovation: number | null;
}

/** Points of an answer: its weight, 30 at most, 0 for a text that is no option (decision 20). */
export function pointsOf(weights: Record<string, number>, answer: string): number {
  const weight = Object.hasOwn(weights, answer) ? (weights[answer] ?? 0) : 0;
  return Math.min(MAX_POINTS, Math.max(0, Math.round(weight)));
}

/**
 * SmartIndex = round(100 × Σ points / (30 × N)) over the N questions of the version answered; each category likewise over
 * its own questions (decisions, formula 1). Null without a question.
 */
export function smartIndexOf(answers: readonly ScoredAnswer[]): QuizScore | null {
  const total = percentage(answers);
  if (total === null) return null;
  const of = (category: QuizCategory) => percentage(answers.filter((answer) => answer.category === category));
  return { score: Math.round(total), maturity: of('maturity'), acquisition: of('acquisition'), innovation: of('innovation') };
}

function percentage(answers: readonly ScoredAnswer[]): number | null {
  if (answers.length === 0) return null;
  return (100 * answers.reduce((sum, { points }) => sum + points, 0)) / (MAX_POINTS * answers.length);
}
