import type { EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/http/access.js';
import type { PermissionGrounds } from './permission.contract.js';

/** `permitted`: query of the people of the import (`$1`), as `target`. Existing permissions, also withdrawn ones, are not changed. */
export async function recordPermissions(
  manager: EntityManager,
  permitted: string,
  id: string,
  { basis, obtained_on, source, wording }: PermissionGrounds,
  user: SignedInUser,
): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `WITH recorded AS (
       INSERT INTO contact_permissions (prospect_id, basis, obtained_on, source, wording, created_by, import_id)
       SELECT target, $2, $3, $4, $5, $6, $1 FROM (${permitted}) permitted ORDER BY target
       ON CONFLICT (prospect_id, purpose) DO NOTHING RETURNING 1
     ) SELECT count(*)::int AS count FROM recorded`,
    [id, basis, obtained_on, source, wording ?? null, user.id],
  );
  return row?.count ?? 0;
}

/** Takes back what an import recorded; an objection since stays. */
export const FORGET_PERMISSIONS = 'DELETE FROM contact_permissions WHERE import_id = $1 AND withdrawn_at IS NULL';

/** Whether a permission is something else than the import (`$1`) left it. */
export const IS_ANOTHER_PERMISSION = '(contact_permissions.import_id IS DISTINCT FROM $1 OR contact_permissions.withdrawn_at IS NOT NULL)';
