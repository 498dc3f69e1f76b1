import { Button } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { callApi } from '../../api/call-api';
import { keyTestText } from '../../api/cause-text';
import type { ApiKeyRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { showNotice } from '../../components/notice';
import { useOutcome } from '../../components/use-outcome';
import { PlainForm } from '../../form/FormBody';
import { FormError } from '../../form/FormError';
import { serverMessage } from '../../form/server-errors';
import { useSubmit } from '../../form/use-submit';
import { requiredText } from '../../form/validators';
import { useText } from '../../i18n/use-text';
import { Field } from './fields';
import { keyError } from './key-error';
import { FIRST_CHOICE, OpenAiFields, withDefaults } from './OpenAiFields';
import styles from './settings.module.css';

interface KeyFormProps {
  record: ApiKeyRecord;
  label: string;
  onChange: () => void;
}

type Outcome =
  | { kind: 'saved' }
  | { kind: 'testing' }
  | ({ kind: 'tested'; ok: boolean } & Parameters<typeof keyTestText>[0])
  | { kind: 'failed'; message: string };

const LOGIN = requiredText('settings.keys.loginMissing');

/** Enters a key with what belongs to it, tries it with its vendor, removes it. */
export function KeyForm({ record, label, onChange }: KeyFormProps) {
  const t = useText();
  const { service, state } = record;
  const isMissing = state === 'missing';
  const [outcome, setOutcome] = useOutcome<Outcome>();
  // another id empties the form: what was typed is stored, and a key never comes back
  const [kept, setKept] = useState(() => ({ id: 0, apiKey: '', metadata: firstMetadata(record) }));
  const submit = useSubmit<typeof kept>(
    async ({ apiKey, metadata }) => {
      const saved = await callApi('PUT admin/api-keys/:service', { service, ...(apiKey.trim() && { apiKey: apiKey.trim() }), metadata });
      setKept({ id: kept.id + 1, apiKey: '', metadata: saved.metadata });
      setOutcome({ kind: 'saved' });
      showNotice(t('settings.keys.saved', { service: label }));
      onChange();
    },
    { inPlace: true },
  );
  const faultOf = (typed: string) => (typed.trim() === '' && !isMissing ? undefined : keyError(service, typed.trim()));
  return (
    <div className={styles.wide} onSubmitCapture={() => setOutcome(null)}>
      <PlainForm className={styles.fields} record={kept} onSubmit={submit}>
        {service === 'dataforseo' && <Field source="metadata.login" label="settings.keys.login" validate={LOGIN} />}
        <Field
          source="apiKey"
          label="settings.keys.key"
          kind="password"
          validate={faultOf}
          {...(!isMissing && { help: 'settings.keys.keep' as const })}
        />
        {service === 'openai' && <OpenAiFields />}
        <KeyActions {...{ record, label, outcome, setOutcome, onChange }} />
        {!outcome && <FormError title={t('settings.keys.saveFailed', { service: label })} className={styles.wide} />}
      </PlainForm>
    </div>
  );
}

const firstMetadata = ({ service, state, metadata }: ApiKeyRecord): Record<string, unknown> => {
  if (service !== 'openai') return metadata;
  return state === 'missing' ? FIRST_CHOICE : withDefaults(metadata);
};

interface KeyActionsProps extends KeyFormProps {
  outcome: Outcome | null;
  setOutcome: (outcome: Outcome | null) => void;
}

/** Each is named by its vendor too: the page has one of each for every vendor. */
function KeyActions({ record: { service, state }, label, outcome, setOutcome, onChange }: KeyActionsProps) {
  const t = useText();
  const { clearErrors } = useFormContext();
  const { isSubmitting } = useFormState();
  const isTesting = outcome?.kind === 'testing';
  const isBusy = isSubmitting || isTesting;
  const attempt = async (began: Outcome | null, work: () => Promise<Outcome | null>, failed: (message: string) => Outcome) => {
    clearErrors();
    setOutcome(began);
    try {
      setOutcome(await work());
      onChange();
    } catch (error) {
      setOutcome(failed(serverMessage(error)));
    }
  };
  const test = async (): Promise<Outcome> => ({ kind: 'tested', ...(await callApi('POST admin/api-keys/:service/test', { service })) });
  const remove = () => callApi('DELETE admin/api-keys/:service', { service }).then(() => null);
  return (
    <>
      <div className={`${styles.row} ${styles.wide}`}>
        <Button type="submit" variant="outlined" disabled={isBusy} aria-label={`${t('settings.keys.save')} – ${label}`}>
          {t(isSubmitting ? 'app.action.saving' : 'settings.keys.save')}
        </Button>
        {state !== 'missing' && (
          <>
            <Button
              variant="outlined"
              disabled={isBusy}
              aria-label={`${t('settings.keys.test')} – ${label}`}
              onClick={() =>
                void attempt({ kind: 'testing' }, test, (message) => ({ kind: 'tested', ok: false, message, code: null, values: [] }))
              }
            >
              {t(isTesting ? 'settings.keys.testing' : 'settings.keys.test')}
            </Button>
            <Button
              variant="text"
              disabled={isBusy}
              aria-label={`${t('app.action.delete')} – ${label}`}
              onClick={() => void attempt(null, remove, (message) => ({ kind: 'failed', message }))}
            >
              {t('app.action.delete')}
            </Button>
          </>
        )}
        <p role="status" className={styles.saved}>
          {outcome?.kind === 'saved' && t('settings.keys.savedInline')}
        </p>
      </div>
      {outcome && <KeyOutcome outcome={outcome} label={label} />}
    </>
  );
}

function KeyOutcome({ outcome, label }: { outcome: Outcome; label: string }) {
  const t = useText();
  if (!('message' in outcome)) return null;
  const isGood = outcome.kind === 'tested' && outcome.ok;
  const title =
    outcome.kind === 'failed'
      ? t('settings.keys.saveFailed', { service: label })
      : t(isGood ? 'settings.keys.testGood' : 'settings.keys.testPoor');
  return (
    <div className={styles.wide}>
      <Banner tone={isGood ? 'good' : 'poor'} title={title}>
        {outcome.kind === 'tested' ? keyTestText(outcome) : outcome.message}
      </Banner>
    </div>
  );
}
