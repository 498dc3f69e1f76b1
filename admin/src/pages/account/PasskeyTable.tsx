import { callApi } from '../../api/call-api';
import type { PasskeyRecord } from '../../api/types';
import { ConfirmButton } from '../../components/ConfirmDialog';
import { Table } from '../../components/Table';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';

export function PasskeyTable({ passkeys }: { passkeys: PasskeyRecord[] }) {
  const t = useText();
  return (
    <Table
      look="small stacks"
      label={t('account.passkeys.title')}
      rows={passkeys}
      rowKey={({ id }) => id}
      columns={[
        [t('account.passkeys.name'), ({ name }) => name],
        [t('account.passkeys.created'), ({ created_at }) => dateTime(created_at), 'labelled'],
        [
          t('account.passkeys.used'),
          ({ last_used_at }) => (last_used_at ? dateTime(last_used_at) : t('account.passkeys.never')),
          'labelled',
        ],
        [
          t('account.passkeys.remove'),
          ({ id, name }) => (
            <ConfirmButton
              label={t('account.passkeys.remove')}
              button={{ look: 'row-action', 'aria-label': t('account.passkeys.removeNamed', { name }) }}
              title={t('account.passkeys.removeTitle', { name })}
              confirm={t('account.passkeys.remove')}
              done={t('account.passkeys.removed')}
              isDanger
              onConfirm={() => callApi('DELETE auth/passkeys/:id', { id })}
            >
              <p>{t('account.passkeys.removeText')}</p>
            </ConfirmButton>
          ),
          'unnamed',
        ],
      ]}
    />
  );
}
