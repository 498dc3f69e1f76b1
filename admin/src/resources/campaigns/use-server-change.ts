import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { showNotice } from '../../components/notice';

/** Runs a change on the server, says how it went, and reads the page again. */
export function useServerChange() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isPending, setIsPending] = useState(false);
  /** The words of success, or null for none; true when it worked. */
  const change = async (work: () => Promise<string | null>): Promise<boolean> => {
    setIsPending(true);
    try {
      const done = await work();
      if (done) showNotice(done);
      refresh();
      return true;
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { change, isPending };
}
