import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, RadioButtonGroupInput, required, TextInput, useSaveContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { Role } from '../../api/types';
import { Banner } from '../../components/Banner';
import { useText } from '../../i18n/use-text';
import dialog from '../../layout/dialog-form.module.css';
import styles from './users.module.css';

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
    <Form
      className={dialog.form}
      noValidate
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      {...(isNew && { defaultValues: { role: 'staff' } })}
    >
      <div className={dialog.fields}>
        <Problems />
        <TextInput
          source="name"
          label={t('users.form.name')}
          validate={required('users.form.missingName')}
          autoComplete="off"
          autoFocus
          helperText={false}
        />
        <TextInput
          source="email"
          type="email"
          label={t('users.form.email')}
          validate={required('users.form.missingEmail')}
          autoComplete="off"
          readOnly={!isNew}
          helperText={false}
        />
        <RadioButtonGroupInput
          source="role"
          label={t('users.form.role')}
          choices={ROLES.map((role) => ({ id: role, name: t(`app.account.role.${role}`) }))}
          validate={required()}
          disabled={isOwn}
          helperText={false}
        />
        <RoleHelp isOwn={isOwn} />
      </div>
      <Actions isNew={isNew} extra={extra} onCancel={onCancel} />
    </Form>
  );
}

function RoleHelp({ isOwn }: { isOwn: boolean }) {
  const t = useText();
  const role = useWatch({ name: 'role' }) as Role | undefined;
  return (
    <p className={styles.grey} aria-live="polite">
      {role && t(`users.form.roleHelp.${role}`)}
      {isOwn && ` ${t('users.form.own')}`}
    </p>
  );
}

function Problems() {
  const t = useText();
  const { errors, submitCount } = useFormState();
  if (submitCount === 0 || Object.keys(errors).length === 0) return null;
  return <Banner tone="poor">{t('app.form.invalid')}</Banner>;
}

function Actions({ isNew, extra, onCancel }: Pick<UserFormProps, 'isNew' | 'extra' | 'onCancel'>) {
  const t = useText();
  const { saving } = useSaveContext();
  const [idle, busy] = isNew
    ? (['users.form.create', 'users.form.creating'] as const)
    : (['app.action.save', 'app.action.saving'] as const);
  return (
    <div className={dialog.actions}>
      {extra && <div className={styles.extra}>{extra}</div>}
      <Button variant="outlined" onClick={onCancel}>
        {t('app.action.cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={saving}>
        {t(saving ? busy : idle)}
      </Button>
    </div>
  );
}
