// How sure the reading of a text file must be before the person who imports it is not asked to look.

/** Points of plausibility by which an encoding must lead the next one; at least this share of its own points. */
export const ENCODING_LEAD = { points: 5, share: 0.15 } as const;

/** Share of rows by which a separator must lead the next one, 0–1. */
export const SEPARATOR_LEAD = 0.3;
