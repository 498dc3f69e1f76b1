import { Link } from 'react-router';
import type { DashboardRecord, FunnelStage } from '../../api/types';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { listLink } from '../list-link';
import styles from './chart.module.css';
import { ShareBar } from './ShareBar';

const FILTERS: Record<FunnelStage, object> = {
  contacted: { contacted: true },
  viewed: { page_vue: true },
  started: { quiz_commence: true },
  completed: { quiz_fait: true },
  appointment: { rdv_pris: true },
};

interface FunnelProps {
  stages: DashboardRecord['funnel'];
  /** Narrows the lists behind the figures to the same period. */
  within?: object;
}

/** How far contacted prospects came, in percent of them; each number opens its prospects. */
export function Funnel({ stages, within }: FunnelProps) {
  const t = useText();
  const { integer, percent } = useFormat();
  const contacted = stages[0]?.count ?? 0;
  return (
    <table className={styles.funnel}>
      <caption className="sr-only">{t('analytics.funnel.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('analytics.funnel.stageColumn')}</th>
          <th scope="col" className={styles.drawing}>
            <span className="sr-only">{t('analytics.funnel.bar')}</span>
          </th>
          <th scope="col">{t('analytics.funnel.share')}</th>
          <th scope="col">{t('analytics.funnel.count')}</th>
          <th scope="col">{t('analytics.funnel.previous')}</th>
        </tr>
      </thead>
      <tbody>
        {stages.map(({ stage, count, from_previous }, index) => {
          const before = stages[index - 1]?.count ?? 0;
          return (
            <tr key={stage}>
              <th scope="row">{t(`analytics.funnel.stage.${stage}`)}</th>
              <td className={styles.drawing}>
                <ShareBar share={contacted > 0 ? count / contacted : 0} />
              </td>
              <td>{contacted > 0 ? percent(count / contacted) : '–'}</td>
              <td>
                <Link to={listLink('prospects', { ...FILTERS[stage], ...within })}>{integer(count)}</Link>
              </td>
              <td className={styles.quiet}>{before > 0 ? percent(from_previous / before) : '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
