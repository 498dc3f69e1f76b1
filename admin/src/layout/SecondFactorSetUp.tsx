import { Button, TextField } from '@mui/material';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useServer } from '../api/data-provider';
import type { SecondFactorSecret } from '../api/types';
import { Banner } from '../components/Banner';
import { CopyButton } from '../components/CopyButton';
import { useText } from '../i18n/use-text';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';
import styles from './second-factor.module.css';

/** From the QR code to the first code of the telephone, then the recovery codes. */
export function SecondFactorSetUp({ onDone }: { onDone: () => void }) {
  const t = useText();
  const server = useServer();
  const [offer, setOffer] = useState<SecondFactorSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    server.beginSecondFactor().then(setOffer, (error: unknown) => setFailure(wordsOf(error)));
  }, [server]);

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!offer) return failure ? <Banner tone="poor">{failure}</Banner> : <p role="status">{t('app.loading')}</p>;
  return (
    <div className={styles.steps}>
      <p>{t('account.secondFactor.scan')}</p>
      <QrCode text={offer.uri} label={t('account.secondFactor.picture')} />
      <p>{t('account.secondFactor.byHand')}</p>
      <p className={styles.key}>
        <code>{offer.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={offer.secret} name={t('account.secondFactor.copyKey')} />
      </p>
      <FirstCode onCodes={setCodes} />
    </div>
  );
}

function FirstCode({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = useText();
  const id = useId();
  const server = useServer();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    if (!code) return setFailure(t('account.code.missing'));
    setSending(true);
    try {
      onCodes((await server.confirmSecondFactor(code)).recoveryCodes);
    } catch (error) {
      setFailure(wordsOf(error));
      setSending(false);
    }
  };

  return (
    <form className={styles.steps} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        id={`${id}-code`}
        name="code"
        label={t('account.code.label')}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        error={failure !== null}
        helperText={failure ?? t('account.secondFactor.enter')}
      />
      <Button type="submit" variant="contained" disabled={isSending}>
        {t(isSending ? 'account.secondFactor.confirming' : 'account.secondFactor.confirm')}
      </Button>
    </form>
  );
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
