import { Button } from '@mui/material';
import { useApiQuery } from '../../api/call-api';
import type { ImportSummary } from '../../api/types';
import { Banner } from '../../components/Banner';
import { stateChip } from '../../components/state-chip';
import { dateTime, integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './imports.module.css';
import { UndoButton } from './UndoButton';

const ImportState = stateChip('imports.history.status', { ready: 'fair', importing: 'accent', done: 'good', undone: 'neutral' });

/** The last imports, each with what can still be done with it. */
export function ImportHistory({ open }: { open: (id: string) => void }) {
  const t = useText();
  const { data, error } = useApiQuery('GET admin/imports', { sort: ['created_at', 'DESC'], range: [0, 19] }, { queryKey: ['imports'] });
  const numbers = ({ imported, updated, skipped, total }: ImportSummary) =>
    imported === null
      ? t('imports.history.lines', { count: integer(total) })
      : t('imports.history.numbers', { imported: integer(imported), updated: integer(updated ?? 0), skipped: integer(skipped ?? 0) });
  return (
    <section className="mt-8">
      <h2>{t('imports.history.title')}</h2>
      {error && <Banner tone="poor">{error.message}</Banner>}
      {data?.length === 0 && <p className="grey measure">{t('imports.history.empty')}</p>}
      {data && data.length > 0 && (
        <ul className={`lines ${styles.list}`}>
          {data.map((item) => (
            <li key={item.id}>
              <div className="stack">
                <strong>{item.file_name}</strong>
                <span className="grey">
                  {dateTime(item.created_at)} · {item.user_email}
                </span>
              </div>
              <div className="stack">
                <ImportState state={item.status} />
                <span className="grey">{numbers(item)}</span>
              </div>
              <div>
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
