import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../api/call-api';
import { statusOf } from '../../../api/problem';
import type { ScanSelection } from '../../../api/requests';
import type { ScanEstimate } from '../../../api/types';
import { AppDialog } from '../../../components/AppDialog';
import { Banner } from '../../../components/Banner';
import { Table } from '../../../components/Table';
import { integer } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { useCostText } from '../scan/use-cost-text';
import { approximateTime } from './approximate-time';
import { BulkPreview } from './BulkPreview';
import { usePreview } from './use-preview';

interface BulkScanDialogProps {
  selection: ScanSelection;
  isRunning: boolean;
  onStarted: (scanId: string) => void;
  onClose: () => void;
}

/** How many prospects a bulk scan would measure, how long it would take and what it would cost; then its start. */
export function BulkScanDialog({ selection, isRunning, onStarted, onClose }: BulkScanDialogProps) {
  const t = useText();
  const translate = useTranslate();
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { data: estimate, error } = useQuery({
    queryKey: ['scan-estimate', selection],
    queryFn: () => callApi('POST admin/scans/estimate', selection),
    gcTime: 0,
    retry: false,
  });
  const { data: preview } = usePreview('scan', {
    ...(selection.prospectIds && { ids: selection.prospectIds }),
    filter: selection.filter ?? {},
  });
  const isEmpty = estimate?.prospects === 0 || statusOf(failure) === 409;
  const problem = failure ?? error;

  const start = async () => {
    setStarting(true);
    setFailure(null);
    try {
      const { scanId } = await callApi('POST admin/scans', { kind: 'bulk', ...selection });
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
      <div className="stack gap-4">
        {isEmpty && <p>{t('bulk.scan.emptyText')}</p>}
        {!isEmpty && message && (
          <Banner tone="poor" title={t('bulk.scan.failed')}>
            {message}
          </Banner>
        )}
        {!isEmpty && isRunning && <Banner tone="accent">{t('bulk.scan.alreadyRunning')}</Banner>}
        {!isEmpty && <p>{t(`bulk.scan.who.${selection.prospectIds ? 'selection' : 'list'}`)}</p>}
        {!isEmpty && preview && estimate && <BulkPreview preview={{ ...preview, count: estimate.prospects }} />}
        {!estimate && !problem && <p role="status">{t('bulk.scan.estimating')}</p>}
        {!isEmpty && estimate && <Estimate estimate={estimate} />}
      </div>
    </AppDialog>
  );
}

function Estimate({ estimate: { prospects, seconds, cost, vendors } }: { estimate: ScanEstimate }) {
  const t = useText();
  const { usd, costText } = useCostText();
  const lines = [
    [t('bulk.scan.prospects'), integer(prospects)],
    [t('bulk.scan.time'), approximateTime(seconds)],
    [t('bulk.scan.cost'), costText(cost, vendors)],
  ];
  return (
    <>
      <dl className="lines pairs ruled-above">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt className="grey">{name}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
      {vendors.some(({ enough }) => !enough) && <Banner tone="fair">{t('bulk.scan.notEnough')}</Banner>}
      {vendors.length > 0 && (
        <Table
          rows={vendors}
          rowKey={({ vendor }) => vendor}
          columns={[
            [t('bulk.scan.vendor'), ({ vendor }) => vendor],
            [t('bulk.scan.calls'), ({ calls }) => integer(calls), 'number'],
            [t('bulk.scan.cost'), ({ cost: price }) => usd(price), 'number'],
            [t('bulk.scan.left'), ({ left }) => (left === null ? t('bulk.scan.unlimited') : usd(left)), 'number'],
          ]}
        />
      )}
    </>
  );
}
