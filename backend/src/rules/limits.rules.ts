/**
 * Limits beyond which something is a finding: each stands here once, and the sentences that name one are made from it.
 * Specification 2, section 9, and decisions, formula 11, unless said.
 */
export const LIMITS = {
  /** Largest contentful paint, ms: late above the first, slow above the second. */
  mainContentMs: { late: 2500, slow: 4000 },
  firstInputDelayMs: 300,
  timeToInteractiveMs: 5000,
  loadingMs: 3000,
  titleCharacters: { least: 30, most: 60 },
  descriptionCharacters: { least: 120, most: 160 },
  /** Share of a title’s or a description’s words that the page repeats; below, it says something else. */
  titleConsistency: 0.3,
  descriptionConsistency: 0.2,
  /** Text / HTML. */
  contentRate: 0.1,
  transferBytes: 3_000_000,
  /** Kandel–Moles or Flesch: below the first hard, from the second easy (clarification 15). */
  readingEase: { hard: 40, easy: 60 },
  /** Share of the shown words that the source of a page holds; below, scripts write the page. */
  sourceWordShare: 0.2,
  /** Words of a home page that says what the company does. */
  words: 250,
  /** Words that a page of the company has at least, whatever status its server gives it. */
  homeWords: 60,
  /** Lighthouse, 0–100: from the first good, below the second poor. */
  lighthousePoints: { good: 90, poor: 50 },
  /** Difference between phone and computer, of 100, that is told. */
  deviceGapPoints: 10,
  /** What a phone downloads from which its weight is told, bytes; and a saving that is worth a word, ms. */
  toldBytes: 100_000,
  shownSavingMs: 50,
  /** A first page of Google. */
  firstPagePosition: 10,
  /** Reviews that make a rating believable (specification 1, section 9). */
  reviews: 10,
  /** Google rating, of 5. */
  rating: 4,
} as const;
