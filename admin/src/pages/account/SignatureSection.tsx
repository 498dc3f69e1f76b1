import { BooleanInput, TextInput } from 'react-admin';
import { callApi, useApiQuery } from '../../api/call-api';
import type { SignatoryInput, SignatoryRecord } from '../../api/types';
import { showNotice } from '../../components/notice';
import { PageSection } from '../../components/PageSection';
import { QueryContent } from '../../components/QueryContent';
import { PlainForm, SubmitButton } from '../../form/FormBody';
import { FormError } from '../../form/FormError';
import { limitLength } from '../../form/inputs';
import { useSubmit } from '../../form/use-submit';
import { useText } from '../../i18n/use-text';
import styles from '../settings/settings.module.css';
import { PortraitField } from './PortraitField';

const NOTHING = { name: '', phone: '', sentence: '', is_default: false };

/** What one’s prospects see of oneself: name, direct number, a sentence, a portrait. */
export function SignatureSection() {
  const t = useText();
  const query = useApiQuery('GET admin/signatories/own');
  return (
    <PageSection title={t('account.signature.title')} help={t('account.signature.help')}>
      <QueryContent query={query}>{({ signatory }) => <Signature known={signatory} onChange={() => void query.refetch()} />}</QueryContent>
    </PageSection>
  );
}

function Signature({ known, onChange }: { known: SignatoryRecord | null; onChange: () => void }) {
  const t = useText();
  const submit = useSubmit<SignatoryInput>(
    async ({ name, phone, sentence, is_default }) => {
      await callApi('PUT admin/signatories/own', { name, phone: phone ?? null, sentence: sentence ?? '', is_default });
      showNotice(t('account.signature.saved'));
      onChange();
    },
    { inPlace: true },
  );
  return (
    <>
      <PlainForm className={styles.fields ?? ''} defaultValues={{ ...NOTHING, ...known }} onSubmit={submit}>
        <TextInput source="name" label="account.signature.name" {...limitLength(100)} />
        <TextInput source="phone" label="account.signature.phone" helperText="account.signature.phoneHelp" {...limitLength(50)} />
        <TextInput source="sentence" label="account.signature.sentence" helperText="account.signature.sentenceHelp" {...limitLength(200)} />
        <BooleanInput source="is_default" label="account.signature.default" helperText="account.signature.defaultHelp" />
        <FormError />
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
