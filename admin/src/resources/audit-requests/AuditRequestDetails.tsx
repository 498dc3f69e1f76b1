import { Link } from 'react-router';
import type { AuditRequestRecord } from '../../api/types';
import { AuditDocumentPanel } from '../../components/AuditDocumentPanel';
import { Fact, Facts } from '../../components/Facts';
import { OutsideLink } from '../../components/links';
import styles from '../../components/list-page.module.css';
import { RecordNotes } from '../../components/RecordNotes';
import { useNow } from '../../components/use-now';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { span } from './promise-state';

/** The details of a request: addressee, website, and the team's notes. */
export function AuditRequestDetails({ record: request }: { record: AuditRequestRecord }) {
  const t = useText();
  const { email, site_url, prospect_id, company, created_at, promised_by, told, next_try } = request;
  const { unit, count } = span(useNow() - Date.parse(created_at));
  return (
    <div className={styles.details}>
      <Facts>
        <Fact label={t('auditRequests.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact label={t('auditRequests.site')}>{site_url && <OutsideLink url={site_url} />}</Fact>
        <Fact label={t('auditRequests.prospect')}>{prospect_id && <Link to={`/prospects/${prospect_id}/show`}>{company}</Link>}</Fact>
        <Fact label={t('auditRequests.promisedBy')}>{promised_by && dateTime(promised_by)}</Fact>
        <Fact label={t('auditRequests.ageLabel')}>{t(`auditRequests.age.${unit}`, { count })}</Fact>
        <Fact label={t('auditRequests.told')}>{told}</Fact>
        <Fact label={t('auditRequests.nextTry')}>{next_try && `${dateTime(next_try.at)} (${next_try.error})`}</Fact>
      </Facts>
      {prospect_id && <AuditDocumentPanel prospectId={prospect_id} requestId={request.id} />}
      <RecordNotes />
    </div>
  );
}
