import { OPEN_AUDITS } from '../../../backend/src/rules/waiting.rules';
import type { DashboardRecord } from '../api/types';
import { OptionalLink } from '../components/OptionalLink';
import { Status } from '../components/Status';
import { dateTime, integer } from '../format/format';
import { useText } from '../i18n/use-text';
import { ageOf } from './age';

interface RequestsProps {
  requests: DashboardRecord['requests'];
  /** Prospects whose pages somebody has to read before they are sent. */
  toReview: number;
  now: string;
}

/** Who waits for an answer of the team, and since when. */
export function Requests({ requests, toReview, now }: RequestsProps) {
  const t = useText();
  const { audit_requests, referrals, contact_messages, appointments } = requests;
  const since = (oldest: string | null) => {
    if (oldest === null) return t('dashboard.requests.none');
    const { key, count } = ageOf(oldest, now);
    return t('dashboard.requests.since', { age: t(key, { count }) });
  };
  return (
    <ul className="lines pairs">
      <Row resource="audit-requests" filter={{ status: OPEN_AUDITS }} count={audit_requests.count}>
        {since(audit_requests.oldest_at)}
        {audit_requests.late > 0 && <Status tone="poor">{t('dashboard.requests.late', { count: audit_requests.late })}</Status>}
      </Row>
      <Row resource="referrals" filter={{ status: 'pending' }} count={referrals.count}>
        {since(referrals.oldest_at)}
      </Row>
      <Row resource="contact-messages" filter={{ handled_at: null }} count={contact_messages.count}>
        {since(contact_messages.oldest_at)}
      </Row>
      <Row resource="prospects" filter={{ review_status: 'to_review' }} count={toReview}>
        {t(toReview > 0 ? 'dashboard.requests.unread' : 'dashboard.requests.none')}
      </Row>
      <Row resource="appointments" filter={{ status: 'booked', start_at_gte: now }} count={appointments.upcoming}>
        {appointments.next_at ? t('dashboard.requests.next', { date: dateTime(appointments.next_at) }) : t('dashboard.requests.noCall')}
      </Row>
    </ul>
  );
}

interface RowProps {
  resource: 'prospects' | 'audit-requests' | 'referrals' | 'contact-messages' | 'appointments';
  filter: object;
  count: number;
  children: React.ReactNode;
}

function Row({ resource, filter, count, children }: RowProps) {
  const t = useText();
  const name = t(`dashboard.requests.${resource.replace('-', '_') as 'audit_requests'}`);
  return (
    <li>
      <span className="break shrink">
        <OptionalLink resource={resource} filter={filter}>
          {name}
        </OptionalLink>
        <span className="wrap quiet gap-x-3">{children}</span>
      </span>
      <span className="strong number">{integer(count)}</span>
    </li>
  );
}
