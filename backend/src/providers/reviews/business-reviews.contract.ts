import { z } from 'zod';
import { review } from './reviews.contract.js';

/** A business in Google’s directory. No rating is null, never 0. */
export const businessProfile = z.object({
  name: z.string().nullable(),
  /** The business category of Google, in French. */
  category: z.string().nullable(),
  rating: z.number().nullable(),
  reviews_count: z.number().int().nullable(),
  /** Text: larger than 2^53. */
  cid: z.string().nullable(),
  place_id: z.string().nullable(),
  address: z.string().nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  /** Its page on Google. */
  url: z.string().nullable(),
});

export const businessReviews = businessProfile
  .pick({ name: true, rating: true, reviews_count: true, cid: true, place_id: true, address: true, url: true })
  .extend({ reviews: z.array(review) });

export type BusinessProfile = z.infer<typeof businessProfile>;
export type BusinessReviewsReport = z.infer<typeof businessReviews>;
