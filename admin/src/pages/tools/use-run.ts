import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi, watchProgress } from '../../api/call-api';
import { statusOf } from '../../api/problem';
import type { RunOrder, ToolRunRecord } from '../../api/types';

/** A measurement without a prospect; its id is in the URL, so that a reload finds it again. */
export function useRun() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('run');
  const [run, setRun] = useState<ToolRunRecord | null>(null);
  const [failure, setFailure] = useState<{ message: string; isGone: boolean } | null>(null);
  const shown = run?.id === id ? run : null;

  useEffect(() => {
    if (!id) return;
    const controller = new AbortController();
    watchProgress('GET admin/tools/runs/:id', id, { onState: setRun, signal: controller.signal }).catch((error: Error) => {
      if (!controller.signal.aborted) setFailure({ message: error.message, isGone: statusOf(error) === 404 });
    });
    return () => controller.abort();
  }, [id]);

  const start = async (order: RunOrder): Promise<void> => {
    setFailure(null);
    const started = await callApi('POST admin/tools/runs', order);
    setRun(started);
    setSearch({ run: started.id });
  };
  const stop = async (): Promise<void> => {
    if (shown) setRun(await callApi('POST admin/tools/runs/:id/cancel', { id: shown.id }));
  };
  return { run: shown, failure, start, stop };
}
