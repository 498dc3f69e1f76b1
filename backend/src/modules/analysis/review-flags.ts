import { isWrongPage, type OutcomeName, WRONG_PAGES } from '../../rules/outcomes.rules.js';

/** What a member of staff should look at before the link is sent (field notes, point 6). */
export const RED_FLAGS = [...WRONG_PAGES, 'doubtful_page', 'score_jump', 'wrong_place', 'text_builtin', 'text_refused'] as const;
export type RedFlag = (typeof RED_FLAGS)[number];

/** Speed scores (0–100) that differ by more than this between two measurements are looked at. */
const JUMP = 20;

/** The latest results of a prospect; null = not measured. */
export interface Reviewed {
  outcome: OutcomeName | null;
  /** Why an `ok` page may not be the company's. */
  doubt: string | null;
  /** The last two speed scores, the newest first. */
  speeds: readonly number[];
  siteUrl: string | null;
  /** Website in the Google profile that was found. */
  placeWebsite: string | null;
  /** Origins of introduction and recommendations, and why a model's text was not taken. */
  texts: readonly { source: string; code: string | null }[];
}

export function redFlags({ outcome, doubt, speeds, siteUrl, placeWebsite, texts }: Reviewed): RedFlag[] {
  const [newest, previous] = speeds;
  const flags: Record<Exclude<RedFlag, OutcomeName>, boolean> = {
    doubtful_page: outcome === 'ok' && doubt !== null,
    score_jump: newest !== undefined && previous !== undefined && Math.abs(newest - previous) > JUMP,
    wrong_place: placeWebsite !== null && siteUrl !== null && hostOf(placeWebsite) !== null && hostOf(placeWebsite) !== hostOf(siteUrl),
    text_builtin: texts.some(({ source }) => source === 'builtin'),
    text_refused: texts.some(({ source, code }) => source === 'builtin' && code === 'text_refused'),
  };
  return RED_FLAGS.filter((flag) => (isWrongPage(flag) ? flag === outcome : flags[flag]));
}

/**
 * The review state after a scan: a draft that was measured is to be read; what was approved is to be read again when a
 * flag has appeared since.
 */
export function reviewAfterScan(review: 'draft' | 'to_review' | 'validated', before: readonly string[], after: readonly string[]) {
  if (review === 'draft') return 'to_review';
  return review === 'validated' && after.some((flag) => !before.includes(flag)) ? 'to_review' : review;
}

function hostOf(url: string): string | null {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/:?#\s]+)/i.exec(url.trim())?.[1];
  return host?.toLowerCase() ?? null;
}
