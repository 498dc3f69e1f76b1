import { TextInput, useRefresh } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { PermissionBasis } from '../../api/types';
import { showNotice } from '../../components/notice';
import { isProven, type PermissionProof } from '../../components/permission-proof';
import { DialogForm } from '../../form/DialogForm';
import { limitLength, NativeSelectInput } from '../../form/inputs';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';

type Permission = PermissionProof & { basis: PermissionBasis };

const BASES: PermissionBasis[] = ['consent', 'customer', 'request'];
const FIRST: Permission = { basis: 'customer', obtained_on: '', source: '' };
const why = (permission: Permission) => !isProven(permission) && 'campaigns.permission.why';

/** Why these people may be written to: nothing is sent on a guess. */
export function PermissionDialog({ prospectIds, onClose }: { prospectIds: string[]; onClose: () => void }) {
  const t = useText();
  const refresh = useRefresh();
  const save = async (permission: Permission) => {
    const { granted } = await callApi('POST admin/contact-permissions', { prospectIds, ...permission });
    showNotice(t('campaigns.permission.done', { count: integer(granted) }));
    refresh();
  };
  return (
    <DialogForm<Permission>
      title={t('campaigns.permission.title')}
      width="xs"
      defaultValues={FIRST}
      onSave={save}
      onClose={onClose}
      submit="campaigns.permission.submit"
      why={why}
    >
      <p>{t('campaigns.permission.text', { count: integer(prospectIds.length) })}</p>
      <NativeSelectInput source="basis" label="campaigns.permission.basis">
        {BASES.map((name) => (
          <option key={name} value={name}>
            {t(`campaigns.permission.${name}`)}
          </option>
        ))}
      </NativeSelectInput>
      <TextInput source="obtained_on" type="date" label="campaigns.permission.date" />
      <TextInput source="source" label="campaigns.permission.source" helperText="campaigns.permission.sourceHelp" {...limitLength(300)} />
    </DialogForm>
  );
}
