import { getJson, httpClient, postJson } from './http-client';
import type {
  AnalysisName,
  AnalysisReport,
  AnswerRecord,
  Erasure,
  HistoryKind,
  ManualCitations,
  ManualReviews,
  ProspectCounters,
  ProspectHistory,
  ProspectRecord,
  QuizOutcome,
  ReviewRequest,
  SpeedMode,
} from './types';

/** What the menu of campaigns needs of one. */
export interface CampaignChoice {
  id: string;
  name: string;
}

const of = (id: string) => `/api/admin/prospects/${encodeURIComponent(id)}`;

/** What the prospects’ screens ask for beside the usual records. */
export const prospectCalls = {
  getProspectCounters: ({ signal }: { signal?: AbortSignal } = {}) => getJson<ProspectCounters>('/api/admin/prospects/counters', signal),

  getAnswers: (id: string, { signal }: { signal?: AbortSignal } = {}) => getJson<AnswerRecord[]>(`${of(id)}/answers`, signal),

  getAnalysis: (id: string, { signal }: { signal?: AbortSignal } = {}) => getJson<AnalysisReport>(`${of(id)}/analysis`, signal),

  reviewProspect: (id: string, decision: ReviewRequest) => postJson<ProspectRecord>(`${of(id)}/review`, decision),

  getQuizOutcome: (id: string, { signal }: { signal?: AbortSignal } = {}) =>
    getJson<QuizOutcome | undefined>(`${of(id)}/quiz-result`, signal).then((outcome) => outcome ?? null),

  getHistory: (id: string, { kind, page, signal }: { kind: HistoryKind | null; page: number; signal?: AbortSignal }) =>
    getJson<ProspectHistory>(`${of(id)}/timeline?page=${page}${kind ? `&kind=${kind}` : ''}`, signal),

  startAnalysis: (id: string, analysis: AnalysisName, mode?: SpeedMode) =>
    postJson<{ scanId: string }>(`${of(id)}/analyses/${analysis}`, mode && { mode }),

  /** The page that the last visit met is the company's: it is measured. */
  acceptSite: (id: string) => postJson<{ scanId: string }>(`${of(id)}/own-site`),

  saveFigures: (id: string, analysis: 'reviews' | 'citations', figures: ManualReviews | ManualCitations) =>
    httpClient(`${of(id)}/figures/${analysis}`, { method: 'PUT', body: JSON.stringify(figures) }),

  removeFigures: (id: string, analysis: 'reviews' | 'citations') => httpClient(`${of(id)}/figures/${analysis}`, { method: 'DELETE' }),

  exportPerson: (id: string) => getJson<object>(`${of(id)}/export`),

  erasePerson: (id: string, confirm: string) => postJson<Erasure>(`${of(id)}/erasure`, { confirm }),

  /** All campaigns by name. */
  getCampaigns: ({ signal }: { signal?: AbortSignal } = {}) =>
    getJson<CampaignChoice[]>('/api/admin/campaigns?range=[0,99]&sort=["created_at","DESC"]', signal),

  addToCampaign: (campaignId: string, prospectId: string) =>
    postJson<object>(`/api/admin/campaigns/${encodeURIComponent(campaignId)}/prospects`, { prospectIds: [prospectId] }),

  /** Whether a prospect is still there: its deletion is checked, as the specification asks (file 2, section 4). */
  prospectExists: async (id: string): Promise<boolean> => {
    const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
    return (await getJson<ProspectRecord[]>(`/api/admin/prospects?filter=${filter}`)).length > 0;
  },
};
