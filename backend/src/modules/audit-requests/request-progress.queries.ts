import type { EntityManager } from 'typeorm';
import { events } from '../../common/database/domain-events.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import { OPEN_AUDITS } from '../../rules/waiting.rules.js';
import { AuditRequest } from './audit-request.entity.js';

/** Its audit is being made. */
export async function beginRequest(manager: EntityManager, id: string): Promise<void> {
  await manager.update(AuditRequest, { id }, { status: 'in_progress' });
}

/** `sent`: the query of the audits that have left, as `request_id` and `sent_at`. */
export async function completeRequests(manager: EntityManager, sent: string): Promise<void> {
  const completed = await manager.query<{ id: string }[]>(
    `UPDATE seo_audit_requests request SET status = 'completed', updated_at = now() FROM (${sent}) document
      WHERE document.request_id = request.id AND document.sent_at >= request.created_at AND request.status = ANY($1) RETURNING request.id`,
    [OPEN_AUDITS],
  );
  const ids = returnedRows(completed).map(({ id }) => id);
  if (ids.length > 0) await events.emit(manager, { type: 'audit.sent', ids });
}
