import type { ScanTaskRecord } from '../../../api/types';
import { Status } from '../../../components/Status';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { useScanOfPage } from './ProspectScanProvider';
import styles from './scan.module.css';
import { TASK_LOOK } from './scan-progress';

/** Every task of the scan: where it stands, how often it was tried, how long it took, why it failed. */
export function ScanTasks() {
  const t = useText();
  const { tasks } = useScanOfPage();
  if (tasks.length === 0) return null;
  return (
    <table className={styles.tasks}>
      <thead>
        <tr>
          <th scope="col" className={styles.task}>
            {t('scan.task')}
          </th>
          <th scope="col" className={styles.state}>
            {t('scan.state')}
          </th>
          <th scope="col" className={`${styles.number} ${styles.count}`}>
            {t('scan.attempts')}
          </th>
          <th scope="col" className={`${styles.number} ${styles.time}`}>
            {t('scan.duration')}
          </th>
          <th scope="col">
            <span className="sr-only">{t('scan.details')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => (
          <TaskRow key={task.analysis} task={task} />
        ))}
      </tbody>
    </table>
  );
}

function TaskRow({ task: { analysis, status, attempts, durationMs, error } }: { task: ScanTaskRecord }) {
  const t = useText();
  const { duration } = useFormat();
  const { tone, shape } = TASK_LOOK[status];
  const word = status === 'queued' && attempts > 0 ? 'retry' : status;
  return (
    <tr>
      <th scope="row">{t(`analysis.name.${analysis}`)}</th>
      <td>
        <Status tone={tone} shape={shape} quiet={tone === 'neutral'}>
          {t(`scan.status.${word}`)}
        </Status>
      </td>
      <td className={styles.number}>{attempts > 0 ? attempts : ''}</td>
      <td className={styles.number}>{durationMs === null ? '' : duration(durationMs)}</td>
      <td className={styles.message}>
        {error?.message}
        {error?.detail && <span className={styles.grey}> {error.detail}</span>}
      </td>
    </tr>
  );
}
