import { useCanAccess } from 'react-admin';
import { useAnswer } from './ask';

/** A restore may happen while the page is open. */
const REFRESH_MS = 60_000;

/** What a restored database holds back; null while everything may be sent. */
export function useSendingHalt() {
  const { canAccess } = useCanAccess({ action: 'list', resource: 'mail' });
  return useAnswer('GET admin/mail/halt', {}, { refetchInterval: REFRESH_MS, enabled: canAccess === true }).data;
}
