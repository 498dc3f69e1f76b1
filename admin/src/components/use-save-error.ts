import { HttpError } from 'react-admin';
import { conflictOf } from '../api/problem';
import type { TextKey } from '../i18n/use-text';
import { useReportError } from './dialog-errors';
import { serverMessageOf } from './use-action';

/** Returns an `onError` that shows the server's message, unless the form shows it beside its fields. */
export function useSaveError(fallback: TextKey): (error: unknown) => void {
  const reportError = useReportError();
  return (error) => {
    if (error instanceof HttpError && error.body?.errors && !conflictOf(error)) return;
    const message = serverMessageOf(error) || fallback;
    reportError(message);
  };
}
