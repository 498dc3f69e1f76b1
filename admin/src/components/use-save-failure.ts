import { HttpError, useNotify } from 'react-admin';
import type { TextKey } from '../i18n/use-text';

/** Reports what the server said; what concerns single fields is shown beside them instead. */
export function useSaveFailure(fallback: TextKey): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    if (error instanceof HttpError && error.body?.errors) return;
    const message = error instanceof Error && error.message ? error.message : fallback;
    notify(message, { type: 'error', messageArgs: { _: message } });
  };
}
