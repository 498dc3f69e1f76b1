import { useCanAccess } from 'react-admin';
import type { TrialRecord } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { CellText } from '../../list/CellText';
import { Column, DateColumn } from '../../list/Column';
import { RowLink } from '../../list/RecordRow';
import { ResourceList } from '../../list/ResourceList';
import { TrialActions } from './TrialActions';
import { TrialFilters } from './TrialFilters';
import { TrialState, TrialVerification } from './trial-state';

const Col = Column<TrialRecord>;

/** The analyses that visitors have started themselves. */
export function TrialList() {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'trials', action: 'edit' });
  const company = ({ company, email, site_url, widget_host }: TrialRecord) => (
    <CellText words={[company, widget_host ? t('trials.fromWidget', { email, host: widget_host }) : email, site_url]}>
      <RowLink>{company}</RowLink>
    </CellText>
  );
  const verification = ({ verification, other_address }: TrialRecord) => (
    <span title={other_address ? t('trials.otherAddress') : undefined}>
      <TrialVerification state={verification} />
    </span>
  );
  const stage = ({ stage, measured }: TrialRecord) => (measured === null ? '–' : t('trials.stageOf', { stage }));
  const measured = ({ measured, measurable }: TrialRecord) =>
    measured === null ? '–' : t('trials.measuredOf', { done: measured, total: measurable });
  const status = ({ status, message }: TrialRecord) => (
    <span title={message ?? undefined}>
      <TrialState state={status} />
    </span>
  );
  const score = ({ self_serve_score }: TrialRecord) => self_serve_score ?? '–';
  const actions = (trial: TrialRecord) => <TrialActions trial={trial} />;
  return (
    <ResourceList
      title={t('trials.title')}
      sort={{ field: 'created_at', order: 'DESC' }}
      pollMs={15_000}
      filters={<TrialFilters />}
      empty={{ title: t('trials.empty.title'), text: t('trials.empty.text') }}
      filtered={{ title: t('trials.filtered.title'), text: t('trials.filtered.text') }}
      rowClick={(id) => `/prospects/${id}/show`}
    >
      <Col source="company" label="trials.column.company" render={company} />
      <DateColumn source="created_at" label="trials.column.created" sortByOrder="DESC" />
      <Col source="verification" label="trials.column.verification" width="medium" render={verification} />
      <Col source="stage" label="trials.column.stage" width="narrow" render={stage} />
      <Col source="measured" label="trials.column.measured" width="narrow" render={measured} />
      <Col source="self_serve_score" label="trials.column.score" width="narrow" render={score} />
      <Col source="status" label="trials.column.status" width="wide" render={status} />
      {canAccess && <Col source="id" label="app.list.actions" align="right" width="wide" render={actions} />}
    </ResourceList>
  );
}
