import { useState } from 'react';
import { HttpError, useRefresh } from 'react-admin';
import { theirsOf } from '../api/problem';
import { type Notice, showNotice } from './notice';
import { useRefusal } from './refusals';

export interface Ending<Result> {
  /** Message of success, with an undo where there is one. */
  done?: string | Notice | ((result: Result) => string | Notice | null) | undefined;
  /** Error message; by default the server's. Its argument is undefined where the server sent none. */
  failed?: ((said: string | undefined) => string) | undefined;
}

/** Sends a request, shows its result, and reads the data of the page again. */
export function useAct() {
  const refuse = useRefusal();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  /** Resolves to whether the request succeeded. */
  const act = async <Result>(work: () => Promise<Result>, { done, failed }: Ending<Result> = {}): Promise<boolean> => {
    setBusy(true);
    try {
      const result = await work();
      const said = typeof done === 'function' ? done(result) : done;
      if (typeof said === 'string') showNotice(said);
      else if (said) showNotice(said.text, said.action);
      refresh();
      return true;
    } catch (error) {
      // a conflict is described by the server, and the current values are read again
      const isOvertaken = theirsOf(error) !== undefined;
      refuse(failed && !isOvertaken ? failed(saidBy(error)) : messageOf(error));
      if (isOvertaken) refresh();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { act, isBusy };
}

/** Returns the message of the server; undefined where the response had none. */
export function saidBy(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return error instanceof Error ? error.message || undefined : undefined;
  return error.status === 0 || error.body?.message ? error.message : undefined;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
