import { Link } from 'react-router';
import type { CampaignRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { Fact, Facts } from '../../components/Facts';
import { MailOutageBanner } from '../../components/MailOutageBanner';
import { RecordPage } from '../../components/RecordPage';
import { dateTime, integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { AudienceSection } from './AudienceSection';
import { CampaignActions } from './CampaignActions';
import { CampaignState } from './CampaignState';
import { FailedSection } from './FailedSection';
import { HistorySection, VerifySection } from './LedgerSections';
import { MessageSection } from './MessageSection';
import { ProviderFact } from './ProviderFact';
import { RecipientsSection } from './RecipientsSection';
import { Results } from './Results';

/** How often the page looks while messages go out, ms. */
const WATCH_MS = 2000;
const isSending = (campaign: CampaignRecord | undefined): boolean =>
  campaign?.status === 'scheduled' && (campaign.started_at !== null || Date.parse(campaign.scheduled_date ?? '') <= Date.now());

/** One campaign: whom it reaches, how far it is, what came of it. */
export function CampaignShow() {
  const t = useText();
  return (
    <RecordPage<CampaignRecord>
      resource="campaigns"
      queryOptions={{ refetchInterval: ({ state }) => (isSending(state.data) ? WATCH_MS : false) }}
      back={<Link to="/campaigns">{t('campaigns.title')}</Link>}
      notFound={t('campaigns.show.notFound')}
      title={({ name }) => name}
      actions={(record) => <CampaignActions campaign={record} />}
    >
      {(record) => (
        <>
          {record.halt_reason && (
            <Banner tone="poor" title={t('campaigns.show.halted')}>
              {record.halt_reason}
            </Banner>
          )}
          {record.channel === 'smtp' && record.status === 'scheduled' && <MailOutageBanner />}
          {record.poll_error && (
            <Banner tone="fair" title={t('campaigns.show.pollFailed')}>
              {record.poll_error}
            </Banner>
          )}
          <CampaignFacts campaign={record} />
          {record.started_at && <Progress campaign={record} />}
          <Results campaign={record} />
          {record.ledger.unknown > 0 && <VerifySection campaign={record} />}
          {record.ledger.failed > 0 && <FailedSection campaign={record} />}
          <AudienceSection campaign={record} />
          {record.started_at && <RecipientsSection campaign={record} />}
          <MessageSection campaign={record} />
          <HistorySection campaign={record} />
        </>
      )}
    </RecordPage>
  );
}

function CampaignFacts({ campaign }: { campaign: CampaignRecord }) {
  const t = useText();
  const { subject, channel, scheduled_date, sent_at, cancelled_at } = campaign;
  return (
    <Facts>
      <Fact label={t('campaigns.column.status')}>
        <CampaignState campaign={campaign} />
      </Fact>
      <Fact label={t('campaigns.show.subject')}>{subject}</Fact>
      <Fact label={t('campaigns.show.channel')}>{t(`campaigns.form.${channel}`)}</Fact>
      <Fact label={t('campaigns.show.scheduled')}>{scheduled_date && dateTime(scheduled_date)}</Fact>
      <Fact label={t('campaigns.show.sentAt')}>{!cancelled_at && sent_at && dateTime(sent_at)}</Fact>
      <Fact label={t('campaigns.show.cancelledAt')}>{cancelled_at && dateTime(cancelled_at)}</Fact>
      <Fact label={t('campaigns.show.provider')}>{campaign.emelia_id && <ProviderFact campaign={campaign} />}</Fact>
    </Facts>
  );
}

function Progress({ campaign: { ledger, audience_count } }: { campaign: CampaignRecord }) {
  const t = useText();
  const total = audience_count - ledger.left_out;
  const done = total - ledger.queued - ledger.sending;
  return (
    <section className="section">
      <h2>{t('campaigns.show.progress')}</h2>
      <progress value={done} max={Math.max(1, total)} aria-label={t('campaigns.show.progress')} />
      <Facts>
        {(['sent', 'queued', 'sending', 'unknown', 'failed', 'left_out'] as const).map((state) => (
          <Fact key={state} label={t(`campaigns.ledger.${state}`)}>
            {ledger[state] > 0 && integer(ledger[state])}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}
