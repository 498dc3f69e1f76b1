import { Button } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useServer } from '../../api/data-provider';
import type { MailAccountInput, MailAccountRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { showNotice } from '../../components/notice';
import { useText } from '../../i18n/use-text';
import { described, FieldFrame } from './fields';
import { Section } from './Section';
import styles from './settings.module.css';
import { fieldErrors, wordsOf } from './use-drafts';

interface MailAccountFormProps {
  record: MailAccountRecord;
  onChange: () => void;
}

const EMPTY = { host: '', port: 587, security: 'starttls', user: '', from: '', replyTo: '' } as const;
const SECURITIES = ['starttls', 'tls', 'none'] as const;
const PORTS = { starttls: 587, tls: 465, none: 25 } as const;

/** Host, account and sender; the password goes to the server and never comes back. */
export function MailAccountForm({ record, onChange }: MailAccountFormProps) {
  const t = useText();
  const server = useServer();
  const { stored, environment, used } = record;
  const [draft, setDraft] = useState<MailAccountInput>(() => (stored ? inputOf(stored) : EMPTY));
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ errors: Record<string, string>; message: string } | null>(null);
  const errors = failure?.errors ?? {};
  const set = (change: Partial<MailAccountInput>) => setDraft({ ...draft, ...change });
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      setPassword('');
      showNotice(done);
      onChange();
    } catch (error) {
      setFailure({ errors: fieldErrors(error), message: wordsOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const save = () => attempt(() => server.putMailAccount({ ...draft, ...(password && { password }) }), t('settings.mail.saved'));
  const remove = () => attempt(() => server.removeMailAccount(), t('settings.mail.saved'));
  const text = (name: 'host' | 'user' | 'from' | 'replyTo', help?: string) => (
    <Field label={t(`settings.mail.${name}`)} help={help} error={errors[name]}>
      {(props) => <input {...props} autoComplete="off" value={draft[name]} onChange={({ target }) => set({ [name]: target.value })} />}
    </Field>
  );
  return (
    <Section
      title={t('settings.mail.title')}
      lead={
        <>
          <p>{t('settings.mail.lead')}</p>
          <p>{t('settings.mail.rule')}</p>
        </>
      }
    >
      <p className={styles.wide}>
        {t(`settings.mail.used.${used}`, environment ? { host: environment.host, port: environment.port, from: environment.from } : {})}
      </p>
      {stored && !stored.isReadable && (
        <div className={styles.wide}>
          <Banner tone="poor">{t('settings.mail.unreadable')}</Banner>
        </div>
      )}
      {text('host', t('settings.mail.hostHelp'))}
      <Field label={t('settings.mail.security')} error={errors.security}>
        {(props) => (
          <select
            {...props}
            value={draft.security}
            onChange={({ target }) => {
              const security = SECURITIES.find((name) => name === target.value) ?? 'starttls';
              set({ security, port: PORTS[security] });
            }}
          >
            {SECURITIES.map((name) => (
              <option key={name} value={name}>
                {t(`settings.mail.${name}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('settings.mail.port')} error={errors.port}>
        {(props) => (
          <input
            {...props}
            type="number"
            min={1}
            max={65_535}
            className={styles.number}
            value={draft.port}
            onChange={({ target }) => set({ port: Number(target.value) })}
          />
        )}
      </Field>
      {text('user', t('settings.mail.userHelp'))}
      <Field
        label={t('settings.mail.password')}
        help={t(stored?.hasPassword ? 'settings.mail.passwordKept' : 'settings.mail.passwordHelp')}
        error={errors.password}
      >
        {(props) => (
          <input
            {...props}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      {text('from', t('settings.mail.fromHelp'))}
      {text('replyTo', t('settings.mail.replyToHelp'))}
      <div className={`${styles.row} ${styles.wide}`}>
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          {t(isBusy ? 'app.action.saving' : 'settings.mail.save')}
        </Button>
        {stored && (
          <Button variant="text" disabled={isBusy} onClick={() => void remove()}>
            {t('settings.mail.remove')}
          </Button>
        )}
      </div>
      {failure && (
        <div className={styles.wide}>
          <Banner tone="poor" title={t('settings.mail.failed')}>
            {failure.message}
          </Banner>
        </div>
      )}
    </Section>
  );
}

const inputOf = ({ host, port, security, user, from, replyTo }: NonNullable<MailAccountRecord['stored']>): MailAccountInput => ({
  ...{ host, port, security, user, from, replyTo },
});

interface FieldProps {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  children: (props: { id: string } & ReturnType<typeof described>) => ReactNode;
}

function Field({ label, help, error, children }: FieldProps) {
  const id = useId();
  return <FieldFrame {...{ id, label, help, error }}>{children({ id, ...described(id, help, error) })}</FieldFrame>;
}
