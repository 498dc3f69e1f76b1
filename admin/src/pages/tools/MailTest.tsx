import { useState } from 'react';
import { TextInput, useGetIdentity } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { callApi, useApiQuery } from '../../api/call-api';
import type { OutboxEmail } from '../../api/types';
import { Banner } from '../../components/Banner';
import { PlainForm, SubmitButton } from '../../form/FormBody';
import { errorMessage } from '../../form/server-errors';
import { useText } from '../../i18n/use-text';

const EVERY_MS = 1000;
/** A worker claims an e-mail within two seconds; a mail server may be slow. */
const LOOKS = 45;

type Outcome = Pick<OutboxEmail, 'status' | 'last_error' | 'recipient'> | { problem: string };

const hasEnded = ({ status, last_error }: OutboxEmail) => (status !== 'queued' && status !== 'sending') || last_error !== null;

/** A real message through the mail server, and what became of it. */
export function MailTest({ onEnd }: { onEnd: () => void }) {
  const t = useText();
  const { identity } = useGetIdentity();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { data: mail } = useApiQuery('GET admin/mail/state', {}, { staleTime: 0 });

  const send = async ({ recipient }: FieldValues) => {
    setOutcome(null);
    try {
      let letter = await callApi('POST admin/mail/test', { recipient: recipient.trim() });
      for (let look = 0; look < LOOKS && !hasEnded(letter); look += 1) {
        await new Promise((done) => setTimeout(done, EVERY_MS));
        letter = await callApi('GET admin/outbox/:id', { id: letter.id });
      }
      setOutcome(letter);
    } catch (error) {
      setOutcome({ problem: errorMessage(error) });
    }
    onEnd();
  };
  return (
    <section className="part">
      <h2>{t('tools.readiness.testTitle')}</h2>
      <p className="grey">{t('tools.readiness.testLead')}</p>
      <PlainForm className="form-line" defaultValues={{ recipient: String(identity?.email ?? '') }} onSubmit={send}>
        <div className="field">
          <TextInput source="recipient" type="email" label="tools.readiness.recipient" />
        </div>
        <SubmitButton
          submit="tools.readiness.test"
          busy="tools.readiness.testing"
          disabled={({ recipient }) => !mail?.isConfigured || !recipient?.trim()}
        />
      </PlainForm>
      {mail && !mail.isConfigured && <p className="grey">{t('tools.readiness.noServer')}</p>}
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
