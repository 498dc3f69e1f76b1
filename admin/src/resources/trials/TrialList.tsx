import { useCanAccess } from 'react-admin';
import type { TrialRecord } from '../../api/types';
import { useTrialCounters } from '../../api/use-waiting';
import { stateChip } from '../../components/state-chip';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { FilterButtons } from '../../list/filters';
import { Pair } from '../../list/Pair';
import { ResourceList } from '../../list/ResourceList';
import { RowLink } from '../../list/rows';
import { SearchInput } from '../../list/SearchInput';
import { TrialActions } from './TrialActions';

const Col = Column<TrialRecord>;
const STATUSES = ['awaiting_review', 'awaiting_verification', 'running', 'completed', 'failed', 'refused'] as const;
const TrialState = stateChip('trials.status', {
  awaiting_review: 'fair',
  awaiting_verification: { tone: 'neutral', quiet: true },
  refused: { tone: 'neutral', quiet: true },
  running: { tone: 'accent', shape: 'running' },
  completed: 'good',
  failed: 'poor',
});
const UNCONFIRMED = { tone: 'neutral', quiet: true } as const;
const Verification = stateChip('trials.verification', {
  confirmed: 'good',
  pending: UNCONFIRMED,
  none: UNCONFIRMED,
});

/** Running trials move on by themselves. */
const FOLLOW_MS = 15_000;

/** The analyses that visitors have started themselves. */
export function TrialList() {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'trials', action: 'edit' });
  return (
    <ResourceList
      title={t('trials.title')}
      sort={{ field: 'created_at', order: 'DESC' }}
      followMs={FOLLOW_MS}
      filters={
        <>
          <SearchInput placeholder={t('trials.search')} />
          <StatusFilter />
        </>
      }
      empty={{ title: t('trials.empty.title'), text: t('trials.empty.text') }}
      filtered={{ title: t('trials.filtered.title'), text: t('trials.filtered.text') }}
      rowClick={(id) => `/prospects/${id}/show`}
    >
      <Col
        source="company"
        label={t('trials.column.company')}
        render={({ company, email, site_url }) => (
          <Pair words={[company, email, site_url]}>
            <RowLink>{company}</RowLink>
          </Pair>
        )}
      />
      <DateColumn source="created_at" label={t('trials.column.created')} sortByOrder="DESC" />
      <Col
        source="verification"
        label={t('trials.column.verification')}
        width="medium"
        render={({ verification, other_address }) => (
          <span title={other_address ? t('trials.otherAddress') : undefined}>
            <Verification state={verification} />
          </span>
        )}
      />
      <Col
        source="stage"
        label={t('trials.column.stage')}
        width="narrow"
        render={({ stage, measured }) => (measured === null ? '–' : t('trials.stageOf', { stage }))}
      />
      <Col
        source="measured"
        label={t('trials.column.measured')}
        width="narrow"
        render={({ measured, measurable }) => (measured === null ? '–' : t('trials.measuredOf', { done: measured, total: measurable }))}
      />
      <Col
        source="self_serve_score"
        label={t('trials.column.score')}
        width="narrow"
        render={({ self_serve_score }) => self_serve_score ?? '–'}
      />
      <Col
        source="status"
        label={t('trials.column.status')}
        width="wide"
        render={({ status, message }) => (
          <span title={message ?? undefined}>
            <TrialState state={status} />
          </span>
        )}
      />
      {canAccess && (
        <Col source="id" label={t('app.list.actions')} align="right" width="wide" render={(trial) => <TrialActions trial={trial} />} />
      )}
    </ResourceList>
  );
}

function StatusFilter() {
  const t = useText();
  const counters = useTrialCounters();
  const choices = STATUSES.map((value) => ({ value, label: t(`trials.status.${value}`), count: counters?.[value] }));
  const all = { value: undefined, label: t('trials.all'), count: counters?.total };
  return <FilterButtons source="status" label={t('trials.column.status')} choices={[all, ...choices]} />;
}
