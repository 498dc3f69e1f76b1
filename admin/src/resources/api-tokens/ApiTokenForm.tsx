import { Button } from '@mui/material';
import { useState } from 'react';
import { TextInput, useRefresh } from 'react-admin';
import { API_SCOPES, type ApiScope } from '../../../../backend/src/rules/api-scopes.rules';
import { callApi } from '../../api/call-api';
import { AppDialog } from '../../components/AppDialog';
import { CopyButton } from '../../components/CopyButton';
import { DialogForm } from '../../form/DialogForm';
import { CheckboxesInput, limitLength } from '../../form/inputs';
import { useText } from '../../i18n/use-text';

interface NewToken {
  name: string;
  scopes: ApiScope[];
  /** Last day. */
  until: string;
}

const FIRST: NewToken = { name: '', scopes: ['prospects:read', 'results:read'], until: '' };

/** A new token, which is shown once. */
export function ApiTokenForm({ onClose }: { onClose: () => void }) {
  const t = useText();
  const refresh = useRefresh();
  const [token, setToken] = useState<string | null>(null);
  const save = async ({ name, scopes, until }: NewToken) => {
    const expiresAt = until ? new Date(`${until}T23:59:59`).toISOString() : null;
    setToken((await callApi('POST admin/api-tokens', { name, scopes, expiresAt })).token);
  };
  const close = () => {
    refresh();
    onClose();
  };
  if (token) return <TokenDialog token={token} onClose={close} />;
  return (
    <DialogForm<NewToken>
      title={t('apiTokens.add')}
      defaultValues={FIRST}
      onSave={save}
      onSaved={() => undefined}
      onClose={onClose}
      submit="apiTokens.form.submit"
    >
      <TextInput
        source="name"
        label="apiTokens.form.name"
        helperText="apiTokens.form.nameHelp"
        autoComplete="off"
        autoFocus
        {...limitLength(100)}
      />
      <CheckboxesInput
        source="scopes"
        label="apiTokens.form.scopes"
        choices={API_SCOPES.map((scope) => ({ id: scope, name: <ScopeName scope={scope} /> }))}
      />
      <TextInput source="until" type="date" label="apiTokens.form.until" helperText="apiTokens.form.untilHelp" />
    </DialogForm>
  );
}

function ScopeName({ scope }: { scope: ApiScope }) {
  const t = useText();
  return (
    <>
      {t(`apiTokens.scope.${scope}`)} <code className="grey">{scope}</code>
    </>
  );
}

function TokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useText();
  const foot = (
    <Button variant="contained" onClick={onClose}>
      {t('apiTokens.made.done')}
    </Button>
  );
  return (
    <AppDialog title={t('apiTokens.made.title')} onClose={onClose} foot={foot}>
      <p>{t('apiTokens.made.text')}</p>
      <p className="break my-3">
        <code>{token}</code>
      </p>
      <CopyButton text={token} />
    </AppDialog>
  );
}
