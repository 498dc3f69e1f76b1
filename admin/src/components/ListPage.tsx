import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { WAITING_KEY } from '../api/waiting';
import { useText } from '../i18n/use-text';
import styles from './list-page.module.css';
import { PageHead } from './PageHead';

/** The head of a list: its title, a refresh and, at most, one main action. */
export function ListHead({ title, action }: { title: string; action?: ReactNode }) {
  const t = useText();
  const client = useQueryClient();
  const { refetch, isFetching } = useListContext();
  const refresh = () => {
    void refetch();
    void client.invalidateQueries({ queryKey: [WAITING_KEY] });
  };
  return (
    <PageHead
      title={title}
      action={
        <div className={styles.headActions}>
          <Button variant="outlined" aria-disabled={isFetching} onClick={refresh}>
            {t('app.list.refresh')}
          </Button>
          {action}
        </div>
      }
    />
  );
}

interface FilterButtonsProps<Value extends string> {
  label: string;
  options: { value: Value; label: string; count?: number | undefined }[];
  /** Null where none of them is in force. */
  current: NoInfer<Value> | null;
  onChange: (value: Value) => void;
}

/** A quick choice, one of which is in force. */
export function FilterButtons<Value extends string>({ label, options, current, onChange }: FilterButtonsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div className={styles.choices} role="group" aria-label={label}>
      {options.map(({ value, label: words, count }) => (
        <button key={value} type="button" className={styles.choice} aria-pressed={value === current} onClick={() => onChange(value)}>
          {words}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </button>
      ))}
    </div>
  );
}
