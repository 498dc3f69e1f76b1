import { Link } from 'react-router';
import type { DashboardRecord, FunnelStage } from '../../api/types';
import { integer } from '../../format/format';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { listLink } from '../list-link';
import { Table } from '../Table';
import { ShareBar } from './ShareBar';

/** The list behind each stage. */
export const STAGE_FILTERS: Record<FunnelStage, object> = {
  contacted: { contacted: true },
  viewed: { page_vue: true },
  started: { quiz_commence: true },
  completed: { quiz_fait: true },
  appointment: { rdv_pris: true },
};

interface FunnelProps {
  stages: DashboardRecord['funnel'];
  /** Narrows the lists behind the figures. */
  within?: object;
}

/** How far contacted prospects came, in percent of them; each number opens its prospects. */
export function Funnel({ stages, within }: FunnelProps) {
  const t = useText();
  const { percent } = useFormat();
  const contacted = stages[0]?.count ?? 0;
  return (
    <Table
      look="figures-table"
      caption={t('analytics.funnel.title')}
      rows={stages.map((stage, index) => ({ ...stage, before: stages[index - 1]?.count ?? 0 }))}
      rowKey={({ stage }) => stage}
      columns={[
        [t('analytics.funnel.stageColumn'), ({ stage }) => t(`analytics.funnel.stage.${stage}`)],
        [t('analytics.funnel.bar'), ({ count }) => <ShareBar share={contacted > 0 ? count / contacted : 0} />, 'drawing'],
        [t('analytics.funnel.share'), ({ count }) => (contacted > 0 ? percent(count / contacted) : '–')],
        [
          t('analytics.funnel.count'),
          ({ stage, count }) => <Link to={listLink('prospects', { ...STAGE_FILTERS[stage], ...within })}>{integer(count)}</Link>,
        ],
        [
          t('analytics.funnel.previous'),
          ({ from_previous, before }) => (before > 0 ? percent(from_previous / before) : '–'),
          'grey wide-only',
        ],
      ]}
    />
  );
}
