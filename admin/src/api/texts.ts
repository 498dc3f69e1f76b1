import { deleteAt, getJson, postJson, putJson } from './http-client';
import type { TextApprovalRequest, TextDesk, TextDesks, TextEditRequest } from './types';

const textsOf = (prospectId: string) => `/api/admin/prospects/${encodeURIComponent(prospectId)}/texts`;

/** The texts of a prospect’s page: what is composed, what is drafted, who has approved what. */
export const textCalls = {
  getTexts: (prospectId: string, signal?: AbortSignal) => getJson<TextDesks>(textsOf(prospectId), signal),
  approveText: (prospectId: string, kind: TextDesk['kind'], request: TextApprovalRequest) =>
    postJson<TextDesk>(`${textsOf(prospectId)}/${kind}/approve`, request),
  editText: (prospectId: string, kind: TextDesk['kind'], request: TextEditRequest) =>
    putJson<TextDesk>(`${textsOf(prospectId)}/${kind}`, request),
  releaseText: (prospectId: string, kind: TextDesk['kind']) => deleteAt(`${textsOf(prospectId)}/${kind}`),
};
