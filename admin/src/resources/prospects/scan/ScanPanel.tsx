import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { noOutcomes, scanVerdict } from '../../../../../backend/src/rules/scan-outcomes.rules';
import type { ScanRecord } from '../../../api/types';
import { ScanVerdictChip } from '../../../components/ScanVerdictChip';
import { StatusDot } from '../../../components/Status';
import { dateTime } from '../../../format/format';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { useScanOfPage } from './ProspectScanProvider';
import { ScanTasks } from './ScanTasks';
import { scanDurationMs } from './scan-progress';

/** The progress of the running scan, task by task; afterwards one line that says how it went. */
export function ScanPanel() {
  const { scan, isRunning } = useScanOfPage();
  const [isOpen, setOpen] = useState(false);
  if (!scan) return <NeverScanned />;
  const showTasks = isRunning || isOpen;
  return (
    <section className="ruled-above mb-2" aria-live="polite">
      {isRunning ? <RunningLine /> : <FinishedLine isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      {showTasks && <ScanTasks />}
    </section>
  );
}

function RunningLine() {
  const t = useText();
  const { scan, progress, cancel } = useScanOfPage();
  const title = t(scan?.status === 'queued' ? 'scan.queuedTitle' : 'scan.runningTitle');
  return (
    <>
      <div className="flex items-center gap-3 min-row">
        <StatusDot tone="accent" shape="running" />
        <h2>{title}</h2>
        {progress.total > 0 && <span className="grey">{t('scan.progress', { done: progress.ended, total: progress.total })}</span>}
        <CanAccess action="scan" accessDenied={null}>
          <Button variant="text" className="pushed" onClick={() => void cancel()}>
            {t('scan.cancel')}
          </Button>
        </CanAccess>
      </div>
      <progress className="thin" value={progress.ended} max={Math.max(1, progress.total)} aria-label={title} />
    </>
  );
}

function FinishedLine({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const t = useText();
  const { duration } = useFormat();
  const { scan, progress } = useScanOfPage();
  if (!scan) return null;
  const isMeasured = scanVerdict(verdictOf(scan)) === 'measured';
  const took = scanDurationMs(scan);
  const when = t('scan.finished', { date: dateTime(scan.finished_at ?? scan.created_at) });
  return (
    <div className="flex items-center gap-3 min-row">
      <ScanVerdictChip scan={verdictOf(scan)} />
      <p>
        {when}
        {took !== null && <span className="grey"> {t('scan.finishedIn', { duration: duration(took) })}</span>}
        <span className="grey">
          {isMeasured && ` · ${t('scan.allGood', { smart_count: progress.ended - progress.late })}`}
          {progress.failed > 0 && ` · ${t('scan.failures', { smart_count: progress.failed })}`}
          {progress.late > 0 && ` · ${t('scan.late', { smart_count: progress.late })}`}
        </span>
      </p>
      <Button variant="text" className="pushed" onClick={onToggle} aria-expanded={isOpen}>
        {t(isOpen ? 'scan.hide' : 'scan.details')}
      </Button>
    </div>
  );
}

/** Of this prospect alone: others of the same scan went their own way. */
function verdictOf({ status, outcomes, target }: ScanRecord): Pick<ScanRecord, 'status' | 'outcomes'> {
  if (!target) return { status, outcomes };
  return {
    status: target.status === 'cancelled' ? 'cancelled' : status,
    outcomes: { ...noOutcomes(), ...(target.outcome && { [target.outcome]: 1 }) },
  };
}

function NeverScanned() {
  const t = useText();
  const { obstacle, lastAnalyzed } = useScanOfPage();
  const before = lastAnalyzed ? t('scan.finished', { date: dateTime(lastAnalyzed) }) : t('scan.never');
  return (
    <section className="ruled-above mb-2">
      <div className="flex items-center gap-3 min-row">
        <StatusDot tone="neutral" />
        <p className="grey">{obstacle === 'noSite' ? t('scan.noSite') : before}</p>
      </div>
    </section>
  );
}
