import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify, useStore } from 'react-admin';
import { useServer } from '../../../api/data-provider';
import { statusOf } from '../../../api/problem';
import { isScanOver } from '../../../api/scans';
import type { ScanRecord } from '../../../api/types';

export interface BulkScan {
  scan: ScanRecord | null;
  isRunning: boolean;
  watch: (scanId: string) => void;
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  cancel: () => Promise<void>;
  /** Puts the message of the end away. */
  dismiss: () => void;
}

const keyOf = (scanId: string | null) => ['bulk-scan', scanId];

/**
 * The bulk scan in view: the one that was started here, also after a reload or when it ended meanwhile, else the one that
 * somebody else has going.
 */
export function useBulkScan(): BulkScan {
  const server = useServer();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [watched, watch] = useStore<string | null>('prospects.bulkScan', null);
  useQuery({
    queryKey: ['bulk-scan', 'open'],
    queryFn: async ({ signal }) => {
      const open = await server.getOpenBulkScan({ signal });
      if (open) watch(open.id);
      return open;
    },
    enabled: watched === null,
  });
  const { data, error } = useQuery({
    queryKey: keyOf(watched),
    queryFn: ({ signal }) => server.getScan(watched ?? '', { signal }),
    enabled: watched !== null,
  });
  const scan = (watched && data) || null;
  const isRunning = scan !== null && !isScanOver(scan);
  const followed = isRunning ? scan.id : null;

  useEffect(() => {
    if (statusOf(error) === 404) watch(null);
  }, [error, watch]);

  useEffect(() => {
    if (!followed) return;
    const controller = new AbortController();
    const onState = (state: ScanRecord) => {
      queryClient.setQueryData(keyOf(followed), state);
      if (!isScanOver(state)) return;
      for (const kind of ['getList', 'counters']) void queryClient.invalidateQueries({ queryKey: ['prospects', kind] });
    };
    server.followScan(followed, { onState, signal: controller.signal }).catch(() => {
      // gone or forbidden: what the server says now is the truth
      if (!controller.signal.aborted) void queryClient.invalidateQueries({ queryKey: keyOf(followed) });
    });
    return () => controller.abort();
  }, [server, queryClient, followed]);

  const change = (call: (id: string) => Promise<ScanRecord>) => async () => {
    if (!scan) return;
    try {
      queryClient.setQueryData(keyOf(scan.id), await call(scan.id));
    } catch (problem) {
      notify(problem instanceof Error && problem.message ? problem.message : 'bulk.scan.failed', { type: 'error' });
    }
  };

  return {
    scan,
    isRunning,
    watch,
    pause: change(server.pauseScan),
    resume: change(server.resumeScan),
    cancel: change(server.cancelScan),
    dismiss: () => watch(null),
  };
}
