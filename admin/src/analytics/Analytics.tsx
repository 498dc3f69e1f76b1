import { Button } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useApiQuery } from '../api/call-api';
import type { AnalyticsRecord } from '../api/types';
import { EmptyState } from '../components/EmptyState';
import { listLink } from '../components/list-link';
import { PageHead } from '../components/PageHead';
import { QueryContent } from '../components/QueryContent';
import { zurichMidnight } from '../format/format';
import { useText } from '../i18n/use-text';
import { Cohorts } from './Cohorts';
import { FunnelSection } from './FunnelSection';
import { PeriodForm } from './PeriodForm';
import { Questions } from './Questions';
import { Scores } from './Scores';
import { Visits } from './Visits';

/** Figures of all prospects, or of the period in the URL. */
export function Analytics() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const period = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const query = useApiQuery(
    'GET admin/analytics',
    { from: period.from || undefined, to: period.to || undefined },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <PageHead title={t('analytics.title')} />
      <PeriodForm
        key={`${period.from}/${period.to}`}
        period={period}
        onChange={({ from, to }) => setSearch({ ...(from && { from }), ...(to && { to }) })}
      />
      <QueryContent query={query} failed={t('analytics.failed')}>
        {(figures) => <Figures figures={figures} />}
      </QueryContent>
    </>
  );
}

function Figures({ figures }: { figures: AnalyticsRecord }) {
  const t = useText();
  const { from, to } = figures.period;
  const answered = { ...(from && { created_at_gte: zurichMidnight(from) }), ...(to && { created_at_lt: zurichMidnight(to, 1) }) };
  const open = (
    <Button variant="outlined" component={Link} to={listLink('prospects')}>
      {t('analytics.empty.open')}
    </Button>
  );
  return (
    <>
      {figures.examples > 0 && <p className="mb-4">{t('app.examplesLeftOut', { smart_count: figures.examples })}</p>}
      {figures.total === 0 ? (
        <EmptyState title={t('analytics.empty.title')} action={open}>
          {t('analytics.empty.text')}
        </EmptyState>
      ) : (
        <>
          <FunnelSection figures={figures} within={answered} />
          <Scores scores={figures.scores} within={answered} />
        </>
      )}
      <Visits key={`${from}/${to}`} visits={figures.visits} />
      <Cohorts period={figures.period} />
      <Questions figures={figures} within={answered} />
    </>
  );
}
