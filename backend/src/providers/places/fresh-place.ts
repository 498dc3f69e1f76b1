/**
 * A business as Google Places shows it now. Google’s terms allow to store `place_id` and nothing else: show the rest with
 * its attributions, and forget it.
 */
export interface FreshPlace {
  place_id: string;
  name: string | null;
  address: string | null;
  phone: string | null;
  website: string | null;
  /** Null = no rating, never 0. */
  rating: number | null;
  reviews_count: number | null;
  business_status: string | null;
  /** Null without opening hours; one line per day. */
  opening: { is_open: boolean | null; days: string[] } | null;
  /** Its page on Google Maps. */
  url: string | null;
  attributions: { provider: string; url: string | null }[];
}

/** Google Places, live. */
export abstract class Places {
  abstract readonly provider: string;
  /** The id of the business that fits these words best; null when there is none. */
  abstract findId(words: string, signal?: AbortSignal): Promise<string | null>;
  /** Null when the id is stale: find it again. */
  abstract details(placeId: string, signal?: AbortSignal): Promise<FreshPlace | null>;
}
