import { z } from 'zod';

const text = z.string().nullable();
const rating = z.number().nullable();
const reviews_count = z.number().int().nullable();

/** The current listing of Google Places beside the stored figures. */
export const livePlace = z.object({
  place_id: z.string(),
  name: text,
  address: text,
  phone: text,
  website: text,
  rating,
  reviews_count,
  business_status: text,
  opening: z.object({ is_open: z.boolean().nullable(), days: z.array(z.string()) }).nullable(),
  url: text,
  attributions: z.array(z.object({ provider: z.string(), url: text })),
  provider: z.string(),
  read_at: z.iso.datetime(),
  kept: z.object({ rating, reviews_count, provider: text, measured_at: z.iso.datetime().nullable() }),
});
export type LivePlace = z.infer<typeof livePlace>;
