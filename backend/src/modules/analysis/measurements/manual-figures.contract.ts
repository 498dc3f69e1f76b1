import { z } from 'zod';
import { uuid } from '../../../common/http/field.contract.js';
import { citationAssistant } from '../results/analysis.contract.js';

const RATING = 'Indiquez une note entre 0 et 5, par exemple 4,6.';
const COUNT = 'Indiquez un nombre entier, 0 ou plus.';
const count = z.number(COUNT).int(COUNT).min(0, COUNT).max(1_000_000, COUNT);

/** What a person has read on the profile. A rating belongs to at least one review. */
export const manualReviews = z
  .object({ rating: z.number(RATING).min(0, RATING).max(5, RATING).nullable(), reviews_count: count })
  .refine(({ rating, reviews_count }) => (rating === null) === (reviews_count === 0), {
    message: 'Sans avis, laissez la note vide ; avec des avis, indiquez-la.',
    path: ['rating'],
  });

/** Counts entered by staff; omitted assistants stay unchanged. */
export const manualCitations = z.object({
  platforms: z
    .array(z.object({ platform: citationAssistant, citations: count }))
    .min(1, 'Indiquez le nombre d’au moins un assistant.')
    .refine((all) => new Set(all.map(({ platform }) => platform)).size === all.length, 'Chaque assistant une seule fois.'),
});

export const manualParams = z.object({ id: uuid, analysis: z.enum(['reviews', 'citations']) });

export type ManualReviews = z.infer<typeof manualReviews>;
export type ManualCitations = z.infer<typeof manualCitations>;
