import { getJson, httpClient } from './http-client';
import type { AuditRequestCounters, ReferralCounters, TrialCounters } from './types';

/** The cached reads below begin with this, so that one word refreshes them all. */
export const WAITING_KEY = 'waiting';

const OPEN = encodeURIComponent(JSON.stringify({ handled: false }));

interface Options {
  signal?: AbortSignal;
}

/** Counts of the lists where people wait for an answer. */
export const waitingCalls = {
  getAuditRequestCounters: ({ signal }: Options = {}) => getJson<AuditRequestCounters>('/api/admin/audit-requests/counters', signal),

  getReferralCounters: ({ signal }: Options = {}) => getJson<ReferralCounters>('/api/admin/referrals/counters', signal),

  getTrialCounters: ({ signal }: Options = {}) => getJson<TrialCounters>('/api/admin/trials/counters', signal),

  retryTrial: (id: string) => httpClient(`/api/admin/trials/${encodeURIComponent(id)}/retry`, { method: 'POST' }),

  /** Messages that nobody has handled yet. */
  countOpenContactMessages: async ({ signal }: Options = {}): Promise<number> => {
    const { headers } = await httpClient(`/api/admin/contact-messages?filter=${OPEN}&range=[0,0]`, { signal });
    return Number(headers.get('content-range')?.split('/')[1] ?? 0);
  },
};
