import { z } from 'zod';
import { isoDateTime, optionalText, requiredText, uuid } from '../../../common/http/field.contract.js';
import { recommendation } from '../results/analysis.contract.js';

export const textKind = z.enum(['intro', 'recommendations']);
export const textParams = z.object({ id: uuid, kind: textKind });

/** The text of an introduction or the steps of a plan; the other is null. */
const words = { text: z.string().nullable(), steps: z.array(recommendation).nullable() };

/** A figure beside a text: its current value and its value when the text was approved or drafted. */
const figure = z.object({
  id: z.string(),
  label: z.string(),
  now: z.string().nullable(),
  was: z.string().nullable(),
  changed: z.boolean(),
});

/** A text of a prospect’s page for review: composed text, free text and the facts beside them. */
export const textReview = z.object({
  kind: textKind,
  /** What the page shows; `none` = no facts for a composed text and no approved text. */
  standing: z.enum(['composed', 'approved', 'builtin', 'sample', 'none']),
  composed: z.object({ ...words, provider: z.string() }).nullable(),
  approved: z.object({ ...words, by: z.string(), at: isoDateTime, reason: z.string().nullable(), figures: z.array(figure) }).nullable(),
  draft: z
    .object({
      ...words,
      by: z.string(),
      by_person: z.boolean(),
      at: isoDateTime,
      /** It was approved until a figure changed. */
      reread: z.boolean(),
      figures: z.array(figure),
      /** Numbers in the text that match no measured figure. */
      strange: z.array(z.string()),
    })
    .nullable(),
  facts: z.array(z.object({ id: z.string(), label: z.string(), value: z.string() })),
  /** Changes with every text and figure here; an approval sends the version that was on the screen. */
  version: z.string(),
});

export const textReviews = z.object({ intro: textReview, recommendations: textReview });

const reason = optionalText(500);
const seen = z.string().max(100).optional();

export const textApproval = z.object({ reason, seen });
export const textEdit = z
  .object({
    text: requiredText('Écrivez le texte.', 4000).optional(),
    steps: z
      .array(recommendation.extend({ title: requiredText('Écrivez la recommandation.', 300), solution: z.string().trim().max(1000) }))
      .min(1)
      .max(20)
      .optional(),
    reason,
    seen,
  })
  .refine(
    ({ text, steps }) => (text === undefined) !== (steps === undefined),
    'Envoyez le texte de l’introduction, ou les étapes du plan.',
  );

export type TextReview = z.infer<typeof textReview>;
export type TextReviews = z.infer<typeof textReviews>;
export type TextApprovalRequest = z.infer<typeof textApproval>;
export type TextEditRequest = z.infer<typeof textEdit>;
