import type { AuditRequestRecord } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

export const auditRequests = {
  name: 'audit-requests',
  list: lazyView(() => import('./AuditRequestList'), 'AuditRequestList'),
  recordRepresentation: ({ email }: AuditRequestRecord) => email,
};
