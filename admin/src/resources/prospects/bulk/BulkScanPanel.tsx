import { useQueryClient } from '@tanstack/react-query';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { failedThroughout, isSuccess, SCAN_OUTCOMES } from '../../../../../backend/src/rules/scan-outcomes.rules';
import { callApi } from '../../../api/call-api';
import { cacheResponse } from '../../../api/query-client';
import type { ScanRecord } from '../../../api/types';
import { ActionButton } from '../../../components/ActionButton';
import { Banner } from '../../../components/Banner';
import { ConfirmButton } from '../../../components/ConfirmDialog';
import { listLink } from '../../../components/list-link';
import { StatusDot } from '../../../components/Status';
import { integer } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { approximateTime } from './approximate-time';
import type { BulkScan } from './use-bulk-scan';

/** How far the bulk scan is, with the means to hold it; at its end, how it went. */
export function BulkScanPanel({ bulkScan }: { bulkScan: BulkScan }) {
  const { scan, isRunning } = bulkScan;
  if (!scan) return null;
  return <div className="mb-4">{isRunning ? <Running scan={scan} /> : <Ended bulkScan={bulkScan} scan={scan} />}</div>;
}

interface PartProps {
  bulkScan: BulkScan;
  scan: ScanRecord;
}

/** Every outcome but those that are counted as a success (`scan-outcomes.rules.ts`). */
const FAILURES = SCAN_OUTCOMES.filter((outcome) => !isSuccess(outcome));

function Ended({ bulkScan: { dismiss }, scan: { id, status, done, failed } }: PartProps) {
  const t = useText();
  const isCancelled = status === 'cancelled';
  const isVain = failedThroughout({ done, failed });
  const title = t(isCancelled ? 'bulk.scan.cancelledTitle' : isVain ? 'bulk.scan.noneTitle' : 'bulk.scan.doneTitle');
  return (
    <Banner tone={isVain ? 'poor' : failed > 0 || isCancelled ? 'fair' : 'good'} title={title} onClose={dismiss}>
      <p>{t(isVain ? 'bulk.scan.noneText' : 'bulk.scan.doneText', { done: integer(done), failed: integer(failed) })}</p>
      {failed > 0 && <Link to={listLink('prospects', { scan_id: id, scan_outcome: FAILURES })}>{t('bulk.scan.seeFailures')}</Link>}
    </Banner>
  );
}

const TITLES = { queued: 'bulk.scan.queued', paused: 'bulk.scan.paused', running: 'bulk.scan.running' } as const;

function Running({ scan }: Pick<PartProps, 'scan'>) {
  const t = useText();
  const queries = useQueryClient();
  const show = (next: ScanRecord) => cacheResponse(queries, ['scans', scan.id], next);
  const failed = (message: string | undefined) => message ?? t('bulk.scan.failed');
  const isPaused = scan.status === 'paused';
  const ended = scan.done + scan.failed;
  const title = t(TITLES[scan.status as keyof typeof TITLES] ?? TITLES.running);
  return (
    <section aria-label={title}>
      <div className="row min-row gap-x-3">
        <StatusDot tone={isPaused ? 'neutral' : 'accent'} shape={isPaused ? 'ring' : 'running'} />
        <h2>{title}</h2>
        <p className="grey number" role="status">
          {t('bulk.scan.progress', { done: integer(ended), total: integer(scan.total) })}
          {scan.failed > 0 && ` · ${t('bulk.scan.failures', { smart_count: scan.failed })}`}
          {!isPaused &&
            scan.remaining_seconds !== null &&
            ` · ${t('bulk.scan.remaining', { time: approximateTime(scan.remaining_seconds) })}`}
        </p>
        <CanAccess action="scan" accessDenied={null}>
          <span className="wrap pushed">
            <ActionButton
              variant="text"
              label={t(isPaused ? 'bulk.scan.resume' : 'bulk.scan.pause')}
              run={async () => show(await callApi(`POST admin/scans/:id/${isPaused ? 'resume' : 'pause'}`, { id: scan.id }))}
              failed={failed}
            />
            <ConfirmButton
              label={t('bulk.scan.cancel')}
              button={{ variant: 'text' }}
              title={t('bulk.scan.cancelTitle')}
              confirm={t('bulk.scan.cancel')}
              keep={t('bulk.scan.keep')}
              isDanger
              onConfirm={async () => show(await callApi('POST admin/scans/:id/cancel', { id: scan.id }))}
            >
              <p>{t('bulk.scan.cancelText')}</p>
            </ConfirmButton>
          </span>
        </CanAccess>
      </div>
      <progress className="thin" value={ended} max={Math.max(1, scan.total)} aria-label={title} />
    </section>
  );
}
