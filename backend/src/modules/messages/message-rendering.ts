import type { AgencyVoice } from '../../rules/agency-texts.rules.js';
import { frenchSpaces } from '../../rules/figures.rules.js';
import { fillPlaceholders } from '../../rules/placeholders.rules.js';

/** What a message may name in braces. */
export interface MessageValues {
  /** 0–100; null before the quiz is done. */
  score: number | null;
  company: string;
  prenom: string;
}

export interface RenderedFrom {
  key: string;
  content: string;
  condition: string | null;
  condition_value: number | null;
}

/** Messages that are only shown once there is a score. */
const AFTER_THE_QUIZ = new Set(['score_message', 'low_score_message', 'high_score_message']);

export const placeOf = (key: string): 'message' | 'scoredMessage' => (AFTER_THE_QUIZ.has(key) ? 'scoredMessage' : 'message');

/**
 * Renders messages as plain text by key. A message that does not apply, for lack of a score or by its condition, is empty: the page shows
 * nothing.
 */
export function renderMessages(messages: readonly RenderedFrom[], values: MessageValues, voice: AgencyVoice): Record<string, string> {
  return Object.fromEntries(messages.map((message) => [message.key, applies(message, values) ? render(message, values, voice) : '']));
}

function applies({ key, condition, condition_value }: RenderedFrom, { score }: MessageValues): boolean {
  if (AFTER_THE_QUIZ.has(key) && score === null) return false;
  if (condition === null || condition_value === null) return true;
  if (score === null) return false;
  return condition === 'score_below' ? score < condition_value : condition === 'score_above' && score > condition_value;
}

/** Inserts no-break spaces in French, so that staff can type plain ones. */
function render({ key, content }: RenderedFrom, { score, company, prenom }: MessageValues, voice: AgencyVoice): string {
  const values = { score: score === null ? '' : String(score), company, prenom };
  const text = fillPlaceholders(placeOf(key), voice.say(`messages/${key}`, content) ?? '', values).trim();
  return voice.language === 'fr' ? frenchSpaces(text) : text;
}
