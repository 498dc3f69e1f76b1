import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followAt } from '../api/ask';
import { keepAnswer } from '../api/query-client';
import type { ScanRecord } from '../api/types';

/** Keeps a scan in the cache up to date until it ends. */
export function useFollowedScan(scanId: string | null, queryKey: readonly unknown[]): void {
  const queryClient = useQueryClient();
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    if (!scanId) return;
    const controller = new AbortController();
    const queryKey: unknown[] = JSON.parse(key);
    const onState = (scan: ScanRecord) => keepAnswer(queryClient, queryKey, scan);
    followAt('GET admin/scans/:id', scanId, { onState, signal: controller.signal }).catch(() => {
      // gone or forbidden: what the server says now is the truth
      if (!controller.signal.aborted) void queryClient.invalidateQueries({ queryKey });
    });
    return () => controller.abort();
  }, [queryClient, scanId, key]);
}
