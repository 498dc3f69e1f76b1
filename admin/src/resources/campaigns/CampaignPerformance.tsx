import type { CampaignRecord } from '../../api/types';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';

/** The rates of a campaign that was sent; while it is being sent, its progress. */
export function CampaignPerformance({ campaign }: { campaign: CampaignRecord }) {
  const t = useText();
  const { rate } = useFormat();
  const { statistics, started_at, status, ledger, audience_count } = campaign;
  if (!statistics)
    return status === 'scheduled' && started_at
      ? t('campaigns.sending', { done: ledger.sent, total: audience_count - ledger.left_out })
      : null;
  const { seen, open, click } = statistics.rates;
  return open === null || click === null
    ? t('campaigns.performanceSeen', { seen: rate(seen) })
    : t('campaigns.performance', { open: rate(open), click: rate(click) });
}
