import { authorizedFetch, getJson, postJson } from './http-client';
import { problemOf } from './problem';
import type { AuditDocumentRecord } from './types';

const of = (id: string) => `/api/admin/audit-documents/${encodeURIComponent(id)}`;

/** Audits as PDF. */
export const auditDocumentCalls = {
  /** The latest first. */
  getAuditDocuments: (prospectId: string, { signal }: { signal?: AbortSignal } = {}) => {
    const filter = encodeURIComponent(JSON.stringify({ prospect_id: prospectId }));
    const sort = encodeURIComponent(JSON.stringify(['created_at', 'DESC']));
    return getJson<AuditDocumentRecord[]>(`/api/admin/audit-documents?filter=${filter}&sort=${sort}&range=[0,4]`, signal);
  },

  orderAudit: (prospectId: string, requestId?: string) =>
    postJson<AuditDocumentRecord>(
      `/api/admin/prospects/${encodeURIComponent(prospectId)}/audit-pdf`,
      requestId ? { request_id: requestId } : {},
    ),

  sendAudit: (id: string) => postJson<AuditDocumentRecord>(`${of(id)}/send`, {}),

  /** The document itself; a link could not carry the access token. */
  readAudit: async (id: string): Promise<Blob> => {
    const response = await authorizedFetch(`${of(id)}.pdf`);
    if (!response.ok) throw await problemOf(response);
    return response.blob();
  },
};
