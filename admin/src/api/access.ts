import type { Role } from './types';

const READS = new Set(['list', 'show', 'export']);
/** What only administrators see (decision 9). */
const ADMIN_ONLY = new Set(['settings', 'api-keys', 'users', 'danger']);

/** Whether a role may do something with a resource; the server decides the same again at each call. */
export function mayDo(role: Role | undefined, action: string, resource: string): boolean {
  if (role === undefined) return false;
  if (role === 'admin') return true;
  if (ADMIN_ONLY.has(resource)) return false;
  return role === 'staff' || READS.has(action);
}
