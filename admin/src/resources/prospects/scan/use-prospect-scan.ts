import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useServer } from '../../../api/data-provider';
import type { AnalysisName, ProspectRecord, ScanRecord, ScanTaskRecord, SpeedMode } from '../../../api/types';
import { type TextKey, useText } from '../../../i18n/use-text';
import { isActive, type Progress, progressOf, tasksOf } from './scan-progress';

export interface ProspectScan {
  prospectId: string;
  /** When it was measured without a scan that is known, e.g. by a predecessor; null = never. */
  lastAnalyzed: string | null;
  /** Why a scan cannot be started now; null when it can. */
  obstacle: 'noSite' | 'running' | null;
  scan: ScanRecord | null;
  tasks: ScanTaskRecord[];
  progress: Progress;
  isRunning: boolean;
  isStarting: boolean;
  start: () => Promise<void>;
  /** One analysis again. */
  again: (analysis: AnalysisName, mode?: SpeedMode) => Promise<void>;
  /** What the last visit met is the company's page after all. */
  acceptSite: () => Promise<void>;
  cancel: () => Promise<void>;
}

/** The newest scan of a prospect, followed live while it runs; the figures of the page follow it. */
export function useProspectScan({ id, site_url, metadata }: ProspectRecord): ProspectScan {
  const t = useText();
  const server = useServer();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isStarting, setStarting] = useState(false);
  const { data } = useQuery({ queryKey: latestKey(id), queryFn: ({ signal }) => server.getLatestScan(id, { signal }) });
  const scan = data ?? null;
  const tasks = scan ? tasksOf(scan, id) : [];
  const progress = progressOf(tasks);
  const isRunning = isActive(scan);
  useFollow(id, isRunning ? scan?.id : undefined);
  useFreshFigures(id, isRunning, progress.ended);

  const report = (error: unknown, title: TextKey = 'scan.failed') => {
    const message = error instanceof Error && error.message ? t('scan.failedWith', { title: t(title), message: error.message }) : t(title);
    notify(message, { type: 'error' });
  };

  const begin = async (order: () => Promise<{ scanId: string }>, title?: TextKey) => {
    setStarting(true);
    try {
      const { scanId } = await order();
      queryClient.setQueryData(latestKey(id), await server.getScan(scanId));
    } catch (error) {
      report(error, title);
    }
    setStarting(false);
  };

  const start = () => begin(() => server.startScan(id));
  const again = (analysis: AnalysisName, mode?: SpeedMode) =>
    begin(() => server.startAnalysis(id, analysis, mode), analysis === 'connectivity' ? 'scan.connectivityFailed' : undefined);

  const acceptSite = () => begin(() => server.acceptSite(id));

  const cancel = async () => {
    if (!scan) return;
    try {
      queryClient.setQueryData(latestKey(id), await server.cancelScan(scan.id));
    } catch (error) {
      report(error);
    }
  };

  const obstacle = !site_url ? 'noSite' : isRunning ? 'running' : null;
  return {
    prospectId: id,
    lastAnalyzed: instantOf(metadata.last_analyzed),
    obstacle,
    scan,
    tasks,
    progress,
    isRunning,
    isStarting,
    start,
    again,
    acceptSite,
    cancel,
  };
}

const instantOf = (text: string | null | undefined): string | null => (text && !Number.isNaN(Date.parse(text)) ? text : null);

const latestKey = (prospectId: string) => ['prospects', 'latest-scan', prospectId];

/** Keeps the scan in the cache up to date until it ends. */
function useFollow(prospectId: string, scanId: string | undefined): void {
  const server = useServer();
  const queryClient = useQueryClient();
  const onState = useCallback((scan: ScanRecord) => queryClient.setQueryData(latestKey(prospectId), scan), [queryClient, prospectId]);
  useEffect(() => {
    if (!scanId) return;
    const controller = new AbortController();
    server.followScan(scanId, { onState, signal: controller.signal }).catch(() => {
      // gone or forbidden: what the server says now is the truth
      if (!controller.signal.aborted) void queryClient.invalidateQueries({ queryKey: latestKey(prospectId) });
    });
    return () => controller.abort();
  }, [server, queryClient, prospectId, scanId, onState]);
}

/** Fetches the figures again after each task, and everything that a scan may have changed at its end. */
function useFreshFigures(prospectId: string, isRunning: boolean, ended: number): void {
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState({ isRunning, ended });
  useEffect(() => {
    if (seen.isRunning === isRunning && seen.ended === ended) return;
    setSeen({ isRunning, ended });
    if (seen.isRunning && !isRunning) {
      for (const kind of ['analysis', 'getOne', 'getList', 'counters'])
        void queryClient.invalidateQueries({ queryKey: ['prospects', kind] });
    } else if (isRunning && ended > 0) {
      void queryClient.invalidateQueries({ queryKey: ['prospects', 'analysis', prospectId] });
    }
  }, [seen, isRunning, ended, prospectId, queryClient]);
}
