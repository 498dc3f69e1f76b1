import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { LineIssue } from '../../api/types';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import styles from './imports.module.css';
import { issuesCsv } from './issues-csv';

/** A page cannot hold thousands of rows; the downloaded list does. */
const SHOWN = 100;

interface IssueTableProps {
  title: string;
  text: string;
  issues: LineIssue[];
  fileName: string;
  children?: ReactNode;
}

/** Rows with something wrong: line, value, reason; all of them can be downloaded. */
export function IssueTable({ title, text, issues, fileName, children }: IssueTableProps) {
  const t = useText();
  const { integer } = useFormat();
  const columns = [t('imports.review.line'), t('imports.review.value'), t('imports.review.reason')];
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([issuesCsv(columns, issues)], { type: 'text/csv' }));
    link.download = `${fileName.replace(/\.\w+$/, '')}-lignes.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        <Button variant="outlined" onClick={download}>
          {t('imports.review.download')}
        </Button>
      </div>
      <p className={styles.help}>
        {text} {issues.length > SHOWN && t('imports.review.errorsFirst', { count: integer(SHOWN) })}
      </p>
      <table className={styles.issues}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {issues.slice(0, SHOWN).map(({ line, field, value, reason }) => (
            <tr key={`${line} ${field} ${reason}`}>
              <td data-label={t('imports.review.line')}>{integer(line)}</td>
              <td>{value || <em>{t('imports.review.empty')}</em>}</td>
              <td>
                {field && field !== 'email' && `${t(`imports.field.${field}`)} · `}
                {reason}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}
