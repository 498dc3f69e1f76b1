import { Button } from '@mui/material';
import { AppDialog } from '../../components/AppDialog';
import { CopyButton } from '../../components/CopyButton';
import { useText } from '../../i18n/use-text';

export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useText();
  const foot = (
    <Button variant="contained" onClick={onClose}>
      {t('webhooks.secret.done')}
    </Button>
  );
  return (
    <AppDialog title={t('webhooks.secret.title')} onClose={onClose} foot={foot}>
      <p>{t('webhooks.secret.text')}</p>
      <p className="break my-3">
        <code>{secret}</code>
      </p>
      <CopyButton text={secret} />
    </AppDialog>
  );
}
