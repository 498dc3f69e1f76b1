import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { ScanRecord } from '../../api/types';
import { CancelScanDialog } from '../../components/CancelScanDialog';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';

/** Stops the whole scan, after a question. */
export function StopScan({ scan: { id, total } }: { scan: ScanRecord }) {
  const t = useText();
  const { integer } = useFormat();
  const server = useServer();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const stop = async () => {
    try {
      await server.cancelScan(id);
    } catch (error) {
      notify(error instanceof Error && error.message ? error.message : 'bulk.scan.failed', { type: 'error' });
    }
    refresh();
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('scan.cancelAll', { count: integer(total) })}
      </Button>
      {isAsking && <CancelScanDialog onCancel={stop} onClose={() => setAsking(false)} />}
    </>
  );
}
