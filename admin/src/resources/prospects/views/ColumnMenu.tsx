import { Button } from '@mui/material';
import { Icon } from '../../../components/Icon';
import { type TextKey, useText } from '../../../i18n/use-text';
import { PopoverMenu } from '../PopoverMenu';
import { COLUMN_KEYS, type ColumnKey, toggleColumn } from '../prospect-columns';
import { useColumnChoice } from '../use-prospect-columns';
import styles from './views.module.css';

const LABELS: Record<ColumnKey, TextKey> = {
  status: 'prospects.column.status',
  review: 'bulk.column.review',
  followUp: 'bulk.column.followUp',
  score: 'prospects.column.score',
  site: 'bulk.column.site',
  phone: 'bulk.column.phone',
  source: 'bulk.column.source',
  date: 'prospects.column.date',
  updated: 'bulk.column.updated',
};

/** Which columns the list shows; kept in this browser and in saved views. */
export function ColumnMenu() {
  const t = useText();
  const { chosen, keys, setChosen } = useColumnChoice();
  const button = (
    <>
      <Icon name="columns" />
      {t('views.columns.open')}
    </>
  );
  return (
    <PopoverMenu button={button}>
      {(titleId) => (
        <div className={styles.menu}>
          <h2 id={titleId}>{t('views.columns.title')}</h2>
          <ul>
            {COLUMN_KEYS.map((key) => (
              <li key={key}>
                <label className={styles.choice}>
                  <input type="checkbox" checked={keys.includes(key)} onChange={() => setChosen(toggleColumn(chosen, key))} />
                  {t(LABELS[key])}
                </label>
              </li>
            ))}
          </ul>
          {chosen && (
            <Button variant="text" onClick={() => setChosen(null)}>
              {t('views.columns.reset')}
            </Button>
          )}
        </div>
      )}
    </PopoverMenu>
  );
}
