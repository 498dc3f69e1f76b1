import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { useAnswer } from '../../api/ask';
import type { IncidentReport } from '../../api/types';
import { Status } from '../../components/Status';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { LIVE, Part } from './monitoring-part';

type Trouble = IncidentReport['troubles'][number];

/** The open incidents; a single line when there is none. */
export function TroublesPart() {
  const t = useText();
  const query = useAnswer('GET admin/troubles', {}, LIVE);
  return (
    <Part title={t(query.data?.troubles.length === 0 ? 'tools.state' : 'tools.monitoring.troubles')} query={query}>
      {({ troubles }) =>
        troubles.length === 0 ? (
          <p role="status">
            <Status tone="good">{t('tools.monitoring.allWorks')}</Status>
          </p>
        ) : (
          <ul className="lines narrow" aria-label={t('tools.monitoring.troubles')}>
            {troubles.map((trouble) => (
              <TroubleLine key={trouble.key} trouble={trouble} />
            ))}
          </ul>
        )
      }
    </Part>
  );
}

function TroubleLine({ trouble: { title, found, todo, link, since } }: { trouble: Trouble }) {
  const t = useText();
  return (
    <li>
      <div className="row items-baseline gap-x-3 strong">
        <Status tone="poor">{title}</Status>
        {since && <span className="grey">{t('tools.monitoring.sinceWhen', { date: dateTime(since) })}</span>}
      </div>
      <p>{found}</p>
      <p className="grey">{todo}</p>
      {link && (
        <CanAccess action="list" resource={resourceOf(link)} accessDenied={null}>
          <Link to={link} aria-label={`${t('tools.readiness.open')}\u202f: ${title}`}>
            {t('tools.readiness.open')}
          </Link>
        </CanAccess>
      )}
    </li>
  );
}

/** `/settings/apis` → settings */
const resourceOf = (link: string): string => link.split('/')[1] ?? '';
