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

type Placeholder = keyof MessageValues;

const PLACEHOLDER = /\{([^{}\n]*)\}/g;
const EVERYWHERE: readonly Placeholder[] = ['company', 'prenom'];
/** Messages that are only shown once there is a score. */
const AFTER_THE_QUIZ = new Set(['score_message', 'low_score_message', 'high_score_message']);

export const placeholdersOf = (key: string): readonly Placeholder[] => (AFTER_THE_QUIZ.has(key) ? ['score', ...EVERYWHERE] : EVERYWHERE);

/** Names in braces that a message may not use, in the order they are written. */
export function unknownPlaceholders(key: string, content: string): string[] {
  const known: readonly string[] = placeholdersOf(key);
  return [...new Set([...content.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => !known.includes(name)))];
}

/**
 * The messages as a prospect reads them, plain text by key. A message that does not apply, for want of a score or by its
 * condition, is an empty text: the page shows nothing in its place.
 */
export function renderMessages(messages: readonly RenderedFrom[], values: MessageValues): Record<string, string> {
  return Object.fromEntries(messages.map((message) => [message.key, applies(message, values) ? render(message.content, values) : '']));
}

function applies({ key, condition, condition_value }: RenderedFrom, { score }: MessageValues): boolean {
  if (AFTER_THE_QUIZ.has(key) && score === null) return false;
  if (condition === null || condition_value === null) return true;
  if (score === null) return false;
  return condition === 'score_below' ? score < condition_value : condition === 'score_above' && score > condition_value;
}

/** A first name that is not known leaves no gap: « Bonjour {prenom}, » becomes « Bonjour, ». */
function render(content: string, values: MessageValues): string {
  const filled = content.replace(/( ?)\{([^{}\n]*)\}/g, (written, space: string, name: string) => {
    if (!Object.hasOwn(values, name)) return written;
    const value = values[name as Placeholder];
    return value === null || value === '' ? '' : space + String(value);
  });
  return frenchSpaces(filled.trim());
}

/** No-break spaces where French wants them, so that staff can type plain ones. */
const frenchSpaces = (text: string): string => text.replace(/[ \u00a0]+([;:?!»%])/g, '\u202f$1').replace(/«[ \u00a0]+/g, '«\u202f');
