import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import { Table } from '../Table';

interface Row {
  key: string;
  cells: ReactNode[];
}

interface TableAlternativeProps {
  caption: string;
  head: string[];
  rows: Row[];
}

/** The figures of a drawing as a table, behind a disclosure. */
export function TableAlternative({ caption, head, rows }: TableAlternativeProps) {
  const t = useText();
  return (
    <details className="mt-3">
      <summary>{t('analytics.table')}</summary>
      <Table
        look="figures-table narrow"
        caption={caption}
        rows={rows}
        rowKey={({ key }) => key}
        columns={head.map((name, index) => [name, ({ cells }: Row) => cells[index]] as const)}
      />
    </details>
  );
}
