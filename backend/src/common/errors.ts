import { frenchOf, type Translatable, t } from '../rules/language.rules.js';
import { UserFacingError } from './user-facing-error.js';

/** Field name → what is wrong with it, in French. The shape react-admin shows beside the inputs. */
export type FieldErrors = Record<string, string>;

/**
 * An expected failure that a person may see. `message` is French and says what to do; `text` is the same and can be translated;
 * `title` is the same for developers, in English. The HTTP filter turns it into RFC 9457 problem details.
 */
export class Problem extends UserFacingError {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly title: string,
    readonly text: Translatable,
    readonly errors?: FieldErrors,
    readonly headers?: Record<string, string>,
    /** The current values of fields that were changed by others. */
    readonly theirs?: Record<string, unknown>,
  ) {
    super(frenchOf(text));
    this.name = 'Problem';
  }
}

export const unauthenticated = (message = t`Votre session a expiré. Reconnectez-vous pour continuer.`) =>
  new Problem(401, 'unauthenticated', 'Authentication required', message);
export const forbidden = (message = t`Votre rôle ne permet pas cette action.`) => new Problem(403, 'forbidden', 'Forbidden', message);
export const notFound = (message = t`Élément introuvable.`) => new Problem(404, 'not_found', 'Not found', message);
export const isMissing = (error: unknown): boolean => error instanceof Problem && error.status === 404;
/** For `.catch`: maps 404 to null and rethrows everything else. */
export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
export const conflict = (code: string, message: Translatable, errors?: FieldErrors) => new Problem(409, code, 'Conflict', message, errors);
export const invalid = (message: string, errors?: FieldErrors) => new Problem(422, 'validation', 'Validation failed', message, errors);
