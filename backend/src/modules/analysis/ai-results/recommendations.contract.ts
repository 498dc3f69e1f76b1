import { z } from 'zod';
import { asRead, exampleMark, isoDateTime, requiredText, uuid } from '../../../common/http/field.contract.js';
import { recommendation, source, taskError } from '../results/analysis.contract.js';

/** The first steps of a prospect's action plan, as staff edits them; `id` is the prospect's. */
export const aiRecommendations = z.object({
  id: uuid,
  example: exampleMark,
  prenom: z.string(),
  nom: z.string(),
  email: z.string(),
  company: z.string(),
  site_url: z.string().nullable(),
  quiz_fait: z.boolean(),
  token: z.string(),
  updated_at: isoDateTime,
  recommendations: z.array(recommendation),
  source: source.nullable(),
  provider: z.string().nullable(),
  measured_at: isoDateTime.nullable(),
  edited_at: isoDateTime.nullable(),
  /** Why the last attempt wrote none. */
  error: taskError.nullable(),
  /** The order for new ones that has not ended. */
  scan_id: uuid.nullable(),
});

export const recommendationsUpdate = z.object({
  ...asRead,
  /** The address that the form was opened for: what was written for another website is not taken for this one’s. */
  site_url: z.string().max(2000).nullable().optional(),
  recommendations: z
    .array(
      z.object({
        title: requiredText('Écrivez la recommandation.', 300),
        priority: z.enum(['high', 'medium']).default('medium'),
        solution: z.string().trim().max(1000, '1000 caractères au maximum').default(''),
      }),
    )
    .min(1, 'Gardez au moins une recommandation, ou supprimez-les toutes.')
    .max(20, '20 recommandations au maximum'),
});

export type AiRecommendationsRecord = z.infer<typeof aiRecommendations>;
export type RecommendationsUpdate = z.infer<typeof recommendationsUpdate>;
