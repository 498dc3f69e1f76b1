import { z } from 'zod';

export const review = z.object({
  author_name: z.string(),
  rating: z.number().min(1).max(5),
  text: z.string().nullable(),
  time: z.string().nullable(),
  profile_photo_url: z.string().nullable(),
  /** Whether the owner replied publicly; unknown when not delivered. */
  is_answered: z.boolean().nullish(),
});

export const reviewsTaskStatus = z.enum(['not_found', 'pending', 'processing', 'completed', 'failed']);

export type Review = z.infer<typeof review>;
export type ReviewsTaskStatus = z.infer<typeof reviewsTaskStatus>;
