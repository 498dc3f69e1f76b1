import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { showNotice } from '../../components/notice';

/** Runs a change on the server, says how it went, and reads the page again. */
export function useServerChange() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isPending, setIsPending] = useState(false);
  /** Answers the words of success, or null for none; `failed` adds what did not work. True when it worked. */
  const change = async (work: () => Promise<string | null>, failed = (message: string) => message): Promise<boolean> => {
    setIsPending(true);
    try {
      const done = await work();
      if (done) showNotice(done);
      refresh();
      return true;
    } catch (error) {
      notify(failed(error instanceof Error ? error.message : String(error)), { type: 'error' });
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { change, isPending };
}
