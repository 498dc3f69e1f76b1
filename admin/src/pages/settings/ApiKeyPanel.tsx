import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { useServer } from '../../api/data-provider';
import type { ApiKeyRecord, VendorRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { showNotice } from '../../components/notice';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { described, FieldFrame } from './fields';
import { KeyStateWord } from './KeyStateWord';
import { keyFault } from './key-fault';
import { FIRST_CHOICE, OpenAiFields } from './OpenAiFields';
import { Section } from './Section';
import styles from './settings.module.css';
import { type Drafts, fieldErrors, wordsOf } from './use-drafts';
import { useSavedFor3s } from './use-saved';
import { VendorBudget } from './VendorBudget';

interface ApiKeyPanelProps {
  record: ApiKeyRecord;
  vendor: VendorRecord | undefined;
  drafts: Drafts;
  onChange: () => void;
}

/** A vendor: its key, which never comes back from the server, how it does, and what it may cost. */
export function ApiKeyPanel({ record, vendor, drafts, onChange }: ApiKeyPanelProps) {
  const t = useText();
  const label = t(`settings.keys.services.${record.service}`);
  return (
    <Section title={label} lead={<KeyFacts record={record} vendor={vendor} />}>
      <KeyForm record={record} label={label} onChange={onChange} />
      <VendorBudget service={record.service} vendor={vendor} drafts={drafts} />
    </Section>
  );
}

function KeyFacts({ record: { state, hint, tested_at, test_ok, test_outcome }, vendor }: Pick<ApiKeyPanelProps, 'record' | 'vendor'>) {
  const t = useText();
  const { dateTime } = useFormat();
  return (
    <>
      <p>
        <KeyStateWord state={state} /> {hint && <span className={styles.mono}>{`•••• ${hint}`}</span>}
      </p>
      {tested_at && (
        <p>
          {t(test_ok ? 'settings.keys.testedGood' : 'settings.keys.testedPoor', { date: dateTime(tested_at) })} {test_outcome}
        </p>
      )}
      {vendor && <p>{vendor.summary}</p>}
      {vendor?.last_success_at && <p>{t('settings.keys.lastSuccess', { date: dateTime(vendor.last_success_at) })}</p>}
      {vendor?.last_failure_at && (
        <p>
          {t('settings.keys.lastFailure', { date: dateTime(vendor.last_failure_at) })} {vendor.last_error?.message}
        </p>
      )}
    </>
  );
}

function KeyForm({ record, label, onChange }: { record: ApiKeyRecord; label: string; onChange: () => void }) {
  const t = useText();
  const server = useServer();
  const id = useId();
  const [apiKey, setApiKey] = useState('');
  const isFirst = record.state === 'missing' && record.service === 'openai';
  const [metadata, setMetadata] = useState<Record<string, unknown>>(isFirst ? FIRST_CHOICE : record.metadata);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const [isBusy, setBusy] = useState<'save' | 'test' | null>(null);
  const [tested, setTested] = useState<{ ok: boolean; message: string } | null>(null);
  const [isSaved, markSaved] = useSavedFor3s();
  const { service } = record;

  const save = async () => {
    setFailure(null);
    setTested(null);
    const fault = apiKey.trim() === '' && record.state !== 'missing' ? undefined : keyFault(service, apiKey.trim());
    const loginFault = service === 'dataforseo' && !String(metadata.login ?? '').trim() ? t('settings.keys.loginMissing') : undefined;
    setErrors({ ...(fault && { apiKey: fault }), ...(loginFault && { 'metadata.login': loginFault }) });
    if (fault || loginFault) return;
    setBusy('save');
    try {
      const saved = await server.putApiKey(service, { ...(apiKey.trim() && { apiKey: apiKey.trim() }), metadata });
      setApiKey('');
      setMetadata(saved.metadata);
      markSaved();
      showNotice(t('settings.keys.saved', { service: label }));
      onChange();
    } catch (error) {
      setErrors(fieldErrors(error));
      setFailure({ title: t('settings.keys.saveFailed', { service: label }), text: wordsOf(error) });
    }
    setBusy(null);
  };
  const test = async () => {
    setTested(null);
    setFailure(null);
    setBusy('test');
    try {
      setTested(await server.testApiKey(service));
      onChange();
    } catch (error) {
      setTested({ ok: false, message: wordsOf(error) });
    }
    setBusy(null);
  };
  const remove = async () => {
    setFailure(null);
    try {
      await server.removeApiKey(service);
      onChange();
    } catch (error) {
      setFailure({ title: t('settings.keys.saveFailed', { service: label }), text: wordsOf(error) });
    }
  };

  const keyError = errors.apiKey;
  const loginError = errors['metadata.login'];
  return (
    <>
      {service === 'dataforseo' && (
        <FieldFrame id={`${id}-login`} label={t('settings.keys.login')} error={loginError}>
          <input
            id={`${id}-login`}
            autoComplete="off"
            value={String(metadata.login ?? '')}
            onChange={({ target }) => setMetadata({ ...metadata, login: target.value })}
            {...described(`${id}-login`, undefined, loginError)}
          />
        </FieldFrame>
      )}
      <FieldFrame
        id={id}
        label={t('settings.keys.key')}
        help={record.state === 'missing' ? undefined : t('settings.keys.keep')}
        error={keyError}
      >
        <input
          id={id}
          type="password"
          autoComplete="new-password"
          value={apiKey}
          onChange={({ target }) => setApiKey(target.value)}
          {...described(id, record.state !== 'missing', keyError)}
        />
      </FieldFrame>
      {service === 'openai' && <OpenAiFields value={metadata} errors={errors} onChange={setMetadata} />}
      <div className={`${styles.row} ${styles.wide}`}>
        <Button
          variant="outlined"
          disabled={isBusy !== null}
          onClick={() => void save()}
          aria-label={`${t('settings.keys.save')} – ${label}`}
        >
          {t(isBusy === 'save' ? 'app.action.saving' : 'settings.keys.save')}
        </Button>
        {record.state !== 'missing' && (
          <>
            <Button
              variant="outlined"
              disabled={isBusy !== null}
              onClick={() => void test()}
              aria-label={`${t('settings.keys.test')} – ${label}`}
            >
              {t(isBusy === 'test' ? 'settings.keys.testing' : 'settings.keys.test')}
            </Button>
            <Button
              variant="text"
              disabled={isBusy !== null}
              onClick={() => void remove()}
              aria-label={`${t('app.action.delete')} – ${label}`}
            >
              {t('app.action.delete')}
            </Button>
          </>
        )}
        <p role="status" className={styles.saved}>
          {isSaved && t('settings.keys.savedInline')}
        </p>
      </div>
      {tested && (
        <div className={styles.wide}>
          <Banner tone={tested.ok ? 'good' : 'poor'} title={t(tested.ok ? 'settings.keys.testGood' : 'settings.keys.testPoor')}>
            {tested.message}
          </Banner>
        </div>
      )}
      {failure && (
        <div className={styles.wide}>
          <Banner tone="poor" title={failure.title}>
            {failure.text}
          </Banner>
        </div>
      )}
    </>
  );
}
