import type { Indexing } from './indexing.rules.js';

/**
 * Measured facts of one website, without examples and estimates. Null = not measured. A vendor’s flag with another limit is no fact; its
 * number is (clarification 12). Everything shown of a site is judged from these.
 */
export interface SiteFacts {
  company: string;
  domain: string;
  city: string | null;

  /** What the visit met (decision 30); null = never visited. Anything but `ok` has no figures newer than itself. */
  outcome: string | null;
  /** Whether the home page was audited; without it nothing is said about its content. */
  pageMeasured: boolean;
  speedMeasured: boolean;

  /** Lighthouse categories, 0–100, rounded as shown; of the phone where no device is named. */
  mobilePoints: number | null;
  desktopPoints: number | null;
  accessibilityPoints: number | null;
  bestPracticesPoints: number | null;
  lighthouseSeoPoints: number | null;

  /** Largest contentful paint: Lighthouse on the phone, else the browser of the page audit. */
  mainContentMs: number | null;
  /** The same by Lighthouse on the phone. */
  phoneContentMs: number | null;
  firstPaintMs: number | null;
  speedIndexMs: number | null;
  blockingMs: number | null;
  /** Cumulative layout shift, without unit. */
  layoutShift: number | null;
  timeToInteractiveMs: number | null;
  firstInputDelayMs: number | null;
  /** DOM completion in the browser of the page audit, else the duration of its request. */
  loadingMs: number | null;
  serverResponseMs: number | null;
  /** All that a phone downloads, bytes. */
  pageBytes: number | null;
  /** Bytes of the page with its files: downloaded by the phone, else all files of the page audit. Never the document only. */
  transferBytes: number | null;
  renderBlocking: boolean | null;
  compressed: boolean | null;

  https: boolean | null;
  certificateValid: boolean | null;
  /** HTTP status of the page: as the visit met it, else its audit. */
  httpStatus: number | null;

  title: string | null;
  /** 0 = no title. */
  titleCharacters: number | null;
  descriptionCharacters: number | null;
  severalTitles: boolean | null;
  severalDescriptions: boolean | null;
  /** Share of its words that the page’s text repeats, 0–1; null without such words too. */
  titleConsistency: number | null;
  descriptionConsistency: number | null;
  h1Count: number | null;
  /** H1 that hold a text. */
  h1WithTextCount: number | null;
  /** A canonical address is declared. */
  canonical: boolean | null;
  /** Whether Google may show the page. */
  indexing: Indexing | null;
  favicon: boolean | null;
  /** A declared icon does not exist. */
  brokenIcon: boolean | null;
  /** Files that the encrypted page loads over an open connection. */
  insecureFiles: number | null;
  /** Of those, scripts, styles and frames. */
  insecureActiveFiles: number | null;
  /** A title for social networks (Open Graph). */
  socialTitle: boolean | null;
  structuredData: boolean | null;
  plainAddress: boolean | null;
  imageCount: number | null;
  /** Null when the tool reports only whether, not how many. */
  imagesWithoutAlt: number | null;
  someImageWithoutAlt: boolean | null;
  brokenLinks: number | null;
  linksChecked: number | null;
  words: number | null;
  /** Visible text / HTML, 0–1. */
  contentRate: number | null;
  /** Higher is easier. */
  readingEase: number | null;
  doctype: boolean | null;
  encodingDeclared: boolean | null;
  /** Visitors see unreadable characters, because the page is written in another encoding than it declares. */
  unreadableCharacters: boolean | null;
  deprecatedTags: boolean | null;
  /** The title or the text exists only after scripts have run. */
  drawnByScripts: boolean | null;

  cms: string | null;
  cmsVersion: string | null;

  /** Searches for which the site ranks in Google Switzerland, measured ones only. */
  keywordCount: number | null;
  keywordsInTop10: number | null;

  /** Google, of 5; null without a review too. */
  rating: number | null;
  reviewCount: number | null;

  /** Assistants: number of answers, and of those that name the company. */
  assistantAnswers: number | null;
  assistantCitations: number | null;
}
