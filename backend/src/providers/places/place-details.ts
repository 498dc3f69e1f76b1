import { z } from 'zod';
import { showPhone } from '../../common/phone.js';
import type { FreshPlace } from './fresh-place.js';

const text = z.string().optional();
const place = z.object({
  id: z.string(),
  displayName: z.object({ text }).optional(),
  formattedAddress: text,
  rating: z.number().optional(),
  userRatingCount: z.number().int().optional(),
  websiteUri: text,
  nationalPhoneNumber: text,
  internationalPhoneNumber: text,
  businessStatus: text,
  currentOpeningHours: z.object({ openNow: z.boolean().optional(), weekdayDescriptions: z.array(z.string()).optional() }).optional(),
  googleMapsUri: text,
  attributions: z.array(z.object({ provider: text, providerUri: text })).optional(),
});

export const placeDetails = place;
export const placeSearch = z.object({ places: z.array(z.object({ id: z.string() })).optional() });
/** Requested fields, which determine the price. */
export const DETAILS_MASK = Object.keys(place.shape).join(',');

/** Fields that Google leaves out are unknown. */
export function toFreshPlace(details: z.infer<typeof placeDetails>): FreshPlace {
  const { currentOpeningHours: hours } = details;
  return {
    place_id: details.id,
    name: details.displayName?.text ?? null,
    address: details.formattedAddress ?? null,
    phone: showPhone(details.internationalPhoneNumber ?? details.nationalPhoneNumber ?? '') || null,
    website: details.websiteUri ?? null,
    rating: details.rating ?? null,
    reviews_count: details.userRatingCount ?? null,
    business_status: details.businessStatus ?? null,
    opening: hours ? { is_open: hours.openNow ?? null, days: hours.weekdayDescriptions ?? [] } : null,
    url: details.googleMapsUri ?? null,
    attributions: (details.attributions ?? []).map(({ provider, providerUri }) => ({ provider: provider ?? '', url: providerUri ?? null })),
  };
}
