import { useApiQuery } from '../api/call-api';
import { dateTime } from '../format/format';
import { useText } from '../i18n/use-text';
import { Banner } from './Banner';

const WATCH_MS = 10_000;

/** The state of our own mail server. */
export const useMailState = () => useApiQuery('GET admin/mail/state', {}, { refetchInterval: WATCH_MS });

/** Shows why e-mails cannot be sent, and when the next attempt is; nothing while they can. */
export function MailOutageBanner() {
  const t = useText();
  const { data: state } = useMailState();
  if (!state?.closed || !state.isConfigured) return null;
  const { cause, isLasting, since, next_try_at } = state.closed;
  const words = { since: dateTime(since), next: dateTime(next_try_at) };
  return (
    <Banner tone={isLasting ? 'poor' : 'fair'} title={t(isLasting ? 'outbox.closed.lasting' : 'outbox.closed.passing')}>
      <p>{cause}</p>
      <p>{t('outbox.closed.text', words)}</p>
    </Banner>
  );
}
