import { getJson, httpClient, postJson, putJson } from './http-client';
import type { AiCitationsWithAnswers, AiRecommendationsRecord, CitationsUpdate, KeywordDebug, Recommendation } from './types';

const recommendationsOf = (id: string) => `/api/admin/ai-recommendations/${encodeURIComponent(id)}`;
const citationsOf = (id: string) => `/api/admin/ai-citations/${encodeURIComponent(id)}`;

/** What the screens of the AI texts and counts ask for beside the usual records. */
export const aiResultCalls = {
  getRecommendations: (id: string) => getJson<AiRecommendationsRecord>(recommendationsOf(id)),
  saveRecommendations: (id: string, recommendations: Recommendation[]) =>
    putJson<AiRecommendationsRecord>(recommendationsOf(id), { recommendations }),
  deleteRecommendations: async (id: string) =>
    (await httpClient(recommendationsOf(id), { method: 'DELETE' })).json as AiRecommendationsRecord,
  regenerateRecommendations: (id: string) => postJson<{ scanId: string }>(`${recommendationsOf(id)}/regenerate`),

  getCitations: (id: string) => getJson<AiCitationsWithAnswers>(citationsOf(id)),
  saveCitations: (id: string, platforms: CitationsUpdate['platforms']) => putJson<AiCitationsWithAnswers>(citationsOf(id), { platforms }),
  regenerateCitations: (id: string) => postJson<{ scanId: string }>(`${citationsOf(id)}/regenerate`),

  getKeywordDebug: (prospectId: string) => getJson<KeywordDebug>(`/api/admin/prospects/${encodeURIComponent(prospectId)}/keyword-debug`),
  startKeywords: (prospectId: string) =>
    postJson<{ scanId: string }>(`/api/admin/prospects/${encodeURIComponent(prospectId)}/analyses/keywords`),
};
