import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { callApi, useApiQuery } from '../../api/call-api';
import type { MailboxInput, MailboxRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { serverMessage } from '../../form/server-errors';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { Section } from './Section';
import { ServerForm } from './ServerForm';
import styles from './settings.module.css';

const FIRST: MailboxInput = { host: '', port: 993, security: 'tls', user: '', returnAddress: '' };
const PORTS = { tls: 993, starttls: 143, none: 143 };

/** The mailbox of returned e-mails: its account, and whether it can be read. */
export function MailboxSection() {
  const { data, refetch } = useApiQuery('GET admin/mailbox', {}, { refetchOnWindowFocus: false });
  return data ? <Mailbox key={data.stored?.updated_at ?? 'none'} record={data} onChange={() => void refetch()} /> : null;
}

function Mailbox({ record: { stored }, onChange }: { record: MailboxRecord; onChange: () => void }) {
  const t = useText();
  const trial = useMutation({ mutationFn: () => callApi('POST admin/mailbox/test'), onSuccess: onChange });
  const test = (
    <Button variant="outlined" disabled={trial.isPending} onClick={() => trial.mutate()}>
      {t('settings.mailbox.test')}
    </Button>
  );
  return (
    <Section id="mailbox" title={t('settings.mailbox.title')} lead={t('settings.mailbox.lead')}>
      <ServerForm<MailboxInput>
        of="mailbox"
        stored={stored}
        first={FIRST}
        hasPassword={stored !== null}
        ports={PORTS}
        more={['returnAddress']}
        put={(mailbox) => callApi('PUT admin/mailbox', mailbox)}
        remove={() => callApi('DELETE admin/mailbox')}
        removed="settings.mailbox.removed"
        onChange={onChange}
        actions={test}
      />
      {trial.error && (
        <div className={styles.wide}>
          <Banner tone="poor" title={t('settings.mailbox.failed')}>
            {serverMessage(trial.error)}
          </Banner>
        </div>
      )}
      {trial.data && (
        <div className={styles.wide}>
          <Banner tone={trial.data.ok ? 'good' : 'poor'}>{trial.data.message}</Banner>
        </div>
      )}
      {!trial.data && stored?.tested_at && (
        <p className={`${styles.wide} ${styles.help}`}>
          {t('settings.mailbox.last', { date: dateTime(stored.tested_at), outcome: stored.test_outcome ?? '' })}
        </p>
      )}
    </Section>
  );
}
