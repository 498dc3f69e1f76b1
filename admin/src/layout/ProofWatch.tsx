import { Button, DialogActions, DialogContent, TextField } from '@mui/material';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { ask } from '../api/ask';
import { onProofAsked } from '../api/proof';
import { AppDialog } from '../components/AppDialog';
import { useText } from '../i18n/use-text';

/** Asks for the password again when the server does, and lets what was asked go on. */
export function ProofWatch() {
  const [answer, setAnswer] = useState<{ give: (isGiven: boolean) => void } | null>(null);
  useEffect(() => onProofAsked(() => new Promise((give) => setAnswer({ give }))), []);
  if (!answer) return null;
  const end = (isGiven: boolean) => {
    setAnswer(null);
    answer.give(isGiven);
  };
  return <ProofDialog onEnd={end} />;
}

function ProofDialog({ onEnd }: { onEnd: (isGiven: boolean) => void }) {
  const t = useText();
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // the form behind is an ancestor for React, though not on the screen
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get('password'));
    if (!password) return setFailure(t('app.session.missing'));
    setSending(true);
    try {
      await ask('PUT auth/proof', { password });
      onEnd(true);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setSending(false);
    }
  };

  return (
    <AppDialog title={t('account.proof.title')} onClose={() => onEnd(false)} width="xs" bare>
      <form className="stack grows" onSubmit={(event) => void submit(event)} noValidate>
        <DialogContent className="stack gap-4">
          <p>{t('account.proof.text')}</p>
          <TextField
            id={`${id}-password`}
            name="password"
            type="password"
            label={t('app.signIn.password')}
            autoComplete="current-password"
            autoFocus
            error={failure !== null}
            helperText={failure ?? undefined}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => onEnd(false)}>
            {t('app.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isSending}>
            {t(isSending ? 'account.proof.submitting' : 'account.proof.submit')}
          </Button>
        </DialogActions>
      </form>
    </AppDialog>
  );
}
