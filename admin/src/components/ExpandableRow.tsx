import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text';
import { Icon } from './Icon';
import styles from './record-table.module.css';

/** The button that opens a row; the row's click does the same for the mouse. */
export function ExpandCell({ name, isOpen, onToggle }: { name: string; isOpen: boolean; onToggle: () => void }) {
  const t = useText();
  return (
    <td className={styles.expand}>
      <button
        type="button"
        data-row-link
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'app.list.collapse' : 'app.list.expand', { name })}
        onClick={onToggle}
      >
        <Icon name="next" />
      </button>
    </td>
  );
}

export function DetailsRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <td className={styles.details} colSpan={columns}>
        {children}
      </td>
    </tr>
  );
}
