import { HttpError, useNotify } from 'react-admin';
import { UNREACHABLE } from '../api/problem';
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

/** A status line such as « Bad Gateway » is no message for people. */
function saidBy(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return error instanceof Error ? error.message : undefined;
  return error.status === 0 ? UNREACHABLE : error.body?.message;
}
