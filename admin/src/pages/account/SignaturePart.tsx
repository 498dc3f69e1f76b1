import { BooleanInput, TextInput } from 'react-admin';
import { ask, useAnswer } from '../../api/ask';
import type { SignatoryInput, SignatoryRecord } from '../../api/types';
import { Loaded } from '../../components/Loaded';
import { showNotice } from '../../components/notice';
import { Part } from '../../components/Part';
import { PlainForm, SubmitButton } from '../../form/FormBody';
import { upTo } from '../../form/inputs';
import { Refused } from '../../form/Refused';
import { useSubmit } from '../../form/use-submit';
import { useText } from '../../i18n/use-text';
import styles from '../settings/settings.module.css';
import { PortraitField } from './PortraitField';

const NOTHING = { name: '', phone: '', sentence: '', is_default: false };

/** What one’s prospects see of oneself: name, direct number, a sentence, a portrait. */
export function SignaturePart() {
  const t = useText();
  const query = useAnswer('GET admin/signatories/own');
  return (
    <Part title={t('account.signature.title')} help={t('account.signature.help')}>
      <Loaded query={query}>{({ signatory }) => <Signature known={signatory} onChange={() => void query.refetch()} />}</Loaded>
    </Part>
  );
}

function Signature({ known, onChange }: { known: SignatoryRecord | null; onChange: () => void }) {
  const t = useText();
  const submit = useSubmit<SignatoryInput>(
    async ({ name, phone, sentence, is_default }) => {
      await ask('PUT admin/signatories/own', { name, phone: phone ?? null, sentence: sentence ?? '', is_default });
      showNotice(t('account.signature.saved'));
      onChange();
    },
    { inPlace: true },
  );
  return (
    <>
      <PlainForm className={styles.fields ?? ''} defaultValues={{ ...NOTHING, ...known }} onSubmit={submit}>
        <TextInput source="name" label="account.signature.name" {...upTo(100)} />
        <TextInput source="phone" label="account.signature.phone" helperText="account.signature.phoneHelp" {...upTo(50)} />
        <TextInput source="sentence" label="account.signature.sentence" helperText="account.signature.sentenceHelp" {...upTo(200)} />
        <BooleanInput source="is_default" label="account.signature.default" helperText="account.signature.defaultHelp" />
        <Refused />
        <div className={styles.wide}>
          <SubmitButton<SignatoryInput> submit="account.signature.save" />
        </div>
      </PlainForm>
      {known && (
        <div className="mt-6">
          <PortraitField src={known.portrait} onChange={onChange} />
        </div>
      )}
    </>
  );
}
