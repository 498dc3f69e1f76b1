import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { MailAccountRecord, MailTrial } from '../../api/types';
import { Banner } from '../../components/Banner';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { described, FieldFrame } from './fields';
import { Section } from './Section';
import styles from './settings.module.css';
import { fieldErrors, wordsOf } from './use-drafts';

/** A real message at once, and what to do when it does not leave. */
export function MailTrialSection({ record: { stored, used }, onChange }: { record: MailAccountRecord; onChange: () => void }) {
  const t = useText();
  const server = useServer();
  const id = useId();
  const { data: identity } = useGetIdentity();
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [trial, setTrial] = useState<MailTrial | null>(null);
  const [failure, setFailure] = useState<{ field: string | undefined; message: string } | null>(null);
  const recipient = typed ?? String(identity?.email ?? '');
  const send = async () => {
    setBusy(true);
    setTrial(null);
    setFailure(null);
    try {
      setTrial(await server.tryMailAccount(recipient));
      onChange();
    } catch (error) {
      setFailure({ field: fieldErrors(error).recipient, message: wordsOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={t('settings.mail.trial')} lead={t('settings.mail.trialLead')}>
      <FieldFrame id={id} label={t('settings.mail.recipient')} error={failure?.field}>
        <input
          id={id}
          type="email"
          value={recipient}
          onChange={({ target }) => setTyped(target.value)}
          {...described(id, undefined, failure?.field)}
        />
      </FieldFrame>
      <div className={`${styles.row} ${styles.wide}`}>
        <Button variant="outlined" disabled={isBusy || used === 'none'} onClick={() => void send()}>
          {t(isBusy ? 'settings.mail.sending' : 'settings.mail.send')}
        </Button>
      </div>
      {trial && (
        <div className={styles.wide}>
          <Banner tone={trial.ok ? 'good' : 'poor'} title={t(trial.ok ? 'settings.mail.good' : 'settings.mail.poor')}>
            <p>{trial.message}</p>
            <p>{trial.advice}</p>
          </Banner>
        </div>
      )}
      {failure && !failure.field && (
        <div className={styles.wide}>
          <Banner tone="poor">{failure.message}</Banner>
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
