import { z } from 'zod';
import type { FreshPlace, FreshReview } from './fresh-place.js';

const text = z.string().optional();
const localised = z.object({ text }).optional();
const place = z.object({
  id: z.string(),
  displayName: localised,
  rating: z.number().optional(),
  userRatingCount: z.number().int().optional(),
  websiteUri: text,
  nationalPhoneNumber: text,
  internationalPhoneNumber: text,
  businessStatus: text,
  googleMapsUri: text,
  reviews: z
    .array(
      z.object({
        rating: z.number().optional(),
        text: localised,
        originalText: localised,
        authorAttribution: z.object({ displayName: text, uri: text, photoUri: text }).optional(),
        publishTime: text,
        relativePublishTimeDescription: text,
        googleMapsUri: text,
      }),
    )
    .optional(),
  attributions: z.array(z.object({ provider: text, providerUri: text })).optional(),
});

export const placeDetails = place;
export const placeSearch = z.object({ places: z.array(z.object({ id: z.string() })).optional() });
/** What is asked for; it decides the price. */
export const DETAILS_MASK = Object.keys(place.shape).join(',');

/** Fields that Google leaves out are unknown. */
export function toFreshPlace(details: z.infer<typeof placeDetails>): FreshPlace {
  return {
    place_id: details.id,
    name: details.displayName?.text ?? null,
    rating: details.rating ?? null,
    reviews_count: details.userRatingCount ?? null,
    website: details.websiteUri ?? null,
    phone: details.nationalPhoneNumber ?? details.internationalPhoneNumber ?? null,
    business_status: details.businessStatus ?? null,
    url: details.googleMapsUri ?? null,
    reviews: (details.reviews ?? []).map(toFreshReview),
    attributions: (details.attributions ?? []).map(({ provider, providerUri }) => ({ provider: provider ?? '', url: providerUri ?? null })),
  };
}

const toFreshReview = (review: NonNullable<z.infer<typeof placeDetails>['reviews']>[number]): FreshReview => ({
  author_name: review.authorAttribution?.displayName ?? 'Anonyme',
  author_url: review.authorAttribution?.uri ?? null,
  author_photo_url: review.authorAttribution?.photoUri ?? null,
  rating: review.rating ?? null,
  text: review.text?.text ?? review.originalText?.text ?? null,
  published_at: review.publishTime ?? null,
  relative_time: review.relativePublishTimeDescription ?? null,
  url: review.googleMapsUri ?? null,
});
