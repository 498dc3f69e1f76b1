import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/http/access.js';
import { AuditEntry } from './audit-log.entity.js';
import { lastWrite, refuseUnread } from './unread-refusal.js';

export interface Change {
  action: string;
  resource: string;
  resourceId: string | null;
  before?: object;
  after?: object;
  /** The fields as the author had read them, to detect changes by others. */
  read?: Record<string, unknown> | undefined;
}

/** Writes the audit log in the transaction of the change. Only differing fields are stored. */
@Injectable()
export class AuditLog {
  async record(
    manager: EntityManager,
    user: SignedInUser | null,
    { action, resource, resourceId, before, after, read }: Change,
  ): Promise<void> {
    if (read && before && after) await refuseUnread(manager, user?.id, { read, before, after, resource, resourceId });
    const difference = before && after ? differing(before as Values, after as Values) : { before: before ?? null, after: after ?? null };
    await manager.insert(AuditEntry, {
      user_id: user?.id ?? null,
      user_email: user?.email ?? null,
      api_token: user?.token?.name ?? null,
      action,
      resource,
      resource_id: resourceId,
      ...difference,
    } as object);
  }

  /** The name of who wrote a field last, if that is known. */
  async lastWriter(manager: EntityManager, resource: string, resourceId: string, field: string): Promise<string | null> {
    return (await lastWrite(manager, resource, resourceId, field))?.name ?? null;
  }
}

type Values = Record<string, unknown>;

function differing(before: Values, after: Values): { before: Values; after: Values } {
  const changed = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const pick = (values: Values) => Object.fromEntries(changed.map((key) => [key, values[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}
