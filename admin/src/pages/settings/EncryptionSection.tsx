import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, useApiQuery } from '../../api/call-api';
import { Banner } from '../../components/Banner';
import { Table } from '../../components/Table';
import { serverMessage } from '../../form/server-errors';
import { useText } from '../../i18n/use-text';
import { KeyStateChip } from './KeyStateChip';
import { Section } from './Section';
import styles from './settings.module.css';

/** While keys are being sealed their states are read this often, ms. */
const PROGRESS_MS = 150;

/** How each key is stored; plain ones are sealed here. */
export function EncryptionSection() {
  const t = useText();
  const queryClient = useQueryClient();
  /** Its variable is the number of plain keys at the start. */
  const encrypt = useMutation({
    mutationFn: (_plain: number) => callApi('POST admin/api-keys/encrypt'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['api-keys'] }),
  });
  const total = encrypt.isPending ? encrypt.variables : null;
  const { data = [], error } = useApiQuery('GET admin/api-keys', {}, { refetchInterval: total === null ? false : PROGRESS_MS });
  const plain = data.filter(({ state }) => state === 'plain').length;
  const outcome = encrypt.data;
  const failed = outcome?.results.filter(({ ok }) => !ok) ?? [];
  return (
    <Section id="encryption" title={t('settings.encryption.title')} lead={t('settings.encryption.lead')}>
      {error && (
        <div className={styles.wide}>
          <Banner tone="poor" title={t('settings.keys.loadFailed')}>
            {serverMessage(error)}
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
            [t('settings.encryption.state'), ({ state }) => <KeyStateChip state={state} />],
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
            <Button variant="outlined" onClick={() => encrypt.mutate(plain)}>
              {t('settings.encryption.encrypt')}
            </Button>
          </p>
        )}
        {outcome && failed.length === 0 && (
          <p className={styles.saved}>{t('settings.encryption.done', { count: outcome.results.length })}</p>
        )}
      </div>
      {(encrypt.error || failed.length > 0) && (
        <div className={styles.wide}>
          <Banner tone="poor" title={t('settings.encryption.failed')}>
            {encrypt.error
              ? serverMessage(encrypt.error)
              : failed.map(({ service, message }) => `${t(`settings.keys.services.${service}`)} : ${message}`).join(' · ')}
          </Banner>
        </div>
      )}
      <p className={`${styles.wide} ${styles.help}`}>{t('settings.encryption.rotation')}</p>
    </Section>
  );
}
