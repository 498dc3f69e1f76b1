import { z } from 'zod';
import { isoDateTime, rowNumber } from '../../common/http/field.contract.js';

export const quizCategory = z.enum(['maturity', 'acquisition', 'innovation']);
export const quizState = z.enum(['not_started', 'in_progress', 'done']);

/** The quiz as a prospect gets it: never weights. */
export const publicQuiz = z.object({
  questions: z.array(z.object({ id: z.number().int(), position: z.number().int(), question: z.string(), options: z.array(z.string()) })),
  answers: z.array(z.object({ questionId: z.number().int(), answer: z.string() })),
  status: quizState,
  company: z.string(),
  /** Answers are not stored. */
  demo: z.boolean().optional(),
});

export const answerParams = z.object({ token: z.string().max(64), questionId: z.coerce.number().pipe(rowNumber) });
export const answerBody = z.object({ answer: z.string().max(1000) });
export const savedAnswer = z.object({ saved: z.literal(true), answered: z.number().int(), total: z.number().int() });

/** 0–100, rounded; a category without a question, or without all its answers, is null. */
export const quizCategories = z.object({
  maturity: z.number().int().nullable(),
  acquisition: z.number().int().nullable(),
  innovation: z.number().int().nullable(),
});

/** Scores 0–100, rounded. */
export const completedQuiz = z.object({ score: z.number().int(), categories: quizCategories });

/** A finished quiz as staff sees it, as it was scored then. */
export const quizOutcome = completedQuiz.extend({ completed_at: isoDateTime });

/** A prospect's answer as staff sees it. `points` of 30. */
export const answerRecord = z.object({
  id: z.string(),
  question_id: z.string(),
  question: z.string(),
  reponse: z.string(),
  score_partiel: z.number().int(),
  timestamp: z.preprocess((value) => (value instanceof Date ? value.toISOString() : value), z.iso.datetime()),
});

export type QuizCategory = z.infer<typeof quizCategory>;
export type QuizState = z.infer<typeof quizState>;
export type PublicQuiz = z.infer<typeof publicQuiz>;
export type CompletedQuiz = z.infer<typeof completedQuiz>;
