import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { useResourceContext, useStore } from 'react-admin';
import { Icon } from '../components/Icon';
import { useText } from '../i18n/use-text';
import styles from './columns-button.module.css';
import { PopoverMenu } from './PopoverMenu';
import { useWidths } from './widths';

export type ColumnElement = ReactElement<{ source: string; label: string; isFixed?: boolean }>;

interface ColumnsButtonProps {
  columns: ColumnElement[];
  /** What is hidden until somebody chooses. */
  hiddenColumns: string[];
}

/** Which columns the table shows, kept where react-admin's table keeps it. */
export function ColumnsButton({ columns, hiddenColumns }: ColumnsButtonProps) {
  const t = useText();
  const [hidden, setHidden] = useStore<string[]>(`${useResourceContext()}.datatable`, hiddenColumns);
  const { widths, reset } = useWidths(useResourceContext() ?? '');
  const isChanged =
    Object.keys(widths).length > 0 || hidden.length !== hiddenColumns.length || hidden.some((source) => !hiddenColumns.includes(source));
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
            {columns
              .filter(({ props }) => !props.isFixed)
              .map(({ props: { source, label } }) => (
                <li key={source}>
                  <label className={styles.choice}>
                    <input
                      type="checkbox"
                      checked={!hidden.includes(source)}
                      onChange={({ target }) => setHidden(target.checked ? hidden.filter((name) => name !== source) : [...hidden, source])}
                    />
                    {label}
                  </label>
                </li>
              ))}
          </ul>
          {isChanged && (
            <Button
              variant="text"
              onClick={() => {
                setHidden(hiddenColumns);
                reset();
              }}
            >
              {t('views.columns.reset')}
            </Button>
          )}
        </div>
      )}
    </PopoverMenu>
  );
}
