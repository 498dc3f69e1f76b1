import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../../api/data-provider';
import type { ImportSummary } from '../../api/types';
import { Banner } from '../../components/Banner';
import { Status, type Tone } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import styles from './imports.module.css';
import { UndoButton } from './UndoButton';

const TONE: Record<ImportSummary['status'], Tone> = { ready: 'fair', importing: 'accent', done: 'good', undone: 'neutral' };

/** The last imports, each with what can still be done with it. */
export function ImportHistory({ open }: { open: (id: string) => void }) {
  const t = useText();
  const { integer, dateTime } = useFormat();
  const server = useServer();
  const { data, error } = useQuery({ queryKey: ['imports'], queryFn: ({ signal }) => server.listImports({ signal }) });
  const numbers = ({ imported, updated, skipped, total }: ImportSummary) =>
    imported === null
      ? t('imports.history.lines', { count: integer(total) })
      : t('imports.history.numbers', { imported: integer(imported), updated: integer(updated ?? 0), skipped: integer(skipped ?? 0) });
  return (
    <section className={styles.history}>
      <h2>{t('imports.history.title')}</h2>
      {error && <Banner tone="poor">{error.message}</Banner>}
      {data?.length === 0 && <p className={styles.help}>{t('imports.history.empty')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((item) => (
            <li key={item.id}>
              <div className={styles.item}>
                <strong>{item.file_name}</strong>
                <span className={styles.quiet}>
                  {dateTime(item.created_at)} · {item.user_email}
                </span>
              </div>
              <div className={styles.itemState}>
                <Status tone={TONE[item.status]}>{t(`imports.history.status.${item.status}`)}</Status>
                <span className={styles.quiet}>{numbers(item)}</span>
              </div>
              <div className={styles.itemAction}>
                {item.status === 'done' && <UndoButton item={item} />}
                {item.status === 'ready' && (
                  <Button variant="outlined" onClick={() => open(item.id)}>
                    {t('imports.history.resume')}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
