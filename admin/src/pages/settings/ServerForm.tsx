import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { PORT } from '../../../../backend/src/rules/setting-fields.rules';
import { Banner } from '../../components/Banner';
import { showNotice } from '../../components/notice';
import { PlainForm, SubmitButton } from '../../form/FormBody';
import { FormError } from '../../form/FormError';
import { NativeSelectInput } from '../../form/inputs';
import { serverMessage } from '../../form/server-errors';
import { useSubmit } from '../../form/use-submit';
import { type TextKey, useText } from '../../i18n/use-text';
import { Field } from './fields';
import styles from './settings.module.css';

interface ServerFormProps<Input extends FieldValues> {
  /** Selects the texts: the server that sends, or the mailbox of returned e-mails. */
  of: 'mail' | 'mailbox';
  stored: (Input & { isReadable: boolean }) | null;
  /** What the form begins with; its names are what is sent. */
  first: Input;
  hasPassword: boolean;
  /** The port that goes with each kind of security, the usual one first. */
  ports: Record<'tls' | 'starttls' | 'none', number>;
  /** What there is besides host, account and password. */
  more: readonly Extract<keyof Input, 'from' | 'replyTo' | 'returnAddress'>[];
  put: (input: Input & { password?: string }) => Promise<unknown>;
  remove: () => Promise<unknown>;
  removed: TextKey;
  onChange: () => void;
  /** Further actions on what is stored. */
  actions?: ReactNode;
}

/** An account at a mail server; its password goes to the server and never comes back. */
export function ServerForm<Input extends FieldValues>(props: ServerFormProps<Input>) {
  const { of, stored, first, hasPassword, ports, more, put, remove, removed, onChange, actions } = props;
  const t = useText();
  const done = (words: TextKey) => {
    showNotice(t(words));
    onChange();
  };
  const submit = useSubmit<Input & { password: string }>(
    async ({ password, ...input }) => {
      await put({ ...(input as unknown as Input), ...(password && { password }) });
      done(`settings.${of}.saved`);
    },
    { inPlace: true },
  );
  const removal = useMutation({ mutationFn: remove, onSuccess: () => done(removed) });
  const kept = stored && Object.fromEntries(Object.keys(first).map((name) => [name, stored[name]]));
  return (
    <PlainForm className={`${styles.fields} ${styles.wide}`} defaultValues={{ ...first, ...kept, password: '' }} onSubmit={submit}>
      {stored && !stored.isReadable && (
        <div className={styles.wide}>
          <Banner tone="poor">{t('settings.mail.unreadable')}</Banner>
        </div>
      )}
      <Field source="host" label={`settings.${of}.host`} help={`settings.${of}.hostHelp`} />
      <SecurityInput of={of} ports={ports} />
      <Field source="port" label={`settings.${of}.port`} kind="number" {...PORT} />
      <Field source="user" label={`settings.${of}.user`} help={`settings.${of}.userHelp`} />
      <Field
        source="password"
        label={`settings.${of}.password`}
        help={hasPassword ? 'settings.mail.passwordKept' : 'settings.mail.passwordHelp'}
        kind="password"
      />
      {more.map((name) => (
        <Field key={name} source={name} label={`settings.${of}.${name}` as TextKey} help={`settings.${of}.${name}Help` as TextKey} />
      ))}
      <div className={`${styles.row} ${styles.wide}`}>
        <SubmitButton submit={`settings.${of}.save`} busy="app.action.saving" />
        {stored && actions}
        {stored && (
          <Button variant="text" disabled={removal.isPending} onClick={() => removal.mutate()}>
            {t(`settings.${of}.remove`)}
          </Button>
        )}
      </div>
      <FormError title={t(`settings.${of}.failed`)} className={styles.wide} />
      {removal.error && (
        <div className={styles.wide}>
          <Banner tone="poor" title={t(`settings.${of}.failed`)}>
            {serverMessage(removal.error)}
          </Banner>
        </div>
      )}
    </PlainForm>
  );
}

function SecurityInput({ of, ports }: Pick<ServerFormProps<FieldValues>, 'of' | 'ports'>) {
  const t = useText();
  const { setValue } = useFormContext();
  const names = Object.keys(ports) as (keyof typeof ports)[];
  const follow = ({ target }: { target: { value: string } }) => setValue('port', ports[target.value as keyof typeof ports]);
  return (
    <NativeSelectInput source="security" label={`settings.${of}.security`} onChange={follow}>
      {names.map((name) => (
        <option key={name} value={name}>
          {t(`settings.${of}.${name}`)}
        </option>
      ))}
    </NativeSelectInput>
  );
}
