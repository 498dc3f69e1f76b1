import { follow, pause } from './follow';
import { getJson, postJson } from './http-client';
import { statusOf } from './problem';
import { openStream } from './scans';
import type {
  AiTest,
  CleanupOutcome,
  CleanupPlan,
  DeadLetterRecord,
  KeyViews,
  MailState,
  OutboxLetter,
  QueueDepthRecord,
  RateLimitReport,
  ReadinessReport,
  ScanRecord,
  ScheduleRecord,
  ToolCard,
  ToolRunRecord,
  VendorRecord,
  WorkerRecord,
} from './types';

const run = (id: string) => `/api/admin/tools/runs/${encodeURIComponent(id)}`;
const NIGHTS = `filter=${encodeURIComponent('{"kind":"nightly"}')}&range=${encodeURIComponent('[0,6]')}`;

export const isRunOver = ({ status }: Pick<ToolRunRecord, 'status'>): boolean => status === 'done' || status === 'cancelled';

/** What the tools of staff ask for. */
export const toolCalls = {
  getToolCards: () => getJson<ToolCard[]>('/api/admin/tools/cards'),
  getKeyViews: () => getJson<KeyViews[]>('/api/admin/tools/api-keys'),
  testAi: (prompt: string) => postJson<AiTest>('/api/admin/tools/ai-test', { prompt }),
  startRun: (order: object) => postJson<ToolRunRecord>('/api/admin/tools/runs', order),
  cancelRun: (id: string) => postJson<ToolRunRecord>(`${run(id)}/cancel`),
  /** Reports every change of a run until it has ended. */
  followRun: (id: string, { onState, signal }: { onState: (state: ToolRunRecord) => void; signal: AbortSignal }): Promise<void> =>
    follow<ToolRunRecord>(
      {
        openStream: (aborted) => openStream(`${run(id)}/events`, aborted),
        readOnce: (aborted) => getJson<ToolRunRecord>(run(id), aborted),
        isOver: isRunOver,
        onState,
        pause,
        isFatal: (error) => [401, 403, 404].includes(statusOf(error) ?? 0),
      },
      signal,
    ),
  getAnswer: (path: string) => getJson<unknown>(path),

  getQueues: () => getJson<QueueDepthRecord[]>('/api/admin/jobs'),
  getDeadLetters: () => getJson<DeadLetterRecord[]>(`/api/admin/jobs/dead-letters?range=${encodeURIComponent('[0,24]')}`),
  retryDeadLetter: (id: string) => postJson<object>(`/api/admin/jobs/dead-letters/${encodeURIComponent(id)}/retry`),
  getVendors: () => getJson<VendorRecord[]>('/api/admin/vendors'),
  resetCircuit: (vendor: string) => postJson<VendorRecord>(`/api/admin/vendors/${encodeURIComponent(vendor)}/reset-circuit`),
  getSchedules: () => getJson<ScheduleRecord[]>('/api/admin/schedules'),
  getNights: () => getJson<Omit<ScanRecord, 'tasks'>[]>(`/api/admin/scans?${NIGHTS}`),
  getReadiness: ({ signal }: { signal?: AbortSignal } = {}) => getJson<ReadinessReport>('/api/admin/readiness', signal),
  getMailState: ({ signal }: { signal?: AbortSignal } = {}) => getJson<MailState>('/api/admin/mail/state', signal),
  sendTestMail: (recipient: string) => postJson<OutboxLetter>('/api/admin/mail/test', { recipient }),
  getLetter: (id: string) => getJson<OutboxLetter>(`/api/admin/outbox/${encodeURIComponent(id)}`),
  getWorkers: () => getJson<WorkerRecord[]>('/api/admin/workers'),
  getRateLimits: () => getJson<RateLimitReport>('/api/admin/rate-limits'),

  getCleanupPlan: () => getJson<CleanupPlan>('/api/admin/danger/clean'),
  clean: (word: string) => postJson<CleanupOutcome>('/api/admin/danger/clean', { word }),
};
