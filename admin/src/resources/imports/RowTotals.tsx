import type { RowCounts } from '../../api/types';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './imports.module.css';

/** The number of rows by outcome; the first figure is the sum of the others. */
export function RowTotals({ rows, isDone = false }: { rows: RowCounts; isDone?: boolean }) {
  const t = useText();
  const terms = [
    [t('imports.rows.read'), rows.read],
    [t(isDone ? 'imports.rows.imported' : 'imports.rows.toImport'), rows.imported],
    [t('imports.rows.refused'), rows.refused],
    [t('imports.rows.duplicates'), rows.duplicates],
    [t('imports.rows.empty'), rows.empty],
  ] as const;
  return (
    <dl className={styles.account} aria-label={t('imports.rows.title')}>
      {terms.map(([label, count], index) => (
        <div key={label}>
          <dt className="grey small">{label}</dt>
          <dd>
            {index > 0 && (
              <span className="grey" aria-hidden="true">
                {index === 1 ? '= ' : '+ '}
              </span>
            )}
            {integer(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
