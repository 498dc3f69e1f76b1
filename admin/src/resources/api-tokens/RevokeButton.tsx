import { useDataProvider } from 'react-admin';
import type { ApiTokenRecord } from '../../api/types';
import { ConfirmButton } from '../../components/ConfirmDialog';
import { useText } from '../../i18n/use-text';

/** Ends a token at once. */
export function RevokeButton({ token }: { token: ApiTokenRecord }) {
  const t = useText();
  const server = useDataProvider();
  const { id, name, state } = token;
  if (state === 'revoked') return null;
  return (
    <ConfirmButton
      label={t('apiTokens.revoke.action')}
      button={{ look: 'row-action', 'aria-label': t('apiTokens.revoke.name', { name }) }}
      title={t('apiTokens.revoke.title', { name })}
      confirm={t('apiTokens.revoke.action')}
      keep={t('apiTokens.revoke.keep')}
      done={t('apiTokens.revoke.done')}
      isDanger
      onConfirm={() => server.delete('api-tokens', { id, previousData: token })}
    >
      <p>{t('apiTokens.revoke.text')}</p>
    </ConfirmButton>
  );
}
