import { CHAT_NAMES, type ChatKind } from '../../rules/chat-kinds.rules.js';

/** The answer of a chat service, as far as it is read. */
export interface ChatAnswer {
  status: number;
  text: string;
  /** `Retry-After` in seconds or as a date. */
  retryAfter: string | null;
}

/** `passing`: worth another attempt, not before `waitMs`. `revoked`: this address accepts nothing any more. */
export type ChatVerdict =
  | { kind: 'delivered' }
  | { kind: 'passing'; error: string; waitMs: number }
  | { kind: 'refused' | 'revoked'; error: string };

const DELIVERED: ChatVerdict = { kind: 'delivered' };
const REVOKED = new Set([401, 403, 404, 410]);
const PASSING = new Set([408, 425, 429]);
const MAX_WAIT_MS = 24 * 3_600_000;

/** Judges an answer by the documents of each service. The text of the answer is not repeated: it may name the address. */
export function judgeAnswer(kind: ChatKind, answer: ChatAnswer, now: Date): ChatVerdict {
  const { status } = answer;
  const name = kind === 'json' ? 'Le serveur' : CHAT_NAMES[kind];
  if (status >= 200 && status < 300) {
    // Telegram says so in the body too, and an error may come with 200 through a proxy
    return kind !== 'telegram' || jsonOf(answer.text).ok === true
      ? DELIVERED
      : { kind: 'passing', error: `${name} a répondu de façon illisible.`, waitMs: 0 };
  }
  if (status >= 300 && status < 400)
    return { kind: 'refused', error: `${name} renvoie vers une autre adresse (${status})\u202f: elle n’est pas suivie.` };
  if (PASSING.has(status)) return { kind: 'passing', error: `${name} demande d’attendre (${status}).`, waitMs: waitOf(answer, now) };
  if (status >= 500) return { kind: 'passing', error: `${name} ne répond pas correctement (${status}).`, waitMs: waitOf(answer, now) };
  if (REVOKED.has(status) || isGone(kind, answer))
    return { kind: 'revoked', error: `${name} ne connaît plus cette adresse ou la refuse (${status})\u202f: créez-en une autre.` };
  return { kind: 'refused', error: `${name} refuse le message (${status}).` };
}

/** Telegram has a status of its own for too little: « chat not found » is 400. */
const isGone = (kind: ChatKind, { text }: ChatAnswer): boolean =>
  kind === 'telegram' && /chat not found|group chat was upgraded|bot was (?:kicked|blocked)/i.test(text);

/** The header in seconds or as a date, else the body of Discord (`retry_after`) or Telegram (`parameters.retry_after`), in seconds. */
function waitOf({ retryAfter, text }: ChatAnswer, now: Date): number {
  const { retry_after, parameters } = jsonOf(text);
  const inBody = [retry_after, (parameters as { retry_after?: unknown } | undefined)?.retry_after].find(
    (value) => typeof value === 'number',
  );
  const seconds = retryAfter === null ? Number(inBody ?? 0) : secondsOf(retryAfter, now);
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1000), MAX_WAIT_MS) : 0;
}

const secondsOf = (header: string, now: Date): number =>
  /^\s*\d+(?:\.\d+)?\s*$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;

function jsonOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
