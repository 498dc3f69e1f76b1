import { useDataProvider } from 'react-admin';
import type { AuditRequestRecord, AuditRequestStatus } from '../../api/types';
import { ConfirmButton } from '../../components/ConfirmDialog';
import styles from '../../components/list-page.module.css';
import { Status, StatusDot, type Tone } from '../../components/Status';
import { useAction } from '../../components/use-action';
import { useText } from '../../i18n/use-text';

export const STATUSES: AuditRequestStatus[] = ['pending', 'in_progress', 'completed', 'cancelled'];
const TONES: Record<AuditRequestStatus, Tone> = { pending: 'accent', in_progress: 'fair', completed: 'good', cancelled: 'neutral' };

interface RequestProps {
  request: AuditRequestRecord;
}

/** Any status may follow any other; it is saved as soon as it is chosen. */
export function StatusSelect({ request, readOnly }: RequestProps & { readOnly: boolean }) {
  const t = useText();
  const server = useDataProvider();
  const { perform, isBusy } = useAction();
  const { id, status, email } = request;
  const word = (of: AuditRequestStatus) => t(`auditRequests.status.${of}`);
  if (readOnly) return <Status tone={TONES[status] ?? 'neutral'}>{word(status)}</Status>;
  const choose = (next: AuditRequestStatus) =>
    perform(() => server.update('audit-requests', { id, data: { status: next }, previousData: request }), {
      done: t('auditRequests.statusSaved', { email, status: word(next) }),
      failed: () => t('auditRequests.statusFailed'),
    });
  return (
    <span className="flex items-center gap-2">
      <StatusDot tone={TONES[status] ?? 'neutral'} />
      <select
        className={`shrink ${styles.select}`}
        aria-label={t('auditRequests.statusOf', { email })}
        value={status}
        aria-busy={isBusy}
        onChange={({ target }) => void choose(target.value as AuditRequestStatus)}
      >
        {STATUSES.map((value) => (
          <option key={value} value={value}>
            {word(value)}
          </option>
        ))}
      </select>
    </span>
  );
}

export function DeleteButton({ request }: RequestProps) {
  const t = useText();
  const server = useDataProvider();
  const { id, email } = request;
  return (
    <ConfirmButton
      label={t('app.action.delete')}
      button={{ look: 'row-action', 'aria-label': t('auditRequests.deleteOf', { email }) }}
      title={t('auditRequests.deleteConfirm')}
      confirm={t('app.action.delete')}
      done={t('auditRequests.deleted')}
      failed={t('auditRequests.deleteFailed')}
      isDanger
      onConfirm={() => server.delete('audit-requests', { id, previousData: request })}
    >
      <p>{t('auditRequests.deleteText', { email })}</p>
    </ConfirmButton>
  );
}
