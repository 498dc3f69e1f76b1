import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { useApiQuery } from '../api/call-api';
import type { DashboardRecord } from '../api/types';
import { CreateButton } from '../components/CreateButton';
import { Funnel } from '../components/chart/Funnel';
import { EmptyState } from '../components/EmptyState';
import { listLink } from '../components/list-link';
import { PageHead } from '../components/PageHead';
import { PageSection } from '../components/PageSection';
import { QueryContent } from '../components/QueryContent';
import { integer } from '../format/format';
import { useText } from '../i18n/use-text';
import styles from './dashboard.module.css';
import { HotProspects } from './HotProspects';
import { InboxSummary } from './InboxSummary';
import { OperationsOverview } from './OperationsOverview';
import { Requests } from './Requests';

/** The figures follow the day without a reload. */
const REFRESH_MS = 30_000;

/** The first screen of the day: how far prospects came, who shows interest, who waits for us. */
export function Dashboard() {
  const t = useText();
  const query = useApiQuery('GET admin/dashboard', {}, { refetchInterval: REFRESH_MS });
  return (
    <>
      <PageHead title={t('dashboard.title')} action={<CreateButton resource="prospects" label="prospects.add" />} />
      <CanAccess action="list" resource="queue">
        <InboxSummary />
      </CanAccess>
      <QueryContent query={query} failed={t('dashboard.failed')}>
        {(figures) => <Figures figures={figures} />}
      </QueryContent>
    </>
  );
}

const COUNTERS = ['total', 'page_vue', 'quiz_fait', 'rdv_pris'] as const;

function Figures({ figures }: { figures: DashboardRecord }) {
  const t = useText();
  return (
    <>
      {figures.examples > 0 && <p>{t('app.examplesLeftOut', { smart_count: figures.examples })}</p>}
      <ul className={styles.counters} aria-label={t('dashboard.counters.label')}>
        {COUNTERS.map((counter) => (
          <li key={counter}>
            <Link to={listLink('prospects', counter === 'total' ? {} : { [counter]: true })}>
              <span>{integer(figures.counters[counter])}</span>
              <span>{t(`dashboard.counters.${counter}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="columns">
        <div>
          <PageSection title={t('dashboard.conversion')} help={t('analytics.funnel.help')}>
            {figures.counters.total === 0 ? (
              <EmptyState title={t('dashboard.empty.title')}>{t('dashboard.empty.text')}</EmptyState>
            ) : (
              <Funnel stages={figures.funnel} />
            )}
          </PageSection>
          <PageSection title={t('dashboard.hot.title')}>
            <HotProspects hot={figures.hot} />
          </PageSection>
        </div>
        <div>
          <PageSection title={t('dashboard.requests.title')}>
            <Requests requests={figures.requests} toReview={figures.counters.to_review} now={figures.now} />
          </PageSection>
          <OperationsOverview scans={figures.scans} night={figures.night} providers={figures.providers} />
        </div>
      </div>
    </>
  );
}
