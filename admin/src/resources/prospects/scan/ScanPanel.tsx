import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { CancelScanDialog } from '../../../components/CancelScanDialog';
import { VERDICT_TONE } from '../../../components/ScanTally';
import { StatusDot } from '../../../components/Status';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { useScanOfPage } from './ProspectScanProvider';
import { ScanTasks } from './ScanTasks';
import styles from './scan.module.css';
import { tookMs } from './scan-progress';
import { WhatIsMissing } from './WhatIsMissing';

/** The progress of the running scan, task by task; afterwards one line that says how it went. */
export function ScanPanel() {
  const { scan, isRunning } = useScanOfPage();
  const [isOpen, setOpen] = useState(false);
  if (!scan) return <NeverScanned />;
  const showTasks = isRunning || isOpen;
  return (
    <section className={styles.panel} aria-live="polite">
      {isRunning ? <RunningLine /> : <FinishedLine isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      {showTasks && <ScanTasks />}
    </section>
  );
}

function RunningLine() {
  const t = useText();
  const { integer } = useFormat();
  const { scan, progress, cancel, cancelAll } = useScanOfPage();
  const [isAsking, setAsking] = useState(false);
  if (!scan) return null;
  const isAlone = scan.total === 1;
  const isWaiting = scan.target ? scan.target.status === 'waiting' : scan.status === 'queued';
  const title = t(scan.status === 'paused' && isWaiting ? 'bulk.scan.paused' : isWaiting ? 'scan.queuedTitle' : 'scan.runningTitle');
  return (
    <>
      <div className={styles.line}>
        <StatusDot tone="accent" shape="running" />
        <h2>{title}</h2>
        {progress.total > 0 && <span className={styles.grey}>{t('scan.progress', { done: progress.ended, total: progress.total })}</span>}
        {!isAlone && <Link to={`/scans/${scan.id}/show`}>{t('scan.within', { count: integer(scan.total) })}</Link>}
        <CanAccess action="scan" accessDenied={null}>
          <span className={styles.stops}>
            <Button variant="text" aria-label={t('scan.cancelOne')} onClick={() => void cancel()}>
              {t('scan.cancel')}
            </Button>
            {!isAlone && (
              <Button variant="text" onClick={() => setAsking(true)}>
                {t('scan.cancelAll', { count: integer(scan.total) })}
              </Button>
            )}
          </span>
        </CanAccess>
      </div>
      <progress className={styles.bar} value={progress.ended} max={Math.max(1, progress.total)} aria-label={title} />
      {isAsking && <CancelScanDialog onCancel={cancelAll} onClose={() => setAsking(false)} />}
    </>
  );
}

function FinishedLine({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const t = useText();
  const { dateTime, duration } = useFormat();
  const { scan } = useScanOfPage();
  if (!scan) return null;
  const { target } = scan;
  const verdict = target?.outcome ?? 'cancelled';
  const took = target && tookMs(target);
  const when = t('scan.finished', { date: dateTime(target?.finished_at ?? scan.finished_at ?? scan.created_at) });
  return (
    <>
      <div className={styles.line}>
        <StatusDot tone={VERDICT_TONE[verdict]} />
        <p>
          <strong>{t(`scan.verdict.${verdict}`)}</strong>
          <span className={styles.grey}> · </span>
          {when}
          {took !== null && <span className={styles.grey}> {t('scan.finishedIn', { duration: duration(took) })}</span>}
        </p>
        <Button variant="text" className={styles.end} onClick={onToggle} aria-expanded={isOpen}>
          {t(isOpen ? 'scan.hide' : 'scan.details')}
        </Button>
      </div>
      <WhatIsMissing />
    </>
  );
}

function NeverScanned() {
  const t = useText();
  const { dateTime } = useFormat();
  const { obstacle, lastAnalyzed } = useScanOfPage();
  const before = lastAnalyzed ? t('scan.finished', { date: dateTime(lastAnalyzed) }) : t('scan.never');
  return (
    <section className={styles.panel}>
      <div className={styles.line}>
        <StatusDot tone="neutral" />
        <p className={styles.grey}>{obstacle === 'noSite' ? t('scan.noSite') : before}</p>
      </div>
    </section>
  );
}
