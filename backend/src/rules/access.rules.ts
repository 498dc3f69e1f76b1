/** What an account may do: `viewer` reads, `staff` works, `admin` also configures (decision 9). */
export type Role = 'admin' | 'staff' | 'viewer';

/**
 * Resources of the back-office (`/api/admin/{resource}`) with a minimum role. Administrators: settings, keys, accounts and the danger zone
 * (decision 9). Staff: resources with the additional guard (specification 3, section 2.1; decision 9), and those about people other than
 * prospects.
 */
export const LEAST_ROLE = {
  settings: 'admin',
  'agency-texts': 'admin',
  'api-keys': 'admin',
  'api-tokens': 'admin',
  'mail-account': 'admin',
  mailbox: 'admin',
  'calendar-accounts': 'admin',
  'chat-channels': 'admin',
  'rate-limits': 'admin',
  users: 'admin',
  agency: 'admin',
  robots: 'admin',
  'email-webhook': 'admin',
  danger: 'admin',
  prompts: 'admin',
  'keyword-debug': 'admin',
  'self-tests': 'admin',
  readiness: 'admin',
  'audit-requests': 'staff',
  referrals: 'staff',
  signatories: 'staff',
  campaigns: 'staff',
  'email-campaigns': 'staff',
  messages: 'staff',
  'keyword-analyses': 'staff',
  tools: 'staff',
  troubles: 'staff',
  imports: 'staff',
  outbox: 'staff',
  mail: 'staff',
  suppressions: 'staff',
  'audit-log': 'staff',
  actions: 'staff',
  queue: 'staff',
  'webhook-endpoints': 'staff',
  'webhook-deliveries': 'staff',
  'webhook-events': 'staff',
  'personal-data': 'staff',
} as const satisfies Record<string, Role>;

const READS = new Set(['list', 'show', 'export']);
const LEAST: Readonly<Record<string, Role>> = LEAST_ROLE;

/** Whether a role may do something (`list`, `show`, `edit`…) with a resource; single routes may ask for more. */
export function mayDo(role: Role | undefined, action: string, resource: string): boolean {
  if (role === undefined) return false;
  if (role === 'admin') return true;
  const least = LEAST[resource] ?? 'viewer';
  if (least === 'admin') return false;
  return role === 'staff' || (least === 'viewer' && READS.has(action));
}
