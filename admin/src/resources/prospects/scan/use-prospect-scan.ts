import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi, useApiQuery } from '../../../api/call-api';
import { cacheResponse } from '../../../api/query-client';
import type { AnalysisName, ProspectRecord, ScanRecord, ScanTaskRecord, SpeedMode } from '../../../api/types';
import { useReportError } from '../../../components/dialog-errors';
import { useFollowedScan } from '../../../components/use-followed-scan';
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
  /** The listing of Google that was found is the company's, or is not. */
  decideListing: (placeId: string, own: boolean) => Promise<void>;
  /** The site and its competitors, on one day. */
  measureNeighbours: () => Promise<void>;
  cancel: () => Promise<void>;
}

/** The newest scan of a prospect, followed live while it runs; the figures of the page follow it. */
export function useProspectScan({ id, site_url, metadata }: ProspectRecord): ProspectScan {
  const t = useText();
  const reportError = useReportError();
  const queryClient = useQueryClient();
  const [isStarting, setStarting] = useState(false);
  const { data: scan = null } = useApiQuery('GET admin/prospects/:id/latest-scan', { id });
  const tasks = scan ? tasksOf(scan, id) : [];
  const progress = progressOf(tasks);
  const isRunning = isActive(scan);
  useFollowedScan(isRunning && scan ? scan.id : null, latestKey(id));
  useFreshFigures(id, isRunning, progress.ended);

  const report = (error: unknown, title: TextKey = 'scan.failed') => {
    reportError(error instanceof Error && error.message ? t('scan.failedWith', { title: t(title), message: error.message }) : t(title));
  };

  const begin = async (order: () => Promise<{ scanId: string }>, title?: TextKey) => {
    setStarting(true);
    try {
      const { scanId } = await order();
      cacheResponse(queryClient, latestKey(id), await callApi('GET admin/scans/:id', { id: scanId }));
    } catch (error) {
      report(error, title);
    }
    setStarting(false);
  };

  const start = () => begin(() => callApi('POST admin/prospects/:id/scan', { id }));
  const again = (analysis: AnalysisName, mode?: SpeedMode) =>
    begin(
      () => callApi('POST admin/prospects/:id/analyses/:analysis', { id, analysis, mode }),
      analysis === 'connectivity' ? 'scan.connectivityFailed' : undefined,
    );

  const acceptSite = () => begin(() => callApi('POST admin/prospects/:id/own-site', { id }));

  const decideListing = (placeId: string, own: boolean) =>
    begin(() => callApi('POST admin/prospects/:id/listing', { id, place_id: placeId, own }));

  const measureNeighbours = async () => {
    await begin(() => callApi('POST admin/prospects/:id/neighbours/measurement', { id }));
    await queryClient.invalidateQueries({ queryKey: competitorsKey(id) });
  };

  const cancel = async () => {
    if (!scan) return;
    try {
      cacheResponse(queryClient, latestKey(id), await callApi('POST admin/scans/:id/cancel', { id: scan.id }));
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
    decideListing,
    measureNeighbours,
    cancel,
  };
}

const instantOf = (text: string | null | undefined): string | null => (text && !Number.isNaN(Date.parse(text)) ? text : null);

const latestKey = (prospectId: string) => ['prospects', prospectId, 'latest-scan'];

export const competitorsKey = (prospectId: string) => ['prospects', prospectId, 'neighbours'];

/** Fetches the figures again after each task, and everything that a scan may have changed at its end. */
function useFreshFigures(prospectId: string, isRunning: boolean, ended: number): void {
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState({ isRunning, ended });
  useEffect(() => {
    if (seen.isRunning === isRunning && seen.ended === ended) return;
    setSeen({ isRunning, ended });
    if (seen.isRunning && !isRunning) {
      void queryClient.invalidateQueries({ queryKey: ['prospects'] });
    } else if (isRunning && ended > 0) {
      void queryClient.invalidateQueries({ queryKey: ['prospects', prospectId, 'analysis'] });
    }
  }, [seen, isRunning, ended, prospectId, queryClient]);
}
