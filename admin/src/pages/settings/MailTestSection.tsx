import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { MailAccountRecord, MailTrial } from '../../api/types';
import { Banner } from '../../components/Banner';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { Section } from './Section';
import { SingleFieldForm } from './SingleFieldForm';
import styles from './settings.module.css';

/** A real message at once, and what to do when it does not leave. */
export function MailTestSection({ record: { stored, used }, onChange }: { record: MailAccountRecord; onChange: () => void }) {
  const t = useText();
  const { data: identity } = useGetIdentity();
  const [trial, setTrial] = useState<MailTrial | null>(null);
  const send = async (recipient: string) => {
    setTrial(null);
    setTrial(await callApi('POST admin/mail-account/test', { recipient }));
    onChange();
  };
  return (
    <Section id="mail-trial" title={t('settings.mail.trial')} lead={t('settings.mail.trialLead')}>
      <SingleFieldForm
        name="recipient"
        value={String(identity?.email ?? '')}
        kind="email"
        label="settings.mail.recipient"
        ask={send}
        submit="settings.mail.send"
        busy="settings.mail.sending"
        disabled={used === 'none'}
      />
      {trial && (
        <div className={styles.wide}>
          <Banner tone={trial.ok ? 'good' : 'poor'} title={t(trial.ok ? 'settings.mail.good' : 'settings.mail.poor')}>
            <p>{trial.message}</p>
            <p>{trial.advice}</p>
          </Banner>
        </div>
      )}
      {!trial && stored?.tested_at && (
        <p className={`${styles.wide} ${styles.help}`}>
          {t('settings.mail.lastTrial', { date: dateTime(stored.tested_at), outcome: stored.test_outcome ?? '' })}
        </p>
      )}
    </Section>
  );
}
