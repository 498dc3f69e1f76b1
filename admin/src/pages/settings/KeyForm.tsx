import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { useServer } from '../../api/data-provider';
import type { ApiKeyRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { showNotice } from '../../components/notice';
import { useOutcome } from '../../components/use-outcome';
import { useText } from '../../i18n/use-text';
import { described, FieldFrame } from './fields';
import { keyFault } from './key-fault';
import { FIRST_CHOICE, OpenAiFields } from './OpenAiFields';
import styles from './settings.module.css';
import { fieldErrors, wordsOf } from './use-drafts';

interface KeyFormProps {
  record: ApiKeyRecord;
  label: string;
  onChange: () => void;
}

type Outcome =
  | { kind: 'saving' }
  | { kind: 'testing' }
  | { kind: 'saved' }
  | { kind: 'tested'; ok: boolean; message: string }
  | { kind: 'refused'; errors: Record<string, string> }
  | { kind: 'failed'; errors: Record<string, string>; message: string };

/** Enters a key with what belongs to it, tries it with its vendor, removes it. */
export function KeyForm({ record, label, onChange }: KeyFormProps) {
  const t = useText();
  const server = useServer();
  const { service } = record;
  const isMissing = record.state === 'missing';
  const [apiKey, setApiKey] = useState('');
  const [metadata, setMetadata] = useState<Record<string, unknown>>(isMissing && service === 'openai' ? FIRST_CHOICE : record.metadata);
  const [outcome, setOutcome] = useOutcome<Outcome>();
  const errors = outcome && 'errors' in outcome ? outcome.errors : {};
  const isBusy = outcome?.kind === 'saving' || outcome?.kind === 'testing';
  const failed = (error: unknown) => setOutcome({ kind: 'failed', errors: fieldErrors(error), message: wordsOf(error) });

  const faults = (): Record<string, string> => {
    const ofKey = apiKey.trim() === '' && !isMissing ? undefined : keyFault(service, apiKey.trim());
    const lacksLogin = service === 'dataforseo' && !String(metadata.login ?? '').trim();
    return { ...(ofKey && { apiKey: ofKey }), ...(lacksLogin && { 'metadata.login': t('settings.keys.loginMissing') }) };
  };
  const save = async () => {
    const found = faults();
    if (Object.keys(found).length > 0) return setOutcome({ kind: 'refused', errors: found });
    setOutcome({ kind: 'saving' });
    try {
      const saved = await server.putApiKey(service, { ...(apiKey.trim() && { apiKey: apiKey.trim() }), metadata });
      setApiKey('');
      setMetadata(saved.metadata);
      setOutcome({ kind: 'saved' });
      showNotice(t('settings.keys.saved', { service: label }));
      onChange();
    } catch (error) {
      failed(error);
    }
  };
  const test = async () => {
    setOutcome({ kind: 'testing' });
    try {
      setOutcome({ kind: 'tested', ...(await server.testApiKey(service)) });
      onChange();
    } catch (error) {
      setOutcome({ kind: 'tested', ok: false, message: wordsOf(error) });
    }
  };
  const remove = async () => {
    setOutcome(null);
    try {
      await server.removeApiKey(service);
      onChange();
    } catch (error) {
      failed(error);
    }
  };

  return (
    <>
      {service === 'dataforseo' && (
        <LoginField
          value={String(metadata.login ?? '')}
          error={errors['metadata.login']}
          onChange={(login) => setMetadata({ ...metadata, login })}
        />
      )}
      <KeyField value={apiKey} isStored={!isMissing} error={errors.apiKey} onChange={setApiKey} />
      {service === 'openai' && <OpenAiFields value={metadata} errors={errors} onChange={setMetadata} />}
      <div className={`${styles.row} ${styles.wide}`}>
        <KeyButton label={label} action={t('settings.keys.save')} disabled={isBusy} onPress={save}>
          {t(outcome?.kind === 'saving' ? 'app.action.saving' : 'settings.keys.save')}
        </KeyButton>
        {!isMissing && (
          <>
            <KeyButton label={label} action={t('settings.keys.test')} disabled={isBusy} onPress={test}>
              {t(outcome?.kind === 'testing' ? 'settings.keys.testing' : 'settings.keys.test')}
            </KeyButton>
            <KeyButton label={label} action={t('app.action.delete')} disabled={isBusy} onPress={remove} variant="text">
              {t('app.action.delete')}
            </KeyButton>
          </>
        )}
        <p role="status" className={styles.saved}>
          {outcome?.kind === 'saved' && t('settings.keys.savedInline')}
        </p>
      </div>
      {outcome?.kind === 'tested' && (
        <div className={styles.wide}>
          <Banner tone={outcome.ok ? 'good' : 'poor'} title={t(outcome.ok ? 'settings.keys.testGood' : 'settings.keys.testPoor')}>
            {outcome.message}
          </Banner>
        </div>
      )}
      {outcome?.kind === 'failed' && (
        <div className={styles.wide}>
          <Banner tone="poor" title={t('settings.keys.saveFailed', { service: label })}>
            {outcome.message}
          </Banner>
        </div>
      )}
    </>
  );
}

interface TypedFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function LoginField({ value, error, onChange }: TypedFieldProps) {
  const t = useText();
  const id = useId();
  return (
    <FieldFrame id={id} label={t('settings.keys.login')} error={error}>
      <input
        id={id}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...described(id, undefined, error)}
      />
    </FieldFrame>
  );
}

function KeyField({ value, isStored, error, onChange }: TypedFieldProps & { isStored: boolean }) {
  const t = useText();
  const id = useId();
  return (
    <FieldFrame id={id} label={t('settings.keys.key')} help={isStored ? t('settings.keys.keep') : undefined} error={error}>
      <input
        id={id}
        type="password"
        autoComplete="new-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...described(id, isStored, error)}
      />
    </FieldFrame>
  );
}

interface KeyButtonProps {
  label: string;
  action: string;
  disabled: boolean;
  onPress: () => Promise<void>;
  variant?: 'outlined' | 'text';
  children: string;
}

/** Named by its vendor too: the page has one of each for every vendor. */
function KeyButton({ label, action, disabled, onPress, variant = 'outlined', children }: KeyButtonProps) {
  return (
    <Button variant={variant} disabled={disabled} onClick={() => void onPress()} aria-label={`${action} – ${label}`}>
      {children}
    </Button>
  );
}
