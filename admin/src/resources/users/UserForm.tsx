import type { ReactNode } from 'react';
import { RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Role } from '../../api/types';
import { FormBody } from '../../form/FormBody';
import { useText } from '../../i18n/use-text';

const NEW = { role: 'staff' };
const ROLES: Role[] = ['staff', 'viewer', 'admin'];

interface UserFormProps {
  isNew?: boolean;
  /** One's own account: its role is for another administrator to change. */
  isOwn?: boolean;
  /** Further actions at the foot, on the left. */
  extra?: ReactNode;
  onCancel: () => void;
}

/** Name, address and role of an account. */
export function UserForm({ isNew = false, isOwn = false, extra, onCancel }: UserFormProps) {
  const t = useText();
  return (
    <FormBody
      summary
      warnWhenUnsavedChanges
      {...(isNew && { defaultValues: NEW })}
      submit={isNew ? 'users.form.create' : 'app.action.save'}
      busy={isNew ? 'users.form.creating' : 'app.action.saving'}
      extra={extra}
      onCancel={onCancel}
    >
      <TextInput source="name" label={t('users.form.name')} validate={required('users.form.missingName')} autoComplete="off" autoFocus />
      <TextInput
        source="email"
        type="email"
        label={t('users.form.email')}
        validate={required('users.form.missingEmail')}
        autoComplete="off"
        readOnly={!isNew}
      />
      <RadioButtonGroupInput
        source="role"
        label={t('users.form.role')}
        choices={ROLES.map((role) => ({ id: role, name: t(`app.account.role.${role}`) }))}
        validate={required()}
        disabled={isOwn}
      />
      <RoleHelp isOwn={isOwn} />
    </FormBody>
  );
}

function RoleHelp({ isOwn }: { isOwn: boolean }) {
  const t = useText();
  const role = useWatch({ name: 'role' }) as Role | undefined;
  return (
    <p className="grey" aria-live="polite">
      {role && t(`users.form.roleHelp.${role}`)}
      {isOwn && ` ${t('users.form.own')}`}
    </p>
  );
}
