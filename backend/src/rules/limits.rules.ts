/**
 * Limits of findings, each defined once; sentences are composed from them. Specification 2, section 9, and decisions, formula 11, unless
 * noted.
 */
export const LIMITS = {
  /** Largest contentful paint, ms: late above the first, slow above the second. */
  mainContentMs: { late: 2500, slow: 4000 },
  firstInputDelayMs: 300,
  timeToInteractiveMs: 5000,
  loadingMs: 3000,
  titleCharacters: { least: 30, most: 60 },
  descriptionCharacters: { least: 120, most: 160 },
  /** Share of the words of a title or description that the page contains; below it they differ. */
  titleConsistency: 0.3,
  descriptionConsistency: 0.2,
  /** Text / HTML. */
  contentRate: 0.1,
  transferBytes: 3_000_000,
  /** Kandel–Moles or Flesch: below the first hard, from the second easy (clarification 15). */
  readingEase: { hard: 40, easy: 60 },
  /** Share of the shown words that the source of a page holds; below, scripts write the page. */
  sourceWordShare: 0.2,
  /** Minimum words of a home page that describes the company. */
  words: 250,
  /** Minimum words of a home page, whatever its status. */
  homeWords: 60,
  /** Lighthouse, 0–100: from the first good, below the second poor. */
  lighthousePoints: { good: 90, poor: 50 },
  /** Difference between phone and computer, of 100, that is mentioned. */
  deviceGapPoints: 10,
  /** Minimum bytes of a download, and minimum saving in ms, that are mentioned. */
  toldBytes: 100_000,
  shownSavingMs: 50,
  /** A first page of Google. */
  firstPagePosition: 10,
  /** Reviews that make a rating believable (specification 1, section 9). */
  reviews: 10,
  /** Google rating, of 5. */
  rating: 4,
} as const;
