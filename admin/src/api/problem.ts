import { HttpError } from 'react-admin';
import { frenchSpaces } from '../format/format';
import { failures as english } from '../i18n/en/failures';
import { failures as french } from '../i18n/fr/failures';
import type { ProblemBody } from './types';

/** Error messages in the language of the page: react-admin shows an error's message without translating it. */
export const failureTexts = (): typeof french => (globalThis.document?.documentElement.lang === 'en' ? english : french);

/** The server could not be reached. */
export const unreachable = (): HttpError => new HttpError(failureTexts().unreachable, 0);

/** Parses the problem (RFC 9457) of a response: a message to show and, for forms, `errors` by field. */
export const problemOf = async (response: Response): Promise<HttpError> => problemFrom(response.status, await response.text());

/** A text that is no problem is a proxy’s or a gateway’s, in its own English. */
export function problemFrom(status: number, text: string): HttpError {
  const body = parseJson(text) as Partial<ProblemBody> | undefined;
  const words = failureTexts();
  const own = body?.message && ((body.code && words.byCode[body.code]) || (words === french ? frenchSpaces(body.message) : body.message));
  return new HttpError(own || words.unreadable.replace('%{status}', String(status)), status, body);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const statusOf = (error: unknown): number | undefined => (error instanceof HttpError ? error.status : undefined);

/** The current values of the fields that a colleague has changed meanwhile; undefined when the error is no conflict. */
export const conflictOf = (error: unknown): Record<string, unknown> | undefined =>
  error instanceof HttpError && error.body?.code === 'changed_meanwhile' ? (error.body.theirs ?? {}) : undefined;
