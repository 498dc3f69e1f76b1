import { Button } from '@mui/material';
import { useId } from 'react';
import { useKeys } from '../../../components/use-keys';
import { useText } from '../../../i18n/use-text';
import { useScanOfPage } from './ProspectScanProvider';
import { ScanCost } from './ScanCost';

/** Measures the website now; the key S does the same. */
export function QuickScanButton() {
  const t = useText();
  const id = useId();
  const { obstacle, isStarting, start } = useScanOfPage();
  const isBlocked = obstacle !== null || isStarting;
  useKeys({ s: () => !isBlocked && void start() });
  const label = isStarting ? t('scan.starting') : obstacle === 'running' ? t('scan.runningTitle') : t('scan.start');
  return (
    <span className="row gap-2" title={t(obstacle === 'noSite' ? 'scan.noSite' : 'scan.startHint')}>
      {obstacle !== 'noSite' && <ScanCost of="whole" id={id} />}
      <Button variant="contained" aria-describedby={id} disabled={isBlocked} onClick={() => void start()}>
        {label}
      </Button>
    </span>
  );
}
