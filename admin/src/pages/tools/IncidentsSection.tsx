import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { useApiQuery } from '../../api/call-api';
import type { IncidentReport } from '../../api/types';
import { Status } from '../../components/Status';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { LIVE, QuerySection } from './monitoring-section';

type Incident = IncidentReport['troubles'][number];

/** The open incidents; a single line when there is none. */
export function IncidentsSection() {
  const t = useText();
  const query = useApiQuery('GET admin/troubles', {}, LIVE);
  return (
    <QuerySection title={t(query.data?.troubles.length === 0 ? 'tools.state' : 'tools.monitoring.troubles')} query={query}>
      {({ troubles }) =>
        troubles.length === 0 ? (
          <p role="status">
            <Status tone="good">{t('tools.monitoring.allWorks')}</Status>
          </p>
        ) : (
          <ul className="lines narrow" aria-label={t('tools.monitoring.troubles')}>
            {troubles.map((trouble) => (
              <IncidentItem key={trouble.key} trouble={trouble} />
            ))}
          </ul>
        )
      }
    </QuerySection>
  );
}

function IncidentItem({ trouble: { title, found, todo, link, since } }: { trouble: Incident }) {
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
