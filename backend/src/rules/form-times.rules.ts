/** How long forms take: who is quicker than people are is a program. Read by the server that refuses and by the pages that wait. */

/** Nobody fills in one of our forms quicker, ms. */
export const QUICKEST_PERSON_MS = 2000;

/** So long after the form was shown a page sends it at the earliest, ms: a browser fills in known fields at once, and clocks differ a little. */
export const SENT_AFTER_MS = QUICKEST_PERSON_MS + 500;

/** Whether a form was filled in quicker than a person can. A clock ahead of ours gives a negative time, which proves nothing; null = no script, no time. */
export const isHasty = (elapsedMs: number | null): boolean => elapsedMs !== null && elapsedMs >= 0 && elapsedMs < QUICKEST_PERSON_MS;
