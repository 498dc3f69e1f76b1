import { z } from 'zod';
import { asRead, isoDateTime, requiredText, rowNumber, uuid } from '../../common/http/field.contract.js';
import { quizCategories, quizCategory } from './quiz.contract.js';

/** An integer 0–100; what is no number counts as 0 (specification 2, section 5). */
const weight = z.preprocess(
  (value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && !Number.isNaN(number) ? number : 0;
  },
  z.number().int('Indiquez un nombre entier de 0 à 100').min(0, 'De 0 à 100').max(100, 'De 0 à 100'),
);

const options = z
  .array(requiredText('Écrivez la réponse', 300))
  .length(4, 'Il faut exactement quatre réponses')
  .superRefine((texts, context) => {
    for (const [index, text] of texts.entries()) {
      if (texts.indexOf(text) < index) context.addIssue({ code: 'custom', path: [index], message: 'Deux réponses ont le même texte' });
    }
  });

const fields = {
  question: requiredText('Écrivez la question', 500),
  category: z.enum(quizCategory.options, 'Choisissez une catégorie'),
  options,
  /** Option text → points; an option without an entry counts 0. */
  weights: z.record(z.string(), weight),
  active: z.boolean(),
};

/** A question as staff sees it. */
export const questionRecord = z.object({
  id: z.number().int(),
  question: z.string(),
  category: quizCategory,
  options: z.array(z.string()),
  weights: z.record(z.string(), z.number().int()),
  position: z.number().int(),
  active: z.boolean(),
  /** Prospects who have answered it. */
  answer_count: z.number().int(),
  created_by: uuid.nullable(),
  created_at: isoDateTime,
  updated_at: isoDateTime,
});

export const questionCreate = z.object({ ...fields, weights: fields.weights.default({}), active: fields.active.default(true) });
/** PUT merges: an absent key keeps its value, read-only keys are ignored. */
export const questionUpdate = z.object(fields).partial().extend(asRead);
export const questionParam = z.object({ id: z.coerce.number().pipe(rowNumber) });

/** Every question once, in the new order. */
export const questionOrder = z.object({ ids: z.array(rowNumber).min(1).max(200) });
export const orderedQuestions = z.object({ ids: z.array(z.number().int()) });

/** An unsaved version with answers to score. */
export const simulation = z.object({
  questions: z
    .array(
      z.object({
        ...fields,
        weights: fields.weights.default({}),
        active: fields.active.default(true),
        answer: z.string().max(300).nullable().default(null),
      }),
    )
    .min(1, 'Il faut au moins une question')
    .max(200),
});

/** `score` and the categories are 0–100, null while answers are missing; `points` of 30, in the order given. */
export const simulated = z.object({
  score: z.number().int().nullable(),
  categories: quizCategories,
  points: z.array(z.number().int().nullable()),
  /** Positions among the active questions that have no answer. */
  missing: z.array(z.number().int()),
});

/** One answer of one prospect. `score_partiel` of 30. */
export const responseRecord = z.object({
  id: uuid,
  prospect_id: uuid,
  company: z.string(),
  token: z.string(),
  question_id: z.string(),
  question: z.string(),
  reponse: z.string(),
  score_partiel: z.number().int(),
  /** Whether the prospect has finished the quiz. */
  finished: z.boolean(),
  timestamp: isoDateTime,
});

/** A version of the questions; `id` null for quizzes finished before versions were stored. */
export const quizVersion = z.object({
  id: z.number().int().nullable(),
  current: z.boolean(),
  finished: z.number().int(),
  average_score: z.number().nullable(),
  first_at: isoDateTime.nullable(),
  last_at: isoDateTime.nullable(),
  questions: z.array(
    z.object({
      id: z.number().int(),
      question: z.string(),
      category: quizCategory,
      options: z.array(z.object({ text: z.string(), weight: z.number().int() })),
    }),
  ),
});

/** A finished quiz. */
export const resultRecord = z.object({
  /** The prospect's. */
  id: uuid,
  company: z.string(),
  score: z.number().int(),
  version_id: z.number().int().nullable(),
  completed_at: isoDateTime,
});

export type QuestionRecord = z.infer<typeof questionRecord>;
export type QuestionCreate = z.infer<typeof questionCreate>;
export type QuestionUpdate = z.infer<typeof questionUpdate>;
export type Simulation = z.infer<typeof simulation>;
export type SimulationInput = z.input<typeof simulation>;
export type Simulated = z.infer<typeof simulated>;
export type ResponseRecord = z.infer<typeof responseRecord>;
export type QuizVersionRecord = z.infer<typeof quizVersion>;
export type ResultRecord = z.infer<typeof resultRecord>;
