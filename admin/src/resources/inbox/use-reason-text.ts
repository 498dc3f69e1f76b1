import type { InboxReason } from '../../api/types';
import { date } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { useFlagName } from '../prospects/review/use-flags';

/** Describes the reason of an item in a sentence. */
export function useReasonText(): (reason: InboxReason) => string {
  const t = useText();
  const flagName = useFlagName();
  return ({ id, since, facts }) => {
    const values = { ...facts, date: date(since) };
    switch (id) {
      case 'audit_late':
        return t('queue.reason.audit_late', values);
      case 'reply':
        return t('queue.reason.reply', values);
      case 'next_action':
        return t(facts.what ? 'queue.reason.next_action' : 'queue.reason.due', values);
      case 'visit':
        return t(facts.what === 'quiz' ? 'queue.reason.quiz' : 'queue.reason.visit', values);
      case 'trial':
        return t(facts.review === 'waiting' ? 'queue.reason.held' : 'queue.reason.trial', values);
      case 'flags':
        return t('queue.reason.flags', { smart_count: Number(facts.count), first: flagName(String(facts.first)) });
    }
  };
}
