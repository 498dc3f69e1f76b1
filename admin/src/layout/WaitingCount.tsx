import { openAudits } from '../../../backend/src/rules/waiting.rules';
import { useAuditRequestCounters, useOpenContactMessages, useReferralCounters, useTrialsToReview } from '../api/use-waiting-counts';
import { useText } from '../i18n/use-text';
import styles from './layout.module.css';

const COUNTS: Record<string, () => number | undefined> = {
  'audit-requests': () => {
    const counters = useAuditRequestCounters();
    return counters && openAudits(counters);
  },
  referrals: () => useReferralCounters()?.pending,
  trials: useTrialsToReview,
  'contact-messages': useOpenContactMessages,
};

/** How much waits behind an entry of the menu; nothing when nothing does. */
export function WaitingCount({ resource }: { resource: string }) {
  const useCount = COUNTS[resource];
  return useCount ? <Count useCount={useCount} /> : null;
}

function Count({ useCount }: { useCount: () => number | undefined }) {
  const t = useText();
  const count = useCount();
  if (!count) return null;
  return (
    <span className={styles.waiting}>
      {' '}
      {count} <span className="sr-only">{t('app.menu.waiting')}</span>
    </span>
  );
}
