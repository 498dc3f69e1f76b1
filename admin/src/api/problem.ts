import { HttpError } from 'react-admin';
import type { ProblemBody } from './types';

/** Shown when no answer came at all; a key of the catalogue, which react-admin translates. */
export const UNREACHABLE = 'app.error.unreachable';

/** The failure that an answer describes, with a message fit to show and, for forms, `errors` by field. */
export async function problemOf(response: Response): Promise<HttpError> {
  const text = await response.text();
  const body = parseJson(text) as Partial<ProblemBody> | undefined;
  return new HttpError(body?.message || response.statusText || `HTTP ${response.status}`, response.status, body);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const statusOf = (error: unknown): number | undefined => (error instanceof HttpError ? error.status : undefined);
