import { causeText } from '../api/cause-text';
import type { VendorRecord } from '../api/types';
import { dateTime } from '../format/format';
import { useText } from '../i18n/use-text';

export type VendorState = Pick<VendorRecord, 'configured' | 'circuit' | 'failures' | 'retry_at' | 'last_error' | 'has_budget'>;

/** Describes the state of a vendor in a sentence, the most serious cause first. */
export function useVendorStateText(): (vendor: VendorState) => string {
  const t = useText();
  return ({ configured, circuit, failures, retry_at, last_error, has_budget }) => {
    const withCause = (words: string) => (last_error ? `${words} ${causeText(last_error)}` : words);
    if (!configured) return t('settings.keys.standing.unset');
    if (circuit !== 'closed') {
      const again = retry_at ? t('settings.keys.standing.again', { date: dateTime(retry_at) }) : t('settings.keys.standing.next');
      return withCause(t('settings.keys.standing.paused', { smart_count: failures, again }));
    }
    if (!has_budget) return t('settings.keys.standing.spent');
    return failures > 0 ? withCause(t('settings.keys.standing.failing', { smart_count: failures })) : t('settings.keys.standing.fine');
  };
}
