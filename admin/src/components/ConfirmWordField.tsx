import { TextField } from '@mui/material';
import { useText } from '../i18n/use-text';
import type { useConfirmWord } from './use-confirm-word';

/** The field of `useConfirmWord`. */
export function ConfirmWordField({ state, autoFocus = false }: { state: ReturnType<typeof useConfirmWord>; autoFocus?: boolean }) {
  const t = useText();
  const { word, typed, isWrong, type } = state;
  return (
    <TextField
      className="mt-6"
      label={t('app.confirmWord.label', { word })}
      value={typed}
      onChange={({ target }) => type(target.value)}
      error={isWrong}
      helperText={isWrong ? t('app.confirmWord.wrong', { word }) : undefined}
      fullWidth
      autoFocus={autoFocus}
      autoComplete="off"
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
}
