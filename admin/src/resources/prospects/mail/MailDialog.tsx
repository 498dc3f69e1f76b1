import { Button } from '@mui/material';
import { useState } from 'react';
import { callApi, useApiQuery } from '../../../api/call-api';
import { randomUuid } from '../../../api/random-uuid';
import type { MailObjection as MailObjectionCode, PersonMailOptions } from '../../../api/types';
import { AppDialog } from '../../../components/AppDialog';
import { Banner } from '../../../components/Banner';
import { QueryContent } from '../../../components/QueryContent';
import { DialogForm } from '../../../form/DialogForm';
import { readDraft, saveDraft } from '../../../form/drafts';
import { useText } from '../../../i18n/use-text';
import { NextStep, type NextStepValues, NO_STEP, taskAnswerOf } from '../follow-up/NextStep';
import { MailFields, type MailInput } from './MailFields';
import { MailObjection } from './MailObjection';

interface MailDialogProps {
  prospect: { id: string; email: string };
  onClose: () => void;
}

/** An e-mail to one person, from a campaign's template or from scratch, sent by our own server where the rules of sending allow it. */
export function MailDialog({ prospect, onClose }: MailDialogProps) {
  const t = useText();
  const query = useApiQuery('GET admin/prospects/:id/mail', { id: prospect.id }, { refetchOnWindowFocus: false });
  if (query.data) return <MailForm desk={query.data} prospect={prospect} onClose={onClose} />;
  return (
    <AppDialog title={t('personMail.title')} onClose={onClose}>
      <QueryContent query={query} failed={t('personMail.loadFailed')}>
        {() => null}
      </QueryContent>
    </AppDialog>
  );
}

const CLOSED: ReadonlySet<MailObjectionCode> = new Set(['suppressed', 'bounced', 'invalid_address', 'gone']);

function MailForm({ desk, prospect: { id, email }, onClose }: MailDialogProps & { desk: PersonMailOptions }) {
  const t = useText();
  const draft = { subject: `prospects.${id}.mail.subject`, body: `prospects.${id}.mail` };
  // an idempotency key: one message, however often the button is pressed
  const [mail_id] = useState(randomUuid);
  const [begun] = useState<MailInput & NextStepValues>(() => ({
    ...NO_STEP,
    template: '',
    subject: readDraft(draft.subject) ?? '',
    body: readDraft(draft.body) ?? desk.blank,
  }));
  // a person who wants no e-mail gets none by the mail program either
  const mayWrite = !(desk.objection && CLOSED.has(desk.objection));
  const send = async ({ subject, body, ...step }: MailInput & NextStepValues) => {
    await callApi('POST admin/prospects/:id/mail', { id, mail_id, subject, body, ...taskAnswerOf(step) });
    for (const name of Object.values(draft)) saveDraft(name, null);
  };
  return (
    <DialogForm<MailInput & NextStepValues>
      title={t('personMail.title')}
      defaultValues={begun}
      onSave={send}
      done={t('personMail.done', { recipient: desk.recipient })}
      onClose={onClose}
      submit="personMail.submit"
      busy="personMail.busy"
      disabled={desk.objection !== null}
      extra={mayWrite && <Button href={`mailto:${encodeURIComponent(email)}`}>{t('personMail.elsewhere')}</Button>}
    >
      {desk.objection && <MailObjection objection={desk.objection} prospectId={id} onClose={onClose} />}
      {desk.warnings.map((warning) => (
        <Banner key={warning} tone="fair">
          {t(`personMail.waits.${warning}`)}
        </Banner>
      ))}
      <MailFields desk={desk} draft={draft} />
      <NextStep prospectId={id} act="mail" />
    </DialogForm>
  );
}
