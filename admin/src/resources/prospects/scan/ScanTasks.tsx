import { causeText } from '../../../api/cause-text';
import { Status } from '../../../components/Status';
import { Table } from '../../../components/Table';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { useScanOfPage } from './ProspectScanProvider';
import { TASK_LOOK } from './scan-progress';

/** Every task of the scan: where it stands, how often it was tried, how long it took, why it failed. */
export function ScanTasks() {
  const t = useText();
  const { duration } = useFormat();
  const { tasks } = useScanOfPage();
  if (tasks.length === 0) return null;
  return (
    <Table
      look="stacks mb-3"
      rows={tasks}
      rowKey={({ analysis }) => analysis}
      columns={[
        [t('scan.task'), ({ analysis }) => t(`analysis.name.${analysis}`)],
        [
          t('scan.state'),
          ({ status, attempts }) => (
            <Status {...TASK_LOOK[status]} quiet={TASK_LOOK[status].tone === 'neutral'}>
              {t(`scan.status.${status === 'queued' && attempts > 0 ? 'retry' : status}`)}
            </Status>
          ),
        ],
        [t('scan.attempts'), ({ attempts }) => attempts || '', 'number'],
        [t('scan.duration'), ({ durationMs }) => (durationMs === null ? '' : duration(durationMs)), 'number'],
        [
          t('scan.details'),
          ({ error }) => (
            <>
              {error && causeText(error)} {error?.detail && <span className="grey">{error.detail}</span>}
            </>
          ),
          'words unnamed',
        ],
      ]}
    />
  );
}
