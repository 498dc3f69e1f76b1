import { type Answer, type AuditPromise, call, json, reportPath } from '../api.ts';

/** Asks for the audit as a PDF, for the address that the server knows. */
export const requestAudit = (token: string): Promise<Answer<unknown>> => call('audit-requests', json('POST', { token }));

export const auditPromise = (token: string): Promise<Answer<AuditPromise>> => call(`${reportPath(token)}/audit-request`);
