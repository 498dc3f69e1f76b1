import { z } from 'zod';
import { isoDateTime, optionalText, requiredText, uuid } from '../../../common/http/field.contract.js';
import { recommendation } from '../results/analysis.contract.js';

export const textKind = z.enum(['intro', 'recommendations']);
export const textParams = z.object({ id: uuid, kind: textKind });

/** The paragraphs of an introduction, or the steps of a plan; the other one is null. */
const words = { text: z.string().nullable(), steps: z.array(recommendation).nullable() };

/** A figure beside a text: what it is now, and what it was when the text was approved or drafted. */
const figure = z.object({
  id: z.string(),
  label: z.string(),
  now: z.string().nullable(),
  was: z.string().nullable(),
  changed: z.boolean(),
});

/** A text of a prospect’s page as staff judges it: what is composed, what is free wording, and the facts beside both. */
export const textDesk = z.object({
  kind: textKind,
  /** What stands on the page; `none` = nothing true to say, and nobody has approved anything. */
  standing: z.enum(['composed', 'approved', 'builtin', 'sample', 'none']),
  composed: z.object({ ...words, provider: z.string() }).nullable(),
  approved: z.object({ ...words, by: z.string(), at: isoDateTime, reason: z.string().nullable(), figures: z.array(figure) }).nullable(),
  draft: z
    .object({
      ...words,
      by: z.string(),
      by_person: z.boolean(),
      at: isoDateTime,
      /** It stood on the page until a figure changed. */
      reread: z.boolean(),
      figures: z.array(figure),
      /** Numbers that are no measured figure. */
      strange: z.array(z.string()),
    })
    .nullable(),
  facts: z.array(z.object({ id: z.string(), label: z.string(), value: z.string() })),
  /** Changes with every word and figure here: who approves says what was on the screen. */
  version: z.string(),
});

export const textDesks = z.object({ intro: textDesk, recommendations: textDesk });

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

export type TextDesk = z.infer<typeof textDesk>;
export type TextDesks = z.infer<typeof textDesks>;
export type TextApprovalRequest = z.infer<typeof textApproval>;
export type TextEditRequest = z.infer<typeof textEdit>;
