import { t } from '../../../backend/src/rules/language.rules.ts';
import { call, json } from './call.ts';
import { randomId } from './random-id.ts';

/** Limit of reports per page view, against crash loops. */
const MOST_REPORTS = 3;
const LONGEST_MESSAGE = 500;
let sent = 0;

/** Returns the text of a thrown value. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error ?? t`Erreur inconnue`);

/** Reports a crash and returns the id that the user can quote, e.g. `5F3A-09BC`. */
export function crashId(error: unknown): string {
  const id = randomId(4)
    .toUpperCase()
    .replace(/^(.{4})/, '$1-');
  if (sent < MOST_REPORTS) {
    const crash = { id, message: messageOf(error).slice(0, LONGEST_MESSAGE), page: location.pathname.slice(0, 200) };
    // a failure is ignored
    void call('client-errors', { ...json('POST', crash), keepalive: true });
  }
  sent += 1;
  return id;
}
