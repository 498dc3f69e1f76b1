import { useEffect, useState } from 'react';
import { TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { callApi } from '../api/call-api';
import type { SecondFactorSecret } from '../api/types';
import { Banner } from '../components/Banner';
import { CopyButton } from '../components/CopyButton';
import { PlainForm, SubmitButton } from '../form/FormBody';
import { errorMessage } from '../form/server-errors';
import { requiredText } from '../form/validators';
import { useText } from '../i18n/use-text';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';

/** From the QR code to the first code of the telephone, then the recovery codes. */
export function SecondFactorSetUp({ onDone }: { onDone: () => void }) {
  const t = useText();
  const [offer, setOffer] = useState<SecondFactorSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    callApi('PUT auth/second-factor').then(setOffer, (error: unknown) => setFailure(errorMessage(error)));
  }, []);

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!offer) return failure ? <Banner tone="poor">{failure}</Banner> : <p role="status">{t('app.loading')}</p>;
  return (
    <div className="stack items-start gap-3">
      <p>{t('account.secondFactor.scan')}</p>
      <QrCode text={offer.uri} label={t('account.secondFactor.picture')} />
      <p>{t('account.secondFactor.byHand')}</p>
      <p className="row">
        <code>{offer.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={offer.secret} name={t('account.secondFactor.copyKey')} />
      </p>
      <FirstCode onCodes={setCodes} />
    </div>
  );
}

const CODE = requiredText('account.code.missing');

function FirstCode({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const submit = async ({ code }: FieldValues) => {
    try {
      onCodes((await callApi('PUT auth/second-factor/confirmation', { code: code.trim() })).recoveryCodes);
      return undefined;
    } catch (error) {
      return { code: errorMessage(error) };
    }
  };
  return (
    <PlainForm className="stack items-start gap-3" defaultValues={{ code: '' }} onSubmit={submit}>
      <TextInput
        source="code"
        label="account.code.label"
        helperText="account.secondFactor.enter"
        autoComplete="one-time-code"
        validate={CODE}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <SubmitButton submit="account.secondFactor.confirm" busy="account.secondFactor.confirming" />
    </PlainForm>
  );
}
