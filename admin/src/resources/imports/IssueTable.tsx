import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { ImportField, LineIssue } from '../../api/types';
import { saveFile } from '../../components/save-file';
import { Table } from '../../components/Table';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { CellCorrection } from './CellCorrection';
import { issuesCsv } from './issues-csv';

/** A page cannot hold thousands of rows; the downloaded list does. */
const SHOWN = 100;

interface IssueTableProps {
  title: string;
  text: string;
  issues: LineIssue[];
  fileName: string;
  /** Id of the import. When set, invalid cells can be corrected in the table. */
  importId?: string | undefined;
  children?: ReactNode;
}

/** Rows with something wrong: line, value, reason; all of them can be downloaded. */
export function IssueTable({ title, text, issues, fileName, importId, children }: IssueTableProps) {
  const t = useText();
  const [lineName, valueName, reasonName] = [t('imports.review.line'), t('imports.review.value'), t('imports.review.reason')];
  const csv = () => new Blob([issuesCsv([lineName, valueName, reasonName], issues)], { type: 'text/csv' });
  const download = () => saveFile(csv(), `${fileName.replace(/\.\w+$/, '')}-lignes.csv`);
  return (
    <section className="stack gap-2">
      <div className="row between gap-2 gap-x-4">
        <h2>{title}</h2>
        <Button variant="outlined" onClick={download}>
          {t('imports.review.download')}
        </Button>
      </div>
      <p className="grey measure">
        {text} {issues.length > SHOWN && t('imports.review.errorsFirst', { count: integer(SHOWN) })}
      </p>
      <Table
        look="stacks"
        rows={issues.slice(0, SHOWN)}
        rowKey={({ line, field, reason }) => `${line} ${field} ${reason}`}
        columns={[
          [lineName, ({ line }) => integer(line), 'labelled'],
          [
            valueName,
            (issue) => (
              <>
                {issue.value || <em>{t('imports.review.empty')}</em>}{' '}
                {importId && isOfColumn(issue) && <CellCorrection importId={importId} issue={issue} />}
              </>
            ),
          ],
          [reasonName, ({ field, reason }) => `${field && field !== 'email' ? `${t(`imports.field.${field}`)} · ` : ''}${reason}`],
        ]}
      />
      {children}
    </section>
  );
}

const isOfColumn = (issue: LineIssue): issue is LineIssue & { field: ImportField } => issue.field !== null;
