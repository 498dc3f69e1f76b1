import { HttpError, useNotify } from 'react-admin';
import type { TextKey } from '../i18n/use-text';

/** Reports what the server said; what concerns single fields is shown beside them instead. */
export function useSaveFailure(fallback: TextKey): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    if (error instanceof HttpError && error.body?.errors) return;
    const message = saidBy(error) || fallback;
    notify(message, { type: 'error', messageArgs: { _: message } });
  };
}

/** An answer without words of its own says less than what was being tried. */
function saidBy(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return error instanceof Error ? error.message : undefined;
  return error.status === 0 || error.body?.message ? error.message : undefined;
}
