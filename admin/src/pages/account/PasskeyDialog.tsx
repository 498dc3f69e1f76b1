import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { TextInput, useRefresh } from 'react-admin';
import { browserName } from '../../api/browser-name';
import { callApi } from '../../api/call-api';
import { makePasskey, PasskeyFailure } from '../../api/passkey';
import { showNotice } from '../../components/notice';
import { DialogForm } from '../../form/DialogForm';
import { limitLength } from '../../form/inputs';
import { requiredText } from '../../form/validators';
import { useText } from '../../i18n/use-text';

const NAME = requiredText('app.form.required');

/** Asks for a name and lets the device create a passkey. Declining on the device closes the dialog. */
export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const refresh = useRefresh();
  const save = async ({ name }: { name: string }) => {
    try {
      const options = (await callApi('POST auth/passkeys/options')) as PublicKeyCredentialCreationOptionsJSON;
      const response = await makePasskey(options);
      await callApi('POST auth/passkeys', { name, response });
      showNotice(t('account.passkeys.added'));
      refresh();
    } catch (error) {
      if (!(error instanceof PasskeyFailure && error.isDeclined)) throw error;
    }
  };
  return (
    <DialogForm<{ name: string }>
      title={t('account.passkeys.add')}
      width="xs"
      defaultValues={{ name: browserName(navigator.userAgent) ?? t('account.passkeys.thisDevice') }}
      onSave={save}
      onClose={onClose}
      submit="account.passkeys.create"
      busy="account.passkeys.creating"
    >
      <TextInput
        source="name"
        label="account.passkeys.name"
        helperText="account.passkeys.nameHelp"
        validate={NAME}
        autoFocus
        autoComplete="off"
        {...limitLength(60)}
      />
    </DialogForm>
  );
}
