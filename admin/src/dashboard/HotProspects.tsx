import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { DashboardRecord } from '../api/types';
import { dateTime } from '../format/format';
import { useText } from '../i18n/use-text';

/** Who showed interest today, by what people did themselves. */
export function HotProspects({ hot: { total, prospects } }: { hot: DashboardRecord['hot'] }) {
  const t = useText();
  const createPath = useCreatePath();
  if (prospects.length === 0) return <p className="grey py-2">{t('dashboard.hot.none')}</p>;
  return (
    <>
      <ul className="lines pairs">
        {prospects.map(({ prospect_id, company, score, signals, last_at }) => (
          <li key={prospect_id}>
            <span className="break shrink">
              <Link to={createPath({ resource: 'prospects', type: 'show', id: prospect_id })}>{company}</Link>
              {score !== null && <span className="grey"> {t('dashboard.hot.score', { score })}</span>}
              <span className="wrap quiet gap-x-3">{signals.map((signal) => t(`dashboard.hot.signal.${signal}`)).join(', ')}</span>
            </span>
            <time className="grey nowrap" dateTime={last_at}>
              {dateTime(last_at).slice(-5)}
            </time>
          </li>
        ))}
      </ul>
      {total > prospects.length && <p className="grey py-2">{t('dashboard.hot.more', { shown: prospects.length, total })}</p>}
    </>
  );
}
