import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServer } from '../../api/data-provider';
import { statusOf } from '../../api/problem';
import type { ToolRunRecord } from '../../api/types';

/** A measurement without a prospect; its id stands in the address, so that a reload finds it again. */
export function useRun() {
  const server = useServer();
  const [search, setSearch] = useSearchParams();
  const id = search.get('run');
  const [run, setRun] = useState<ToolRunRecord | null>(null);
  const [failure, setFailure] = useState<{ message: string; isGone: boolean } | null>(null);
  const shown = run?.id === id ? run : null;

  useEffect(() => {
    if (!id) return;
    const controller = new AbortController();
    server.followRun(id, { onState: setRun, signal: controller.signal }).catch((error: Error) => {
      if (!controller.signal.aborted) setFailure({ message: error.message, isGone: statusOf(error) === 404 });
    });
    return () => controller.abort();
  }, [server, id]);

  const start = async (order: object): Promise<void> => {
    setFailure(null);
    const started = await server.startRun(order);
    setRun(started);
    setSearch({ run: started.id });
  };
  const stop = async (): Promise<void> => {
    if (shown) setRun(await server.cancelRun(shown.id));
  };
  return { run: shown, failure, start, stop };
}
