import { HttpError } from 'react-admin';
import { failureWords } from '../api/problem';

export const fieldErrors = (error: unknown): Record<string, string> => (error instanceof HttpError && error.body?.errors) || {};

/** What the server said; a failure without words of its own is « Erreur inconnue ». */
export const wordsOf = (error: unknown): string =>
  error instanceof HttpError && (error.body?.message || error.status === 0) ? error.message : failureWords().unknown;

/** What was said where somebody tried something, whoever said it. */
export const messageOf = (error: unknown): string => (error instanceof Error && error.message ? error.message : wordsOf(error));
