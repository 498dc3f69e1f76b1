import { type Answer, type AuditPromise, call, json, reportPath } from '../api.ts';

/** Asks for the audit as a PDF, for the address that the server knows; `websiteUrl` where it knows no readable site. */
export const requestAudit = (token: string, websiteUrl?: string): Promise<Answer<unknown>> =>
  call('audit-requests', json('POST', { token, websiteUrl }));

export const auditPromise = (token: string): Promise<Answer<AuditPromise>> => call(`${reportPath(token)}/audit-request`);
