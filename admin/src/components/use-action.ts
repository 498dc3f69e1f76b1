import { useState } from 'react';
import { HttpError, useRefresh } from 'react-admin';
import { conflictOf } from '../api/problem';
import { useReportError } from './dialog-errors';
import { type Notice, showNotice } from './notice';

export interface ActionMessages<Result> {
  /** Message of success, with an undo where there is one. */
  done?: string | Notice | ((result: Result) => string | Notice | null) | undefined;
  /** Error message; by default the server's. Its argument is undefined where the server sent none. */
  failed?: ((message: string | undefined) => string) | undefined;
}

/** Sends a request, shows its result, and reads the data of the page again. */
export function useAction() {
  const reportError = useReportError();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  /** Resolves to whether the request succeeded. */
  const perform = async <Result>(work: () => Promise<Result>, { done, failed }: ActionMessages<Result> = {}): Promise<boolean> => {
    setBusy(true);
    try {
      const result = await work();
      const message = typeof done === 'function' ? done(result) : done;
      if (typeof message === 'string') showNotice(message);
      else if (message) showNotice(message.text, message.action);
      refresh();
      return true;
    } catch (error) {
      // a conflict is described by the server, and the current values are read again
      const isConflict = conflictOf(error) !== undefined;
      reportError(failed && !isConflict ? failed(serverMessageOf(error)) : messageOf(error));
      if (isConflict) refresh();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { perform, isBusy };
}

/** Returns the message of the server; undefined where the response had none. */
export function serverMessageOf(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return error instanceof Error ? error.message || undefined : undefined;
  return error.status === 0 || error.body?.message ? error.message : undefined;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
