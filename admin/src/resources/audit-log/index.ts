import { lazyView } from '../../components/lazy-view';

export const auditLog = { name: 'audit-log', list: lazyView(() => import('./AuditLogList'), 'AuditLogList') };
