/** Questions that each AI assistant gets in one measurement of visibility. */
export const CITATION_QUESTIONS = { usual: 5, most: 10 } as const;
