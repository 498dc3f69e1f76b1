import type { Role } from './types';

const READS = new Set(['list', 'show', 'export']);
/** What only administrators see (decision 9). */
const ADMIN_ONLY = new Set([
  'settings',
  'api-keys',
  'users',
  'audit-log',
  'danger',
  'webhook-endpoints',
  'webhook-deliveries',
  'personal-data',
]);
/** What those who only read do not see (specification 3, section 2.1). */
const STAFF_ONLY = new Set(['messages', 'keyword-analyses', 'tools', 'imports', 'outbox', 'campaigns', 'email-campaigns', 'suppressions']);

/** Whether a role may do something with a resource; the server decides the same again at each call. */
export function mayDo(role: Role | undefined, action: string, resource: string): boolean {
  if (role === undefined) return false;
  if (role === 'admin') return true;
  if (ADMIN_ONLY.has(resource)) return false;
  if (STAFF_ONLY.has(resource)) return role === 'staff';
  return role === 'staff' || READS.has(action);
}
