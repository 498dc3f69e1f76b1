import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { isOver, useApiQuery } from '../../../api/call-api';
import { statusOf } from '../../../api/problem';
import type { ScanRecord } from '../../../api/types';
import { useFollowedScan } from '../../../components/use-followed-scan';

export interface BulkScan {
  scan: ScanRecord | null;
  isRunning: boolean;
  watch: (scanId: string) => void;
  /** Puts the message of the end away. */
  dismiss: () => void;
}

const OPEN = { filter: { kind: 'bulk', status: ['queued', 'running', 'paused'] }, range: [0, 0] as [number, number] };

/**
 * The bulk scan in view: the one that was started here, also after a reload or when it ended meanwhile, else the one that
 * somebody else has going.
 */
export function useBulkScan(): BulkScan {
  const queryClient = useQueryClient();
  const [watched, watch] = useStore<string | null>('prospects.bulkScan', null);
  const { data: open, isFetching } = useApiQuery('GET admin/scans', OPEN, { enabled: watched === null });
  const { data, error } = useApiQuery('GET admin/scans/:id', { id: watched ?? '' }, { enabled: watched !== null });
  const scan = (watched && data) || null;
  const isRunning = scan !== null && !isOver(scan);
  useFollowedScan(isRunning ? scan.id : null, ['scans', watched ?? '']);

  const found = watched === null && !isFetching ? open?.[0]?.id : undefined;
  useEffect(() => {
    if (found) watch(found);
    else if (statusOf(error) === 404) watch(null);
  }, [found, error, watch]);

  const hasEnded = scan !== null && !isRunning;
  useEffect(() => {
    if (!hasEnded) return;
    for (const kind of ['getList', 'counters']) void queryClient.invalidateQueries({ queryKey: ['prospects', kind] });
  }, [hasEnded, queryClient]);

  return { scan, isRunning, watch, dismiss: () => watch(null) };
}
