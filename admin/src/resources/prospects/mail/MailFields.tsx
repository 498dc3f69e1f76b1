import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { placeholdersOf, unknownPlaceholders } from '../../../../../backend/src/rules/placeholders.rules';
import type { PersonMailOptions } from '../../../api/types';
import { DraftField } from '../../../form/DraftField';
import { limitLength, NativeSelectInput } from '../../../form/inputs';
import { requiredText } from '../../../form/validators';
import { useText } from '../../../i18n/use-text';

export interface MailInput {
  /** The id of what it began with; empty: nothing. */
  template: string;
  subject: string;
  body: string;
}
type Words = Pick<MailInput, 'subject' | 'body'>;

/** The user's own text, restored after a template was tried. */
const OWN = 'own';
const SUBJECT = requiredText('personMail.noSubject');
const BODY = requiredText('personMail.noBody');

const wordsOf = ({ blank, templates }: PersonMailOptions, id: string): Words =>
  templates.find((one) => one.id === id) ?? { subject: '', body: blank };

/** Recipient, template, subject and body, with the values of the prospect filled in. */
export function MailFields({ desk, draft }: { desk: PersonMailOptions; draft: Record<keyof Words, string> }) {
  const t = useText();
  const { getValues, setValue } = useFormContext<MailInput>();
  const [from, setFrom] = useState('');
  const [own, setOwn] = useState<Words | null>(null);
  const choose = (id: string) => {
    const { subject, body } = getValues();
    const before = wordsOf(desk, from);
    const isOwn = from === OWN || subject.trim() !== before.subject.trim() || body.trim() !== before.body.trim();
    const next = id === OWN && own ? own : wordsOf(desk, id);
    if (isOwn) setOwn({ subject, body });
    setFrom(id);
    setValue('subject', next.subject);
    setValue('body', next.body);
  };
  const known = (words: string | null): string | undefined => {
    const [name] = unknownPlaceholders('campaign', words ?? '');
    return name && t('campaigns.form.unknown', { name, names: placeholdersOf('campaign') });
  };
  return (
    <>
      <p className="break">{t('personMail.to', { recipient: desk.recipient })}</p>
      <NativeSelectInput source="template" label="personMail.template" onChange={({ target }) => choose(target.value)}>
        <option value="">{t('personMail.blank')}</option>
        {own && <option value={OWN}>{t('personMail.own')}</option>}
        {desk.templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelectInput>
      <TextInput source="subject" label="personMail.subject" validate={[SUBJECT, known]} {...limitLength(150)} />
      <TextInput source="body" label="personMail.body" validate={[BODY, known]} multiline minRows={8} {...limitLength(20_000)} />
      <DraftField draft={draft.subject} source="subject" saved="" />
      <DraftField draft={draft.body} source="body" saved={desk.blank} />
      <p className="grey">{t('personMail.foot')}</p>
    </>
  );
}
