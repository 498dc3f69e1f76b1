import { CanAccess } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { CampaignRecord, FailedRetried } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { RecipientItem } from './RecipientItem';
import { useRecipients } from './use-recipients';

/** Messages that were refused, why, and one button that sends them all again. */
export function FailedSection({ campaign: { id, ledger, cancelled_at } }: { campaign: CampaignRecord }) {
  const t = useText();
  const { data = [] } = useRecipients(id, 'failed', ledger.failed);
  const doneWords = ({ again, leftOut }: FailedRetried) => {
    const why = leftOut.map(({ reason, count }) => t(`campaigns.reasonCount.${reason}`, { smart_count: count, count: integer(count) }));
    const done = t('campaigns.show.retried', { smart_count: again });
    return why.length > 0 ? `${done} ${t('campaigns.show.notRetried', { why: why.join(', ') })}` : done;
  };
  return (
    <section className="section">
      <h2>{t('campaigns.show.failed')}</h2>
      <p>{t('campaigns.show.failedText')}</p>
      {!cancelled_at && (
        <CanAccess action="edit" resource="campaigns">
          <ActionButton
            label={t('campaigns.show.retryFailed', { smart_count: ledger.failed })}
            run={() => callApi('POST admin/campaigns/:id/retry-failed', { id })}
            done={doneWords}
          />
        </CanAccess>
      )}
      <ul className="lines pairs full">
        {data.map((recipient) => (
          <RecipientItem key={recipient.id} recipient={recipient} />
        ))}
      </ul>
      {ledger.failed > data.length && data.length > 0 && (
        <p className="grey">{t('campaigns.show.and', { count: integer(ledger.failed - data.length) })}</p>
      )}
    </section>
  );
}
