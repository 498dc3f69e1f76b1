import { CanAccess, useNotify, useUpdate } from 'react-admin';
import type { ProspectRecord, ProspectStatus } from '../../api/types';
import { useText } from '../../i18n/use-text';
import styles from './prospect-show.module.css';

const STATUSES: ProspectStatus[] = ['new', 'contacted', 'qualified', 'converted', 'rejected'];

/** Where the prospect stands in the pipeline; a choice is saved at once. */
export function FollowUpSelect({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<ProspectRecord>();
  const change = (status: ProspectStatus) =>
    update(
      'prospects',
      { id: prospect.id, data: { status }, previousData: prospect },
      { mutationMode: 'pessimistic', onError: (error) => notify(error.message || 'prospects.show.statusFailed', { type: 'error' }) },
    );
  return (
    <CanAccess action="edit" accessDenied={t(`prospects.status.${prospect.status}`)}>
      <select
        className={styles.select}
        aria-label={t('prospects.show.followUp')}
        value={prospect.status}
        disabled={isPending}
        onChange={({ target }) => void change(target.value as ProspectStatus)}
      >
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`prospects.status.${status}`)}
          </option>
        ))}
      </select>
    </CanAccess>
  );
}
