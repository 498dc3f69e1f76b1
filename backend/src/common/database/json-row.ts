import type { EntityMetadata, ObjectLiteral } from 'typeorm';

type JsonRow = Record<string, unknown>;

/** The columns of a table as one field of a statement: `alias` is its row. */
export const jsonRow = (metadata: EntityMetadata, alias: string, leaveOut: readonly string[] = []): string => {
  const columns = metadata.columns.filter(({ isSelect, databaseName }) => isSelect && !leaveOut.includes(databaseName));
  return `(SELECT to_jsonb(one) FROM (SELECT ${columns.map(({ databaseName }) => `${alias}.${databaseName}`).join(', ')}) one)`;
};

/** What such a field holds, as the repository would give it. */
export function fromJsonRow<Row extends ObjectLiteral>(metadata: EntityMetadata, json: JsonRow): Row {
  const row = metadata.create();
  for (const column of metadata.columns) {
    const value = json[column.databaseName];
    if (value === undefined) continue;
    column.setEntityValue(row, column.type === 'timestamptz' && value !== null ? new Date(value as string) : value);
  }
  return row as Row;
}
