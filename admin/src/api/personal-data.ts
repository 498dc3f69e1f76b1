import { getJson, postJson } from './http-client';
import type {
  AddressExport,
  ErasureRecord,
  MentionResult,
  PersonSearchResult,
  RetentionDue,
  RetentionPlan,
  RetentionRunRecord,
} from './types';

const DESK = '/api/admin/personal-data';

/** Requests of people about their data, and how long data are kept. */
export const personalDataCalls = {
  findPeople: (q: string) => postJson<PersonSearchResult>(`${DESK}/search`, { q }),
  findMentions: (q: string) => postJson<MentionResult>(`${DESK}/mentions`, { q }),
  exportAddress: (email: string) => postJson<AddressExport>(`${DESK}/export`, { email }),
  orderErasure: (email: string, confirm: string) => postJson<ErasureRecord>(`${DESK}/erasures`, { email, confirm }),
  getErasure: (id: string) => getJson<ErasureRecord>(`${DESK}/erasures/${id}`),
  getErasures: (signal?: AbortSignal) => getJson<ErasureRecord[]>(`${DESK}/erasures?range=[0,9]&sort=["created_at","DESC"]`, signal),
  getRetention: (signal?: AbortSignal) => getJson<RetentionPlan>(`${DESK}/retention`, signal),
  countDue: (signal?: AbortSignal) => getJson<RetentionDue>(`${DESK}/retention/due`, signal),
  applyRetention: (confirm: string) => postJson<RetentionRunRecord>(`${DESK}/retention/runs`, { confirm }),
};
