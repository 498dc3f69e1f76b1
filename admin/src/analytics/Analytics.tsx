import { Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useServer } from '../api/data-provider';
import type { AnalyticsRecord } from '../api/types';
import { Funnel } from '../components/chart/Funnel';
import { EmptyState } from '../components/EmptyState';
import { LoadFailure } from '../components/LoadFailure';
import { listLink } from '../components/list-link';
import { PageHead } from '../components/PageHead';
import { Part } from '../components/Part';
import { zurichMidnight } from '../format/format';
import { useText } from '../i18n/use-text';
import styles from './analytics.module.css';
import { PeriodForm } from './PeriodForm';
import { Questions } from './Questions';
import { Scores } from './Scores';
import { Visits } from './Visits';

/** Figures of all prospects or of a period, which the address keeps. */
export function Analytics() {
  const t = useText();
  const server = useServer();
  const [search, setSearch] = useSearchParams();
  const period = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const { data, error, refetch } = useQuery({
    queryKey: ['analytics', period.from, period.to],
    queryFn: ({ signal }) => server.getAnalytics(period, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead title={t('analytics.title')} />
      <PeriodForm
        key={`${period.from}/${period.to}`}
        period={period}
        onChange={({ from, to }) => setSearch({ ...(from && { from }), ...(to && { to }) })}
      />
      {error && (
        <LoadFailure title={t('analytics.failed')} onRetry={refetch}>
          {error.message}
        </LoadFailure>
      )}
      {!data && !error && <p role="status">{t('app.loading')}</p>}
      {data && !error && <Figures figures={data} />}
    </>
  );
}

function Figures({ figures }: { figures: AnalyticsRecord }) {
  const t = useText();
  const { from, to } = figures.period;
  const answered = { ...(from && { created_at_gte: zurichMidnight(from) }), ...(to && { created_at_lt: zurichMidnight(to, 1) }) };
  const added = { ...answered, ...(figures.examples > 0 && { example: false }) };
  const open = (
    <Button variant="outlined" component={Link} to={listLink('prospects')}>
      {t('analytics.empty.open')}
    </Button>
  );
  return (
    <>
      {figures.examples > 0 && <p>{t('app.examplesLeftOut', { smart_count: figures.examples })}</p>}
      {figures.total === 0 ? (
        <EmptyState title={t('analytics.empty.title')} action={open}>
          {t('analytics.empty.text')}
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <Part title={t('analytics.funnel.title')} help={t('analytics.funnel.help')}>
            <Funnel stages={figures.funnel} within={added} />
          </Part>
          <Scores scores={figures.scores} within={added} />
        </div>
      )}
      <Visits key={`${from}/${to}`} visits={figures.visits} />
      <Questions figures={figures} within={answered} />
    </>
  );
}
