import { Box, Button } from '@mui/material';
import { useId } from 'react';
import { AppDialog } from '../../components/AppDialog';
import { CopyButton } from '../../components/CopyButton';
import { useText } from '../../i18n/use-text';

/** Shows a new password once; it cannot be read later. */
export function NewPasswordDialog({ name, password, onClose }: { name: string; password: string; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const foot = (
    <Button variant="contained" onClick={onClose}>
      {t('users.password.done')}
    </Button>
  );
  return (
    <AppDialog title={t('users.password.title', { name })} onClose={onClose} foot={foot}>
      <p>{t('users.password.text')}</p>
      <div className="row gap-x-3 mt-4">
        <label htmlFor={id} className="medium whole-line">
          {t('users.password.label')}
        </label>
        <Box
          component="output"
          id={id}
          className="mono"
          sx={{ padding: '6px 10px', border: '1px solid var(--outline)', userSelect: 'all' }}
        >
          {password}
        </Box>
        <CopyButton
          text={password}
          label={t('users.password.copy')}
          copiedLabel={t('users.password.copied')}
          name={t('users.password.copy')}
        />
      </div>
    </AppDialog>
  );
}
