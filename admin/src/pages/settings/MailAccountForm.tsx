import { callApi } from '../../api/call-api';
import type { MailAccountInput, MailAccountRecord } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { Section } from './Section';
import { ServerForm } from './ServerForm';
import styles from './settings.module.css';

const FIRST: MailAccountInput = { host: '', port: 587, security: 'starttls', user: '', from: '', replyTo: '' };
const PORTS = { starttls: 587, tls: 465, none: 25 };

/** The mail server that sends our e-mails, and which one is used. */
export function MailAccountForm({ record, onChange }: { record: MailAccountRecord; onChange: () => void }) {
  const t = useText();
  const { stored, environment, used } = record;
  const lead = (
    <>
      <p>{t('settings.mail.lead')}</p>
      <p>{t('settings.mail.rule')}</p>
    </>
  );
  return (
    <Section id="mail-account" title={t('settings.mail.title')} lead={lead}>
      <p className={styles.wide}>
        {t(`settings.mail.used.${used}`, environment ? { host: environment.host, port: environment.port, from: environment.from } : {})}
      </p>
      <ServerForm<MailAccountInput>
        of="mail"
        stored={stored}
        first={FIRST}
        hasPassword={Boolean(stored?.hasPassword)}
        ports={PORTS}
        more={['from', 'replyTo']}
        put={(account) => callApi('PUT admin/mail-account', account)}
        remove={() => callApi('DELETE admin/mail-account')}
        removed="settings.mail.saved"
        onChange={onChange}
      />
    </Section>
  );
}
