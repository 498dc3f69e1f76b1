import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDelete, useNotify } from 'react-admin';
import type { AuditRequestRecord, AuditRequestStatus } from '../../api/types';
import { WAITING_KEY } from '../../api/waiting';
import { AppDialog } from '../../components/AppDialog';
import styles from '../../components/list-page.module.css';
import { showNotice } from '../../components/notice';
import { Status, StatusDot, type Tone } from '../../components/Status';
import { useRecordChange } from '../../components/use-record-change';
import { useText } from '../../i18n/use-text';

export const STATUSES: AuditRequestStatus[] = ['pending', 'in_progress', 'completed', 'cancelled'];
const TONES: Record<AuditRequestStatus, Tone> = { pending: 'accent', in_progress: 'fair', completed: 'good', cancelled: 'neutral' };

interface RequestProps {
  request: AuditRequestRecord;
}

/** Any status may follow any other; it is saved as soon as it is chosen. */
export function StatusSelect({ request, readOnly }: RequestProps & { readOnly: boolean }) {
  const t = useText();
  const { change, isPending } = useRecordChange<AuditRequestRecord>('audit-requests', 'auditRequests.statusFailed');
  const { status, email } = request;
  if (readOnly) return <Status tone={TONES[status] ?? 'neutral'}>{t(`auditRequests.status.${status}`)}</Status>;
  const choose = async (next: AuditRequestStatus) => {
    const words = t('auditRequests.statusSaved', { email, status: t(`auditRequests.status.${next}`) });
    if (await change(request, { status: next })) showNotice(words);
  };
  return (
    <span className={styles.statusCell}>
      <StatusDot tone={TONES[status] ?? 'neutral'} />
      <select
        className={styles.select}
        aria-label={t('auditRequests.statusOf', { email })}
        value={status}
        aria-busy={isPending}
        onChange={({ target }) => void choose(target.value as AuditRequestStatus)}
      >
        {STATUSES.map((value) => (
          <option key={value} value={value}>
            {t(`auditRequests.status.${value}`)}
          </option>
        ))}
      </select>
    </span>
  );
}

export function DeleteButton({ request }: RequestProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.rowAction}
        aria-label={t('auditRequests.deleteOf', { email: request.email })}
        onClick={() => setIsOpen(true)}
      >
        {t('app.action.delete')}
      </button>
      {isOpen && <DeleteDialog request={request} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function DeleteDialog({ request, onClose }: RequestProps & { onClose: () => void }) {
  const t = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const [deleteOne, { isPending }] = useDelete<AuditRequestRecord>();
  const remove = async () => {
    try {
      const params = { id: request.id, previousData: request };
      await deleteOne('audit-requests', params, { mutationMode: 'pessimistic', returnPromise: true });
      void client.invalidateQueries({ queryKey: ['audit-requests'] });
      void client.invalidateQueries({ queryKey: [WAITING_KEY] });
      showNotice(t('auditRequests.deleted'));
    } catch {
      notify('auditRequests.deleteFailed', { type: 'error' });
    }
    onClose();
  };
  const foot = (
    <>
      <Button variant="outlined" onClick={onClose} autoFocus>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" color="error" disabled={isPending} onClick={() => void remove()}>
        {t('app.action.delete')}
      </Button>
    </>
  );
  return (
    <AppDialog title={t('auditRequests.deleteConfirm')} onClose={onClose} foot={foot} width="xs">
      <p>{t('auditRequests.deleteText', { email: request.email })}</p>
    </AppDialog>
  );
}
