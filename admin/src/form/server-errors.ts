import { HttpError } from 'react-admin';
import { failureTexts } from '../api/problem';

export const fieldErrors = (error: unknown): Record<string, string> => (error instanceof HttpError && error.body?.errors) || {};

/** Returns the server's message, or « Erreur inconnue ». */
export const serverMessage = (error: unknown): string =>
  error instanceof HttpError && (error.body?.message || error.status === 0) ? error.message : failureTexts().unknown;

/** Returns the message of any error. */
export const errorMessage = (error: unknown): string => (error instanceof Error && error.message ? error.message : serverMessage(error));
