import type { ReportCategory } from './check.js';

/** Shares of the categories in the global score (specification 2, section 9). */
export const CATEGORY_WEIGHTS: Record<ReportCategory, number> = { performance: 0.3, seo: 0.35, ux: 0.2, technical: 0.15 };

/** Points a category loses for a failed check (specification 2, section 9). */
export const PENALTIES: Record<string, number> = {
  'slow-main-content': 25,
  'late-main-content': 10,
  'slow-first-input': 20,
  'late-interactivity': 20,
  'high-loading-time': 15,
  'render-blocking': 10,
  'no-title': 25,
  'title-too-long': 10,
  'title-too-short': 8,
  'no-description': 20,
  'no-h1': 15,
  'no-canonical': 10,
  'images-without-alt': 8,
  'hard-to-read': 15,
  'large-page': 10,
  'low-content-rate': 12,
  'no-https': 20,
  'no-doctype': 10,
  'no-encoding-meta': 8,
  'deprecated-tags': 5,
};
