import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import type { ScanRecord } from '../../../api/types';
import { AppDialog } from '../../../components/AppDialog';
import { Banner } from '../../../components/Banner';
import { StatusDot } from '../../../components/Status';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { approximateTime } from './approximate-time';
import styles from './bulk.module.css';
import type { BulkScan } from './use-bulk-scan';

/** How far the bulk scan is, with the means to hold it; at its end, how it went. */
export function BulkScanPanel({ bulkScan }: { bulkScan: BulkScan }) {
  const { scan, isRunning } = bulkScan;
  if (!scan) return null;
  return (
    <div className={styles.panel}>
      {isRunning ? <Running bulkScan={bulkScan} scan={scan} /> : <Ended bulkScan={bulkScan} scan={scan} />}
    </div>
  );
}

interface PartProps {
  bulkScan: BulkScan;
  scan: ScanRecord;
}

function Ended({ bulkScan: { dismiss }, scan: { status, done, failed } }: PartProps) {
  const t = useText();
  const { integer } = useFormat();
  const title = t(status === 'cancelled' ? 'bulk.scan.cancelledTitle' : 'bulk.scan.doneTitle');
  return (
    <Banner tone={failed > 0 || status === 'cancelled' ? 'fair' : 'good'} title={title} onClose={dismiss}>
      <p>{t('bulk.scan.doneText', { done: integer(done), failed: integer(failed) })}</p>
    </Banner>
  );
}

const TITLES = { queued: 'bulk.scan.queued', paused: 'bulk.scan.paused', running: 'bulk.scan.running' } as const;

function Running({ bulkScan: { pause, resume, cancel }, scan }: PartProps) {
  const t = useText();
  const { integer } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const isPaused = scan.status === 'paused';
  const ended = scan.done + scan.failed;
  const title = t(TITLES[scan.status as keyof typeof TITLES] ?? TITLES.running);
  return (
    <section aria-label={title}>
      <div className={styles.line}>
        <StatusDot tone={isPaused ? 'neutral' : 'accent'} shape={isPaused ? 'ring' : 'running'} />
        <h2>{title}</h2>
        <p className={styles.grey} role="status">
          {t('bulk.scan.progress', { done: integer(ended), total: integer(scan.total) })}
          {scan.failed > 0 && ` · ${t('bulk.scan.failures', { smart_count: scan.failed })}`}
          {!isPaused &&
            scan.remaining_seconds !== null &&
            ` · ${t('bulk.scan.remaining', { time: approximateTime(scan.remaining_seconds) })}`}
        </p>
        <CanAccess action="scan" accessDenied={null}>
          <span className={styles.rest}>
            <Button variant="text" onClick={() => void (isPaused ? resume() : pause())}>
              {t(isPaused ? 'bulk.scan.resume' : 'bulk.scan.pause')}
            </Button>
            <Button variant="text" onClick={() => setAsking(true)}>
              {t('bulk.scan.cancel')}
            </Button>
          </span>
        </CanAccess>
      </div>
      <progress className={styles.bar} value={ended} max={Math.max(1, scan.total)} aria-label={title} />
      {isAsking && <CancelDialog onCancel={cancel} onClose={() => setAsking(false)} />}
    </section>
  );
}

function CancelDialog({ onCancel, onClose }: { onCancel: () => Promise<void>; onClose: () => void }) {
  const t = useText();
  const confirm = async () => {
    await onCancel();
    onClose();
  };
  const foot = (
    <>
      <Button variant="outlined" onClick={onClose} autoFocus>
        {t('bulk.scan.keep')}
      </Button>
      <Button variant="contained" color="error" onClick={() => void confirm()}>
        {t('bulk.scan.cancel')}
      </Button>
    </>
  );
  return (
    <AppDialog title={t('bulk.scan.cancelTitle')} onClose={onClose} foot={foot} width="xs">
      <p>{t('bulk.scan.cancelText')}</p>
    </AppDialog>
  );
}
