import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import styles from './chart.module.css';

interface TableAlternativeProps {
  caption: string;
  head: string[];
  rows: { key: string; cells: ReactNode[] }[];
}

/** The figures of a drawing as a table, behind a disclosure. */
export function TableAlternative({ caption, head, rows }: TableAlternativeProps) {
  const t = useText();
  return (
    <details className={styles.alternative}>
      <summary>{t('analytics.table')}</summary>
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
