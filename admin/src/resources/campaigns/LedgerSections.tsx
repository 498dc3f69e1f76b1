import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { callApi, useApiQuery } from '../../api/call-api';
import type { CampaignEventRecord, CampaignRecord, Resolution } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { dateTime } from '../../format/format';
import { type TextKey, useText } from '../../i18n/use-text';
import { RecipientItem } from './RecipientItem';
import { useRecipients } from './use-recipients';

const OUTCOMES = [
  ['sent', 'campaigns.show.wasSent'],
  ['failed', 'campaigns.show.wasNotSent'],
  ['queued', 'campaigns.show.sendAgain'],
] as const satisfies [Resolution, TextKey][];

/** Messages whose delivery is unknown; staff check and record it. */
export function VerifySection({ campaign: { id, ledger } }: { campaign: CampaignRecord }) {
  const t = useText();
  const { data = [] } = useRecipients(id, 'unknown', ledger.unknown);
  return (
    <section className="section">
      <h2>{t('campaigns.show.verify')}</h2>
      <p>{t('campaigns.show.verifyText')}</p>
      <ul className="lines pairs full">
        {data.map((recipient) => (
          <RecipientItem key={recipient.id} recipient={recipient}>
            <CanAccess action="edit" resource="campaigns">
              <span className="row">
                {OUTCOMES.map(([outcome, label]) => (
                  <ActionButton
                    key={outcome}
                    size="small"
                    label={t(label)}
                    run={() =>
                      callApi('POST admin/campaigns/:id/recipients/:recipientId/resolve', { id, recipientId: recipient.id, outcome })
                    }
                    done={t('campaigns.show.resolved')}
                  />
                ))}
              </span>
            </CanAccess>
          </RecipientItem>
        ))}
      </ul>
    </section>
  );
}

const KINDS = new Set(['sent', 'opened', 'clicked', 'replied', 'bounced', 'delayed', 'unsubscribed', 'complained']);
const wordOf = ({ type }: CampaignEventRecord): TextKey => `campaigns.event.${KINDS.has(type) ? type : 'unknown'}` as TextKey;

/** What the provider reported, the latest first. */
export function HistorySection({ campaign: { id } }: { campaign: CampaignRecord }) {
  const t = useText();
  const { data } = useApiQuery('GET admin/campaign-events', { filter: { campaign_id: id }, range: [0, 49] });
  return (
    <section className="section">
      <h2>{t('campaigns.show.history')}</h2>
      {data?.length === 0 && <p className="grey">{t('campaigns.show.noHistory')}</p>}
      <ul className="lines pairs full">
        {data?.map((event) => (
          <li key={event.id}>
            {event.prospect_id ? (
              <Link to={`/prospects/${event.prospect_id}/show`}>{event.label}</Link>
            ) : (
              <span>{t('campaigns.show.erased')}</span>
            )}
            <span>
              {t(wordOf(event))} {event.actor === 'gateway' && <span className="grey">{t('campaigns.event.gateway')}</span>}
            </span>
            <span className="quiet number">{dateTime(event.occurred_at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
