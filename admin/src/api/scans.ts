import { follow, pause } from './follow';
import { authorizedFetch, getJson, postJson } from './http-client';
import { problemOf, statusOf } from './problem';
import type { ScanRecord } from './types';

const of = (id: string) => `/api/admin/scans/${encodeURIComponent(id)}`;

export const isScanOver = ({ status }: Pick<ScanRecord, 'status'>): boolean => status === 'done' || status === 'cancelled';

export const scanCalls = {
  startScan: (prospectId: string) => postJson<{ scanId: string }>(`/api/admin/prospects/${encodeURIComponent(prospectId)}/scan`),

  getScan: (id: string, { signal }: { signal?: AbortSignal } = {}) => getJson<ScanRecord>(of(id), signal),

  getLatestScan: (prospectId: string, { signal }: { signal?: AbortSignal } = {}) =>
    getJson<ScanRecord | null>(`/api/admin/prospects/${encodeURIComponent(prospectId)}/latest-scan`, signal).then((scan) => scan ?? null),

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
async function openStream(url: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const response = await authorizedFetch(url, { signal, headers: { accept: 'text/event-stream' } });
  if (!response.ok) throw await problemOf(response);
  if (!response.body) throw new Error('no stream');
  return response.body;
}
