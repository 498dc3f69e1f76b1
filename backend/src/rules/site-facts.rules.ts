import type { Indexing } from './indexing.rules.js';

/**
 * What is known of one website: raw measurements alone, examples and estimates never. Null = not measured. A vendor’s flag
 * with another limit is never a fact; the number behind it is (clarification 12). Everything shown of a site is judged from these.
 */
export interface SiteFacts {
  company: string;
  domain: string;
  city: string | null;

  /** What the visit met (decision 30); null = never visited. Anything but `ok` has no figures newer than itself. */
  outcome: string | null;
  /** The home page was audited; without it nothing is said of its content. */
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
  /** The same, as Lighthouse saw it on the phone alone. */
  phoneContentMs: number | null;
  firstPaintMs: number | null;
  speedIndexMs: number | null;
  blockingMs: number | null;
  /** Cumulative layout shift, without unit. */
  layoutShift: number | null;
  timeToInteractiveMs: number | null;
  firstInputDelayMs: number | null;
  /** The DOM’s completion in the page audit’s browser, else the whole duration of its request. */
  loadingMs: number | null;
  serverResponseMs: number | null;
  /** All that a phone downloads, bytes. */
  pageBytes: number | null;
  /** The page with its files: as the phone’s browser downloaded it, else as the page audit saw all of them; bytes. Never the document alone. */
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
  /** An icon is declared, and not where it is said to be. */
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
  /** Null when the tool says only whether, not how many. */
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

  /** Assistants: answers that came, and those that name the company. */
  assistantAnswers: number | null;
  assistantCitations: number | null;
}
