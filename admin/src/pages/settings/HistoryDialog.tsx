import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { callApi, useApiQuery } from '../../api/call-api';
import type { SettingKey, SettingVersionRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { serverMessage } from '../../form/server-errors';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { useSettings } from './documents';
import styles from './settings.module.css';

interface HistoryDialogProps {
  of: SettingKey;
  title: string;
  onClose: () => void;
}

/** Who changed a document, when and from what to what; each state can be brought back. */
export function HistoryDialog({ of, title, onClose }: HistoryDialogProps) {
  const t = useText();
  const { take } = useSettings();
  const { data, error } = useApiQuery('GET admin/settings/:key/versions', { key: of }, { staleTime: 0 });
  const restore = useMutation({
    mutationFn: (id: number) => callApi('POST admin/settings/:key/versions/:id/restore', { key: of, id }),
    onSuccess: ({ value }) => {
      take(of, value, true);
      onClose();
    },
  });
  return (
    <AppDialog title={t('settings.history.title', { name: title })} width="md" onClose={onClose}>
      {restore.error && <Banner tone="poor">{t('settings.saveFailed', { message: serverMessage(restore.error) })}</Banner>}
      {error && <Banner tone="poor">{t('settings.loadFailed', { message: serverMessage(error) })}</Banner>}
      {data?.length === 0 && <p>{t('settings.history.none')}</p>}
      <ol className={styles.versions}>
        {data?.map((version) => (
          <Version key={version.id} version={version} onRestore={() => restore.mutate(version.id)} />
        ))}
      </ol>
    </AppDialog>
  );
}

function Version({ version: { at, by, changes, current }, onRestore }: { version: SettingVersionRecord; onRestore: () => void }) {
  const t = useText();
  const { dateTime } = useFormat();
  return (
    <li>
      <div className={styles.versionHead}>
        <p>
          <strong>{dateTime(at)}</strong> · {by ?? t('settings.history.unknown')}
        </p>
        {current ? (
          <p className={styles.grey}>{t('settings.history.current')}</p>
        ) : (
          <Button variant="outlined" onClick={onRestore} aria-label={`${t('settings.history.restore')} – ${dateTime(at)}`}>
            {t('settings.history.restore')}
          </Button>
        )}
      </div>
      {changes.length === 0 && <p className={styles.grey}>{t('settings.history.same')}</p>}
      <ul className={styles.changes}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {field && <code>{field}</code>} <del>{shown(from)}</del> → <ins>{shown(to)}</ins>
          </li>
        ))}
      </ul>
    </li>
  );
}

function shown(value: unknown): string {
  if (value === '' || value === null) return '∅';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
