/** Minimum times of forms: faster ones are sent by bots. Read by the server, which rejects them, and by the pages, which wait. */

/** No person fills in one of our forms faster, ms. */
export const QUICKEST_PERSON_MS = 2000;

/** Earliest time after display at which a page sends a form, ms: browsers autofill at once, and clocks differ slightly. */
export const SENT_AFTER_MS = QUICKEST_PERSON_MS + 500;

/** Whether a form was filled in quicker than a person can. A clock ahead of ours gives a negative time, which proves nothing; null = no script, no time. */
export const isHasty = (elapsedMs: number | null): boolean => elapsedMs !== null && elapsedMs >= 0 && elapsedMs < QUICKEST_PERSON_MS;
