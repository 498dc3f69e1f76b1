import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess, useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import type { ScanRecord } from '../../../api/types';
import { Banner } from '../../../components/Banner';
import { CancelScanDialog } from '../../../components/CancelScanDialog';
import { ScanCost } from '../../../components/ScanCost';
import { type ScanPart, ScanTally, ScanTallyWords } from '../../../components/ScanTally';
import { StatusDot } from '../../../components/Status';
import { endedOf } from '../../../components/scan-state';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { approximateTime } from './approximate-time';
import styles from './bulk.module.css';
import type { BulkScan } from './use-bulk-scan';

/** How far the bulk scan is, with the means to hold it; at its end, how it went. */
export function BulkScanPanel({ bulkScan, onAgain }: { bulkScan: BulkScan; onAgain: (part: ScanPart) => void }) {
  const { scan, isRunning } = bulkScan;
  if (!scan) return null;
  return (
    <div className={styles.panel}>
      {isRunning ? <Running bulkScan={bulkScan} scan={scan} /> : <Ended bulkScan={bulkScan} scan={scan} onAgain={onAgain} />}
    </div>
  );
}

interface PartProps {
  bulkScan: BulkScan;
  scan: ScanRecord;
}

function Ended({ bulkScan: { dismiss }, scan, onAgain }: PartProps & { onAgain: (part: ScanPart) => void }) {
  const t = useText();
  const { integer } = useFormat();
  const { status, outcomes, failed, left_out } = scan;
  const { canAccess } = useCanAccess({ action: 'scan', resource: 'prospects' });
  const title = t(status === 'cancelled' ? 'bulk.scan.cancelledTitle' : 'bulk.scan.doneTitle');
  return (
    <Banner tone={failed > 0 || status === 'cancelled' ? 'fair' : 'good'} title={title} onClose={dismiss}>
      <p>{t('bulk.scan.doneText', { done: integer(outcomes.measured), failed: integer(failed) })}</p>
      <ScanTally scan={scan} onAgain={canAccess ? onAgain : undefined} />
      <p className={styles.grey}>
        {left_out > 0 && `${t('scan.leftOut', { smart_count: left_out })}. `}
        <ScanCost cost={scan.cost} /> · <Link to={`/scans/${scan.id}/show`}>{t('scan.open')}</Link>
      </p>
    </Banner>
  );
}

const TITLES = { queued: 'bulk.scan.queued', paused: 'bulk.scan.paused', running: 'bulk.scan.running' } as const;

function Running({ bulkScan: { pause, resume, cancel }, scan }: PartProps) {
  const t = useText();
  const { integer } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const isPaused = scan.status === 'paused';
  const ended = endedOf(scan);
  const title = t(TITLES[scan.status as keyof typeof TITLES] ?? TITLES.running);
  return (
    <section aria-label={title}>
      <div className={styles.line}>
        <StatusDot tone={isPaused ? 'neutral' : 'accent'} shape={isPaused ? 'ring' : 'running'} />
        <h2>{title}</h2>
        <p className={styles.grey} role="status">
          {t('bulk.scan.progress', { done: integer(ended), total: integer(scan.total) })}
          {!isPaused &&
            scan.remaining_seconds !== null &&
            ` · ${t('bulk.scan.remaining', { time: approximateTime(scan.remaining_seconds) })}`}
        </p>
        <p className={styles.grey}>
          <ScanTallyWords scan={scan} /> {ended > 0 && '· '}
          <ScanCost cost={scan.cost} />
        </p>
        <CanAccess action="scan" accessDenied={null}>
          <span className={styles.rest}>
            <Button variant="text" onClick={() => void (isPaused ? resume() : pause())}>
              {t(isPaused ? 'bulk.scan.resume' : 'bulk.scan.pause')}
            </Button>
            <Button variant="text" onClick={() => setAsking(true)}>
              {t('scan.cancelAll', { count: integer(scan.total) })}
            </Button>
          </span>
        </CanAccess>
      </div>
      <progress className={styles.bar} value={ended} max={Math.max(1, scan.total)} aria-label={title} />
      {isAsking && <CancelScanDialog onCancel={cancel} onClose={() => setAsking(false)} />}
    </section>
  );
}
