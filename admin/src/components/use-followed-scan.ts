import { useQueryClient } from '@tanstack/react-query';
import { cacheResponse } from '../api/query-client';
import { useScanWatch } from './use-scan-watch';

/** Keeps a scan in the cache up to date until it ends. */
export function useFollowedScan(scanId: string | null, queryKey: readonly unknown[]): void {
  const queryClient = useQueryClient();
  useScanWatch(
    scanId,
    // gone or forbidden: read again
    (scan) => void (scan ?? queryClient.invalidateQueries({ queryKey })),
    (scan) => cacheResponse(queryClient, queryKey, scan),
  );
}
