/**
 * A business as Google Places shows it now. Google’s terms allow to store `place_id` and nothing else: show the rest with
 * its attributions, the author’s name, link and photo, and forget it.
 */
export interface FreshPlace {
  place_id: string;
  name: string | null;
  /** Null = no rating, never 0. */
  rating: number | null;
  reviews_count: number | null;
  website: string | null;
  phone: string | null;
  business_status: string | null;
  /** Its page on Google Maps. */
  url: string | null;
  /** At most five, chosen by Google. */
  reviews: FreshReview[];
  attributions: { provider: string; url: string | null }[];
}

export interface FreshReview {
  author_name: string;
  author_url: string | null;
  author_photo_url: string | null;
  rating: number | null;
  text: string | null;
  published_at: string | null;
  /** As Google words it: “il y a 2 mois”. */
  relative_time: string | null;
  url: string | null;
}

/** Google Places, live. */
export abstract class Places {
  abstract readonly provider: string;
  /** The id of the business that fits these words best; null when there is none. */
  abstract findId(words: string, signal?: AbortSignal): Promise<string | null>;
  /** Null when the id is stale: find it again. */
  abstract details(placeId: string, signal?: AbortSignal): Promise<FreshPlace | null>;
}
