/** The offline queue of the specification (file 1, sections 4 and 9), as pure functions on lists. */

export const MAX_RETRIES = 3;

export type ActionType = 'quiz_answer' | 'quiz_complete' | 'event';

export interface Action {
  id: string;
  /** An {@link ActionType}; another text when a newer or older version of the page wrote it. */
  type: string;
  data: Readonly<Record<string, unknown>>;
  /** When the person acted, ms since 1970. */
  timestamp: number;
  /** Attempts that failed. */
  retryCount: number;
  /** Refusals after which the server is believed. A lost connection never counts. */
  maxRetries: number;
}

/** High goes to the front. */
const PRIORITY: Record<ActionType, 'high' | 'normal'> = { quiz_answer: 'high', quiz_complete: 'normal', event: 'normal' };
const isHigh = ({ type }: Action): boolean => PRIORITY[type as ActionType] === 'high';

/** Two actions with the same subject are the same wish, the newer one counts: they are never under way together. */
export function subjectOf({ id, type, data }: Action): string {
  if (type === 'quiz_answer') return `${type}/${data.token}/${data.questionId}`;
  return type === 'quiz_complete' ? `${type}/${data.token}` : id;
}

/** Adds an action in its place: a newer wish replaces the older one, high priority goes before all that is not. */
export function withAction(queue: readonly Action[], action: Action): Action[] {
  const isSame = (waiting: Action) => subjectOf(waiting) === subjectOf(action);
  if (queue.some(isSame)) return queue.map((waiting) => (isSame(waiting) ? action : waiting));
  if (!isHigh(action)) return [...queue, action];
  return [...queue.filter(isHigh), action, ...queue.filter((waiting) => !isHigh(waiting))];
}

/** A quiz is completed after its answers. */
export function mustWait(action: Action, queue: readonly Action[]): boolean {
  return action.type === 'quiz_complete' && queue.some(({ type, data }) => type === 'quiz_answer' && data.token === action.data.token);
}

/** The answers of a prospect that the server does not have yet. */
export function waitingAnswers(queue: readonly Action[], token: string): Action[] {
  return queue.filter(({ type, data }) => type === 'quiz_answer' && data.token === token);
}

/** Parses the stored queue; invalid entries are dropped. */
export function parseQueue(text: string | null): Action[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isAction) : [];
  } catch {
    return [];
  }
}

function isAction(value: unknown): value is Action {
  const { id, type, data, timestamp, retryCount, maxRetries } = (value ?? {}) as Record<string, unknown>;
  const isText = typeof id === 'string' && typeof type === 'string';
  const isCounted = [timestamp, retryCount, maxRetries].every((number) => typeof number === 'number' && Number.isFinite(number));
  return isText && isCounted && typeof data === 'object' && data !== null;
}
