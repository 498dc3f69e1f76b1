import { useState } from 'react';
import { HttpError, useRefresh } from 'react-admin';
import { theirsOf } from '../api/problem';
import { type Notice, showNotice } from './notice';
import { useRefusal } from './refusals';

export interface Ending<Result> {
  /** What is said above the page when it worked, if need be with a way back. */
  done?: string | Notice | ((result: Result) => string | Notice | null) | undefined;
  /** What is said when it did not: by default what the server says, which is undefined where it has no words of its own. */
  failed?: ((said: string | undefined) => string) | undefined;
}

/** Does something on the server, says how it went, and reads again what is on the screen. */
export function useAct() {
  const refuse = useRefusal();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  /** Answers whether it worked. */
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
      // who has changed what meanwhile is said in the server's words, beside what stands there now
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

/** An answer without words of its own says less than what was being tried. */
export function saidBy(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return error instanceof Error ? error.message || undefined : undefined;
  return error.status === 0 || error.body?.message ? error.message : undefined;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
