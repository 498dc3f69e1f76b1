import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useResourceContext, useStore } from 'react-admin';
import { Icon } from '../components/Icon';
import { useText } from '../i18n/use-text';
import type { ColumnElement } from './Column';
import { useColumnWidths } from './column-width';
import { PopoverMenu } from './PopoverMenu';

interface ColumnsButtonProps {
  columns: ColumnElement[];
  /** The columns that are hidden by default. */
  hiddenColumns: string[];
}

/** Shows and hides columns; stored under the key of react-admin's table. */
export function ColumnsButton({ columns, hiddenColumns }: ColumnsButtonProps) {
  const t = useText();
  const [hidden, setHidden] = useStore<string[]>(`${useResourceContext()}.datatable`, hiddenColumns);
  const [widths, setWidths] = useColumnWidths();
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
        <>
          <h2 id={titleId}>{t('views.columns.title')}</h2>
          <ul>
            {columns
              .filter(({ props }) => !props.isFixed)
              .map(({ props: { source, label } }) => (
                <li key={source}>
                  <FormControlLabel
                    label={t(label)}
                    control={<Checkbox checked={!hidden.includes(source)} />}
                    onChange={(_, isShown) => setHidden(isShown ? hidden.filter((name) => name !== source) : [...hidden, source])}
                  />
                </li>
              ))}
          </ul>
          {isChanged && (
            <Button
              variant="text"
              onClick={() => {
                setHidden(hiddenColumns);
                setWidths({});
              }}
            >
              {t('views.columns.reset')}
            </Button>
          )}
        </>
      )}
    </PopoverMenu>
  );
}
