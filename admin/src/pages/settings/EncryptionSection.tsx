import { Button } from '@mui/material';
import { useState } from 'react';
import { ask, useAnswer } from '../../api/ask';
import type { PlainKeysOutcome } from '../../api/types';
import { Banner } from '../../components/Banner';
import { Table } from '../../components/Table';
import { wordsOf } from '../../form/faults';
import { useText } from '../../i18n/use-text';
import { KeyStateWord } from './KeyStateWord';
import { Section } from './Section';
import styles from './settings.module.css';

/** While keys are being sealed their states are read this often, ms. */
const PROGRESS_MS = 150;

/** How each key is stored; plain ones are sealed here. */
export function EncryptionSection() {
  const t = useText();
  const [total, setTotal] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<PlainKeysOutcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { data = [], error, refetch } = useAnswer('GET admin/api-keys', {}, { refetchInterval: total === null ? false : PROGRESS_MS });
  const plain = data.filter(({ state }) => state === 'plain').length;
  const encrypt = async () => {
    setTotal(plain);
    setOutcome(null);
    setFailure(null);
    try {
      setOutcome(await ask('POST admin/api-keys/encrypt'));
    } catch (problem) {
      setFailure(wordsOf(problem));
    }
    setTotal(null);
    await refetch();
  };
  const failed = outcome?.results.filter(({ ok }) => !ok) ?? [];
  return (
    <Section id="encryption" title={t('settings.encryption.title')} lead={t('settings.encryption.lead')}>
      {error && (
        <div className={styles.wide}>
          <Banner tone="poor" title={t('settings.keys.loadFailed')}>
            {wordsOf(error)}
          </Banner>
        </div>
      )}
      <div className={styles.wide}>
        <Table
          label={t('settings.encryption.title')}
          rows={data}
          rowKey={({ service }) => service}
          columns={[
            [t('settings.encryption.service'), ({ service }) => t(`settings.keys.services.${service}`)],
            [t('settings.encryption.state'), ({ state }) => <KeyStateWord state={state} />],
            [t('settings.encryption.hint'), ({ hint }) => hint && <span className={styles.mono}>{`•••• ${hint}`}</span>],
          ]}
        />
      </div>
      <div className={`${styles.wide} ${styles.usage}`} role="status">
        {total !== null && (
          <>
            <progress value={total - plain} max={total} aria-label={t('settings.encryption.encrypt')} />
            <p>{t('settings.encryption.progress', { done: total - plain, total })}</p>
          </>
        )}
        {total === null && plain > 0 && (
          <p className={styles.row}>
            {t('settings.encryption.plain', { count: plain })}
            <Button variant="outlined" onClick={() => void encrypt()}>
              {t('settings.encryption.encrypt')}
            </Button>
          </p>
        )}
        {outcome && failed.length === 0 && (
          <p className={styles.saved}>{t('settings.encryption.done', { count: outcome.results.length })}</p>
        )}
      </div>
      {(failure || failed.length > 0) && (
        <div className={styles.wide}>
          <Banner tone="poor" title={t('settings.encryption.failed')}>
            {failure ?? failed.map(({ service, message }) => `${t(`settings.keys.services.${service}`)} : ${message}`).join(' · ')}
          </Banner>
        </div>
      )}
      <p className={`${styles.wide} ${styles.help}`}>{t('settings.encryption.rotation')}</p>
    </Section>
  );
}
