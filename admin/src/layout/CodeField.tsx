import { TextField } from '@mui/material';
import { useText } from '../i18n/use-text';

/** The code of the second factor, once the server asks for it. */
export function CodeField({ id }: { id: string }) {
  const t = useText();
  return (
    <TextField
      id={id}
      name="code"
      label={t('account.code.label')}
      helperText={t('account.code.help')}
      autoComplete="one-time-code"
      autoFocus
    />
  );
}
