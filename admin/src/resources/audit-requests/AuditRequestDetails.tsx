import { useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import type { AuditRequestRecord } from '../../api/types';
import { AuditDocumentPanel } from '../../components/AuditDocumentPanel';
import { Fact, Facts } from '../../components/Facts';
import styles from '../../components/list-page.module.css';
import { showNotice } from '../../components/notice';
import { RecordNotes } from '../../components/RecordNotes';
import { useRecordChange } from '../../components/use-record-change';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';

/** What an opened row says: whom to answer, about which site, and what the team noted. */
export function AuditRequestDetails({ request }: { request: AuditRequestRecord }) {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'audit-requests', action: 'edit' });
  const { change, isPending } = useRecordChange<AuditRequestRecord>('audit-requests', 'app.notes.failed');
  const { email, site_url, prospect_id, company, promised_by, notes } = request;
  const save = async (text: string) => {
    if (await change(request, { notes: text })) showNotice(t('app.notes.saved'));
  };
  return (
    <div className={styles.details}>
      <Facts>
        <Fact label={t('auditRequests.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact label={t('auditRequests.site')}>
          {site_url && (
            <a href={site_url} target="_blank" rel="noreferrer">
              {site_url}
            </a>
          )}
        </Fact>
        <Fact label={t('auditRequests.prospect')}>{prospect_id && <Link to={`/prospects/${prospect_id}/show`}>{company}</Link>}</Fact>
        <Fact label={t('auditRequests.promisedBy')}>{promised_by && dateTime(promised_by)}</Fact>
      </Facts>
      {prospect_id && <AuditDocumentPanel prospectId={prospect_id} requestId={request.id} />}
      <RecordNotes notes={notes} readOnly={!canAccess} onSave={save} isPending={isPending} />
    </div>
  );
}
