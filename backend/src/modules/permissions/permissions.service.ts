import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { returnedRows } from '../../common/database/returned-rows.js';
import { notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { AuditLog } from '../auth/audit-log.service.js';
import type { PermissionGrant } from './permission.contract.js';

/** Records and withdraws permissions to contact people. */
@Injectable()
export class Permissions {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Returns the number of people; unknown ids are skipped. */
  async grant({ prospectIds, basis, obtained_on, source, wording }: PermissionGrant, user: SignedInUser): Promise<number> {
    return this.database.transaction(async (manager) => {
      const rows = await manager.query<{ id: string }[]>(
        `INSERT INTO contact_permissions (prospect_id, basis, obtained_on, source, wording, created_by)
           SELECT there.id, $2, $3, $4, $5, $6 FROM prospects there WHERE there.id = ANY($1) ORDER BY there.id FOR KEY SHARE OF there
         ON CONFLICT (prospect_id, purpose) DO UPDATE SET basis = excluded.basis, obtained_on = excluded.obtained_on,
           source = excluded.source, wording = excluded.wording, created_by = excluded.created_by, created_at = now(), withdrawn_at = NULL, import_id = NULL
         RETURNING id`,
        [prospectIds, basis, obtained_on, source, wording ?? null, user.id],
      );
      const after = { people: rows.length, basis, obtained_on, source };
      await this.audit.record(manager, user, {
        action: 'grant',
        resource: 'contact-permissions',
        resourceId: prospectIds[0] ?? null,
        after,
      });
      return rows.length;
    });
  }

  async withdraw(id: string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const [row] = returnedRows(
        await manager.query<{ id: string }[]>(
          `UPDATE contact_permissions SET withdrawn_at = coalesce(withdrawn_at, now()) WHERE id = $1 RETURNING id`,
          [id],
        ),
      );
      if (!row) throw notFound('Cette permission n’existe pas ou a été supprimée.');
      await this.audit.record(manager, user, { action: 'withdraw', resource: 'contact-permissions', resourceId: id });
    });
  }
}

/** An objection ends the permission; a new one is a new entry of staff. */
export async function withdrawPermissions(manager: EntityManager, prospectId: string | null): Promise<number> {
  if (!prospectId) return 0;
  return returnedRows(
    await manager.query<{ id: string }[]>(
      `UPDATE contact_permissions SET withdrawn_at = now() WHERE prospect_id = $1 AND withdrawn_at IS NULL RETURNING id`,
      [prospectId],
    ),
  ).length;
}
