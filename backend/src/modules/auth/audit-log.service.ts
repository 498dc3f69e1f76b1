import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/http/access.js';
import { AuditEntry } from './audit-log.entity.js';

export interface Change {
  action: string;
  resource: string;
  resourceId: string | null;
  before?: object;
  after?: object;
}

/** Writes who changed what, in the transaction of the change. Only the fields that differ are kept. */
@Injectable()
export class AuditLog {
  async record(manager: EntityManager, user: SignedInUser | null, { action, resource, resourceId, before, after }: Change): Promise<void> {
    const difference = before && after ? differing(before as Values, after as Values) : { before: before ?? null, after: after ?? null };
    await manager.insert(AuditEntry, {
      user_id: user?.id ?? null,
      user_email: user?.email ?? null,
      action,
      resource,
      resource_id: resourceId,
      ...difference,
    } as object);
  }

  /** The name of who wrote a field last, if that is known. */
  async lastWriter(manager: EntityManager, resource: string, resourceId: string, field: string): Promise<string | null> {
    const [entry] = await manager.query<{ name: string | null }[]>(
      `SELECT coalesce(nullif(account.name, ''), entry.user_email) AS name FROM audit_log entry LEFT JOIN users account ON account.id = entry.user_id
        WHERE entry.resource = $1 AND entry.resource_id = $2 AND entry.after ? $3 ORDER BY entry.id DESC LIMIT 1`,
      [resource, resourceId, field],
    );
    return entry?.name ?? null;
  }
}

type Values = Record<string, unknown>;

function differing(before: Values, after: Values): { before: Values; after: Values } {
  const changed = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const pick = (values: Values) => Object.fromEntries(changed.map((key) => [key, values[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}
