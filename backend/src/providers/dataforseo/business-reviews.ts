import { z } from 'zod';
import type { BusinessProfile, BusinessReviewsReport } from '../reviews/business-reviews.contract.js';
import type { ReviewSubject } from '../reviews/review-source.js';
import type { Review } from '../reviews/reviews.contract.js';

const text = z.string().nullish();
const rating = z.object({ value: z.number().nullish(), votes_count: z.number().int().nullish() }).nullish();

/** The parts of `business_data/google/my_business_info/live` that are read. */
export const businessInfoResult = z.object({
  check_url: text,
  items: z
    .array(
      z.object({
        title: text,
        category: text,
        cid: text,
        place_id: text,
        address: text,
        url: text,
        phone: text,
        rating,
      }),
    )
    .nullish(),
});

/** The parts of `business_data/google/reviews/task_get` that are read. */
export const reviewsResult = z.object({
  title: text,
  sub_title: text,
  cid: text,
  place_id: text,
  check_url: text,
  rating,
  reviews_count: z.number().int().nullish(),
  items: z
    .array(
      z.object({
        review_text: text,
        timestamp: text,
        rating,
        profile_name: text,
        profile_image_url: text,
        owner_answer: text,
      }),
    )
    .nullish(),
});

export function toBusinessProfile(result: z.infer<typeof businessInfoResult>): BusinessProfile | null {
  const item = result.items?.[0];
  if (!item) return null;
  const count = item.rating?.votes_count ?? null;
  return {
    name: item.title ?? null,
    category: item.category ?? null,
    rating: ratingOf(item.rating?.value, count),
    reviews_count: count,
    cid: item.cid ?? null,
    place_id: item.place_id ?? null,
    address: item.address ?? null,
    website: item.url ?? null,
    phone: item.phone ?? null,
    url: item.cid ? `https://www.google.com/maps?cid=${item.cid}` : (result.check_url ?? null),
  };
}

export function toBusinessReviews(result: z.infer<typeof reviewsResult>): BusinessReviewsReport {
  const count = result.reviews_count ?? result.rating?.votes_count ?? null;
  return {
    name: result.title ?? null,
    rating: ratingOf(result.rating?.value, count),
    reviews_count: count,
    cid: result.cid ?? null,
    place_id: result.place_id ?? null,
    address: result.sub_title ?? null,
    url: result.cid ? `https://www.google.com/maps?cid=${result.cid}` : (result.check_url ?? null),
    reviews: (result.items ?? []).flatMap((item) => toReview(item) ?? []),
  };
}

/** Null for a line without stars. */
function toReview(item: NonNullable<z.infer<typeof reviewsResult>['items']>[number]): Review | null {
  const stars = item.rating?.value;
  if (!stars || stars < 1 || stars > 5) return null;
  return {
    author_name: item.profile_name ?? 'Anonyme',
    rating: stars,
    text: item.review_text || null,
    time: toIsoTime(item.timestamp),
    profile_photo_url: item.profile_image_url ?? null,
    is_answered: item.owner_answer === undefined ? null : Boolean(item.owner_answer),
  };
}

/** 0 stars or 0 reviews is no rating. */
const ratingOf = (value: number | null | undefined, count: number | null) => (value && count !== 0 ? value : null);

/** `2026-10-31 00:00:00 +00:00` → `2026-10-31T00:00:00.000Z`. */
export function toIsoTime(stamp: string | null | undefined): string | null {
  const time = new Date((stamp ?? '').replace(' ', 'T').replace(' ', ''));
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** Operators in a search cost five times as much, `%` and `+` have a meaning: only words and numbers stay. */
export function searchWords({ company, city }: ReviewSubject): string {
  return `${company} ${city ?? ''}`
    .replace(/[^\p{L}\p{N}\s&'’.,-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 700);
}
