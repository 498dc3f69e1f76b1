import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { OutboxLetter } from '../../api/types';
import { Banner } from '../../components/Banner';
import { Field } from '../../components/Field';
import { useText } from '../../i18n/use-text';
import styles from './tools.module.css';

const EVERY_MS = 1000;
/** A worker takes a letter within two seconds; a mail server may take its time. */
const LOOKS = 45;

type Outcome = Pick<OutboxLetter, 'status' | 'last_error' | 'recipient'> | { problem: string };

const hasEnded = ({ status, last_error }: OutboxLetter) => (status !== 'queued' && status !== 'sending') || last_error !== null;

/** A real message through the mail server, and what became of it. */
export function MailTest({ onEnd }: { onEnd: () => void }) {
  const t = useText();
  const server = useServer();
  const { identity } = useGetIdentity();
  const [typed, setTyped] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { data: mail } = useQuery({ queryKey: ['mail', 'state'], queryFn: server.getMailState, staleTime: 0 });
  const recipient = typed ?? String(identity?.email ?? '');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsSending(true);
    setOutcome(null);
    try {
      let letter = await server.sendTestMail(recipient.trim());
      for (let look = 0; look < LOOKS && !hasEnded(letter); look += 1) {
        await new Promise((done) => setTimeout(done, EVERY_MS));
        letter = await server.getLetter(letter.id);
      }
      setOutcome(letter);
    } catch (error) {
      setOutcome({ problem: error instanceof Error ? error.message : String(error) });
    }
    setIsSending(false);
    onEnd();
  };
  return (
    <section className={styles.part}>
      <h2>{t('tools.readiness.testTitle')}</h2>
      <p className={styles.grey}>{t('tools.readiness.testLead')}</p>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <div className={styles.field}>
          <Field label={t('tools.readiness.recipient')}>
            {(props) => <input {...props} type="email" value={recipient} onChange={({ target }) => setTyped(target.value)} />}
          </Field>
        </div>
        <Button type="submit" variant="contained" disabled={isSending || recipient.trim() === '' || !mail?.isConfigured}>
          {t(isSending ? 'tools.readiness.testing' : 'tools.readiness.test')}
        </Button>
      </form>
      {mail && !mail.isConfigured && <p className={styles.grey}>{t('tools.readiness.noServer')}</p>}
      {outcome && <Told outcome={outcome} />}
    </section>
  );
}

function Told({ outcome }: { outcome: Outcome }) {
  const t = useText();
  if ('problem' in outcome) return <Banner tone="poor">{t('tools.readiness.refused', { message: outcome.problem })}</Banner>;
  const { status, last_error, recipient } = outcome;
  if (status === 'sent') return <Banner tone="good">{t('tools.readiness.sent', { recipient })}</Banner>;
  if (last_error) return <Banner tone="poor">{t('tools.readiness.refused', { message: last_error })}</Banner>;
  return <Banner tone="fair">{t('tools.readiness.waiting')}</Banner>;
}
