import { HttpError } from 'react-admin';
import { theirsOf } from '../api/problem';
import type { TextKey } from '../i18n/use-text';
import { useRefusal } from './refusals';
import { saidBy } from './use-act';

/** Returns an `onError` that shows the server's message, unless the form shows it beside its fields. */
export function useSaveFailure(fallback: TextKey): (error: unknown) => void {
  const refuse = useRefusal();
  return (error) => {
    if (error instanceof HttpError && error.body?.errors && !theirsOf(error)) return;
    const message = saidBy(error) || fallback;
    refuse(message);
  };
}
