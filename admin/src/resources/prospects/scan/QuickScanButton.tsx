import { Button } from '@mui/material';
import { useKeys } from '../../../components/use-keys';
import { useText } from '../../../i18n/use-text';
import { useScanOfPage } from './ProspectScanProvider';

/** Measures the website now; the key S does the same. */
export function QuickScanButton() {
  const t = useText();
  const { obstacle, isStarting, start } = useScanOfPage();
  const isBlocked = obstacle !== null || isStarting;
  useKeys({ s: () => !isBlocked && void start() });
  const label = isStarting ? t('scan.starting') : obstacle === 'running' ? t('scan.runningTitle') : t('scan.start');
  return (
    <span title={t(obstacle === 'noSite' ? 'scan.noSite' : 'scan.startHint')}>
      <Button variant="contained" disabled={isBlocked} onClick={() => void start()}>
        {label}
      </Button>
    </span>
  );
}
