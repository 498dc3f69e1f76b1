import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useServer } from '../../../api/data-provider';
import { statusOf } from '../../../api/problem';
import type { ScanSelection } from '../../../api/scans';
import type { ScanEstimate } from '../../../api/types';
import { AppDialog } from '../../../components/AppDialog';
import { Banner } from '../../../components/Banner';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { approximateTime } from './approximate-time';
import styles from './bulk.module.css';

interface BulkScanDialogProps {
  selection: ScanSelection;
  isRunning: boolean;
  onStarted: (scanId: string) => void;
  onClose: () => void;
}

/** How many prospects a bulk scan would measure, how long it would take and what it would cost; then its start. */
export function BulkScanDialog({ selection, isRunning, onStarted, onClose }: BulkScanDialogProps) {
  const t = useText();
  const server = useServer();
  const translate = useTranslate();
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { data: estimate, error } = useQuery({
    queryKey: ['scan-estimate', selection],
    queryFn: () => server.estimateScan(selection),
    gcTime: 0,
    retry: false,
  });
  const isEmpty = estimate?.prospects === 0 || statusOf(failure) === 409;
  const problem = failure ?? error;

  const start = async () => {
    setStarting(true);
    setFailure(null);
    try {
      const { scanId } = await server.startBulkScan(selection);
      onStarted(scanId);
    } catch (reason) {
      setFailure(reason);
      setStarting(false);
    }
  };

  const foot = isEmpty ? (
    <Button variant="contained" onClick={onClose}>
      {t('app.action.close')}
    </Button>
  ) : (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" disabled={!estimate || isStarting} onClick={() => void start()}>
        {t(isStarting ? 'bulk.scan.starting' : 'bulk.scan.start')}
      </Button>
    </>
  );
  const message = problem instanceof Error ? translate(problem.message, { _: problem.message }) : null;
  return (
    <AppDialog title={t(isEmpty ? 'bulk.scan.emptyTitle' : 'bulk.scan.title')} onClose={onClose} foot={foot}>
      <div className={styles.dialog}>
        {isEmpty && <p>{t('bulk.scan.emptyText')}</p>}
        {!isEmpty && message && (
          <Banner tone="poor" title={t('bulk.scan.failed')}>
            {message}
          </Banner>
        )}
        {!isEmpty && isRunning && <Banner tone="accent">{t('bulk.scan.alreadyRunning')}</Banner>}
        {!isEmpty && <p>{t(`bulk.scan.who.${selection.prospectIds ? 'selection' : 'list'}`)}</p>}
        {!estimate && !problem && <p role="status">{t('bulk.scan.estimating')}</p>}
        {!isEmpty && estimate && <Estimate estimate={estimate} />}
      </div>
    </AppDialog>
  );
}

function Estimate({ estimate: { prospects, seconds, cost, vendors } }: { estimate: ScanEstimate }) {
  const t = useText();
  const { integer, decimal } = useFormat();
  const usd = (amount: number) => `${decimal(amount, 2)} USD`;
  const lines = [
    [t('bulk.scan.prospects'), integer(prospects)],
    [t('bulk.scan.time'), approximateTime(seconds)],
    [t('bulk.scan.cost'), vendors.length === 0 ? t('bulk.scan.free') : usd(cost)],
  ];
  return (
    <>
      <dl className={styles.estimate}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {vendors.some(({ enough }) => !enough) && <Banner tone="fair">{t('bulk.scan.notEnough')}</Banner>}
      {vendors.length > 0 && (
        <table className={styles.vendors}>
          <thead>
            <tr>
              <th scope="col">{t('bulk.scan.vendor')}</th>
              <th scope="col">{t('bulk.scan.calls')}</th>
              <th scope="col">{t('bulk.scan.cost')}</th>
              <th scope="col">{t('bulk.scan.left')}</th>
            </tr>
          </thead>
          <tbody>
            {vendors.map(({ vendor, calls, cost: price, left }) => (
              <tr key={vendor}>
                <th scope="row">{vendor}</th>
                <td>{integer(calls)}</td>
                <td>{usd(price)}</td>
                <td>{left === null ? t('bulk.scan.unlimited') : usd(left)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
