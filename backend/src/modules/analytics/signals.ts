import type { SignalKind } from './analytics.contract.js';

/** How near a signal of a person is to a contract: the order of today's hot prospects. */
export const SIGNAL_STRENGTH: Record<SignalKind, number> = {
  appointment: 8,
  quiz_complete: 7,
  quiz_answer: 6,
  quiz_start: 5,
  cta_click: 4,
  plan_view: 3,
  score_view: 2,
  page_view: 1,
};

/** The strongest first, each once. */
export const ordered = (kinds: readonly SignalKind[]): SignalKind[] =>
  [...new Set(kinds)].sort((one, other) => SIGNAL_STRENGTH[other] - SIGNAL_STRENGTH[one]);
