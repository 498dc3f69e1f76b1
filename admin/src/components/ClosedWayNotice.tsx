import { useAnswer } from '../api/ask';
import { dateTime } from '../format/format';
import { useText } from '../i18n/use-text';
import { Banner } from './Banner';

const WATCH_MS = 10_000;

/** What is known of our own mail server. */
export const useMailState = () => useAnswer('GET admin/mail/state', {}, { refetchInterval: WATCH_MS });

/** Why nothing gets through to the mail server, and when it is tried again; nothing while messages leave. */
export function ClosedWayNotice() {
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
