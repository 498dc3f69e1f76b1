import { Button } from '@mui/material';
import { useText } from '../i18n/use-text';
import { AppDialog } from './AppDialog';

/** Asks before a whole scan is stopped. */
export function CancelScanDialog({ onCancel, onClose }: { onCancel: () => Promise<void>; onClose: () => void }) {
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
