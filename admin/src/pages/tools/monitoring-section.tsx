import type { ReactNode } from 'react';
import { QueryContent, type QueryState } from '../../components/QueryContent';
import { type Column, Table } from '../../components/Table';

/** Polls while the page is open. */
export const LIVE = { refetchInterval: 5000, staleTime: 0 };

/** A section that renders a query. */
export function QuerySection<T>({ title, query, children }: { title: string; query: QueryState<T>; children: (data: T) => ReactNode }) {
  return (
    <section className="part">
      <h2>{title}</h2>
      <QueryContent query={query}>{children}</QueryContent>
    </section>
  );
}

interface TableSectionProps<Row> {
  title: string;
  query: QueryState<Row[]>;
  /** Shown when there is no relevant row. */
  none?: string;
  isNone?: (rows: Row[]) => boolean;
  /** Exceptions are shown first, in their own order. */
  isException?: (row: Row) => boolean;
  rowKey: (row: Row) => string | number;
  columns: readonly Column<Row>[];
}

const isEmpty = (rows: unknown[]): boolean => rows.length === 0;

export const exceptionsFirst = <Row,>(rows: Row[], isException: (row: Row) => boolean = () => false): Row[] =>
  rows.toSorted((one, other) => Number(isException(other)) - Number(isException(one)));

/** A section with one table. */
export function TableSection<Row>({ title, query, none, isNone = isEmpty, isException, ...table }: TableSectionProps<Row>) {
  return (
    <QuerySection title={title} query={query}>
      {(rows) =>
        none && isNone(rows) ? <p className="grey">{none}</p> : <Table label={title} rows={exceptionsFirst(rows, isException)} {...table} />
      }
    </QuerySection>
  );
}
