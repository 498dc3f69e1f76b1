import { CanAccess, ShowBase, useShowContext } from 'react-admin';
import { Link } from 'react-router';
import { statusOf } from '../../api/problem';
import type { CampaignRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { EmptyState } from '../../components/EmptyState';
import { Fact, Facts } from '../../components/Facts';
import { Figure } from '../../components/Figure';
import page from '../../components/list-page.module.css';
import { PageTitle } from '../../components/PageTitle';
import { dateTime, integer } from '../../format/format';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { AudienceSection } from './AudienceSection';
import { CampaignActions } from './CampaignActions';
import { CampaignState } from './CampaignState';
import styles from './campaigns.module.css';
import { HistorySection, VerifySection } from './LedgerSections';
import { MessageSection } from './MessageSection';
import { ProviderFact } from './ProviderFact';

/** How often the page looks while messages go out, ms. */
const WATCH_MS = 2000;
const isSending = (campaign: CampaignRecord | undefined): boolean =>
  campaign?.status === 'scheduled' && (campaign.started_at !== null || Date.parse(campaign.scheduled_date ?? '') <= Date.now());

/** One campaign: whom it reaches, how far it is, what came of it. */
export function CampaignShow() {
  return (
    <ShowBase
      queryOptions={{
        onError: () => undefined,
        refetchInterval: ({ state }) => (isSending(state.data as CampaignRecord | undefined) ? WATCH_MS : false),
      }}
    >
      <ShowPage />
    </ShowBase>
  );
}

function ShowPage() {
  const t = useText();
  const { record, error, isPending } = useShowContext<CampaignRecord>();
  const back = <Link to="/campaigns">{t('campaigns.title')}</Link>;
  if (error) {
    if (statusOf(error) === 404) return <EmptyState heading="h1" title={t('campaigns.show.notFound')} action={back} />;
    return (
      <Banner tone="poor" title={t('app.list.errorTitle')}>
        {error.message}
      </Banner>
    );
  }
  if (isPending || !record) return <LoadingPage />;
  return (
    <>
      <PageTitle>{record.name}</PageTitle>
      <p className={page.back}>{back}</p>
      <header className={page.head}>
        <h1>{record.name}</h1>
        <CanAccess action="edit" resource="campaigns" accessDenied={null}>
          <CampaignActions campaign={record} />
        </CanAccess>
      </header>
      {record.halt_reason && (
        <Banner tone="poor" title={t('campaigns.show.halted')}>
          {record.halt_reason}
        </Banner>
      )}
      {record.poll_error && (
        <Banner tone="fair" title={t('campaigns.show.pollFailed')}>
          {record.poll_error}
        </Banner>
      )}
      <CampaignFacts campaign={record} />
      {record.started_at && <Progress campaign={record} />}
      <Results campaign={record} />
      {record.ledger.unknown > 0 && <VerifySection campaign={record} />}
      <AudienceSection campaign={record} />
      <MessageSection campaign={record} />
      <HistorySection campaign={record} />
    </>
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
    <section className={styles.section}>
      <h2>{t('campaigns.show.progress')}</h2>
      <progress className={styles.bar} value={done} max={Math.max(1, total)} aria-label={t('campaigns.show.progress')} />
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

function Results({ campaign: { statistics } }: { campaign: CampaignRecord }) {
  const t = useText();
  const { rate } = useFormat();
  if (!statistics)
    return (
      <section className={styles.section}>
        <h2>{t('campaigns.show.statistics')}</h2>
        <p className={styles.quiet}>{t('campaigns.show.statisticsLater')}</p>
      </section>
    );
  const { rates, sent } = statistics;
  const counts = { open: statistics.opened, click: statistics.clicked, reply: statistics.replied, bounce: statistics.bounced };
  return (
    <section className={styles.section}>
      <h2>{t('campaigns.show.statistics')}</h2>
      <div className={styles.figures}>
        {(['open', 'click', 'reply', 'bounce'] as const).map((name) => (
          <Figure key={name} label={t(`campaigns.figure.${name}`)} value={`${rate(rates[name])}\u202f%`}>
            {t('campaigns.figure.of', { count: integer(counts[name]), total: integer(sent) })}
          </Figure>
        ))}
      </div>
      {statistics.gateway > 0 && <p className={styles.quiet}>{t('campaigns.figure.gateway', { count: integer(statistics.gateway) })}</p>}
    </section>
  );
}
