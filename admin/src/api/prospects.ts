import { getJson } from './http-client';
import type { AnalysisReport, AnswerRecord, ProspectCounters, ProspectRecord } from './types';

const of = (id: string) => `/api/admin/prospects/${encodeURIComponent(id)}`;

/** What the prospects’ screens ask for beside the usual records. */
export const prospectCalls = {
  getProspectCounters: ({ signal }: { signal?: AbortSignal } = {}) => getJson<ProspectCounters>('/api/admin/prospects/counters', signal),

  getAnswers: (id: string, { signal }: { signal?: AbortSignal } = {}) => getJson<AnswerRecord[]>(`${of(id)}/answers`, signal),

  getAnalysis: (id: string, { signal }: { signal?: AbortSignal } = {}) => getJson<AnalysisReport>(`${of(id)}/analysis`, signal),

  /** Whether a prospect is still there: its deletion is checked, as the specification asks (file 2, section 4). */
  prospectExists: async (id: string): Promise<boolean> => {
    const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
    return (await getJson<ProspectRecord[]>(`/api/admin/prospects?filter=${filter}`)).length > 0;
  },
};
