/** Length of the introduction on the report, in words (specification 2, section 4). */
export const INTRODUCTION_WORDS = { least: 50, most: 70 } as const;
