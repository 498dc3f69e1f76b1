import { follow, pause } from './follow';
import { authorizedFetch, getJson, postJson } from './http-client';
import { problemOf, statusOf } from './problem';
import type { ScanEstimate, ScanRecord } from './types';

/** Prospects by name, or those of a list’s filter. */
export interface ScanSelection {
  prospectIds?: string[];
  filter?: object;
}

const of = (id: string) => `/api/admin/scans/${encodeURIComponent(id)}`;

export const isScanOver = ({ status }: Pick<ScanRecord, 'status'>): boolean => status === 'done' || status === 'cancelled';

export const scanCalls = {
  startScan: (prospectId: string) => postJson<{ scanId: string }>(`/api/admin/prospects/${encodeURIComponent(prospectId)}/scan`),

  getScan: (id: string, { signal }: { signal?: AbortSignal } = {}) => getJson<ScanRecord>(of(id), signal),

  getLatestScan: (prospectId: string, { signal }: { signal?: AbortSignal } = {}) =>
    getJson<ScanRecord | null>(`/api/admin/prospects/${encodeURIComponent(prospectId)}/latest-scan`, signal).then((scan) => scan ?? null),

  /** What measuring many prospects would take. */
  estimateScan: (selection: ScanSelection) => postJson<ScanEstimate>('/api/admin/scans/estimate', selection),

  startBulkScan: (selection: ScanSelection) => postJson<{ scanId: string }>('/api/admin/scans', { kind: 'bulk', ...selection }),

  /** The bulk scan that goes on now, whoever started it. */
  getOpenBulkScan: async ({ signal }: { signal?: AbortSignal } = {}): Promise<Omit<ScanRecord, 'tasks'> | null> => {
    const filter = encodeURIComponent(JSON.stringify({ kind: 'bulk', status: ['queued', 'running', 'paused'] }));
    const [scan] = await getJson<Omit<ScanRecord, 'tasks'>[]>(`/api/admin/scans?filter=${filter}&range=[0,0]`, signal);
    return scan ?? null;
  },

  pauseScan: (id: string) => postJson<ScanRecord>(`${of(id)}/pause`),

  resumeScan: (id: string) => postJson<ScanRecord>(`${of(id)}/resume`),

  cancelScan: (id: string) => postJson<ScanRecord>(`${of(id)}/cancel`),

  /** Reports every change of a scan until it has ended. */
  followScan: (id: string, { onState, signal }: { onState: (scan: ScanRecord) => void; signal: AbortSignal }): Promise<void> =>
    follow<ScanRecord>(
      {
        openStream: (aborted) => openStream(`${of(id)}/events`, aborted),
        readOnce: (aborted) => getJson<ScanRecord>(of(id), aborted),
        isOver: isScanOver,
        onState,
        pause,
        isFatal: (error) => [401, 403, 404].includes(statusOf(error) ?? 0),
      },
      signal,
    ),
};

/** Server-sent events through `fetch`: `EventSource` cannot send the access token. */
export async function openStream(url: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const response = await authorizedFetch(url, { signal, headers: { accept: 'text/event-stream' } });
  if (!response.ok) throw await problemOf(response);
  if (!response.body) throw new Error('no stream');
  return response.body;
}
