import { useCanAccess } from 'react-admin';
import { useApiQuery } from './call-api';

/** A restore may happen while the page is open. */
const REFRESH_MS = 60_000;

/** The sending halt after a restore; null while e-mails may be sent. */
export function useSendingHalt() {
  const { canAccess } = useCanAccess({ action: 'list', resource: 'mail' });
  return useApiQuery('GET admin/mail/halt', {}, { refetchInterval: REFRESH_MS, enabled: canAccess === true }).data;
}
