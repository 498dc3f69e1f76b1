import { DefaultNamingStrategy, type Table } from 'typeorm';

const nameOf = (table: Table | string) => (typeof table === 'string' ? table : table.name).split('.').pop() ?? '';
const joined = (table: Table | string, columns: string[], suffix: string) => `${nameOf(table)}_${columns.join('_')}_${suffix}`;

/** The names PostgreSQL itself would give, so that hand-written migrations and entities agree. */
export class PostgresNaming extends DefaultNamingStrategy {
  override primaryKeyName(table: Table | string): string {
    return `${nameOf(table)}_pkey`;
  }
  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return joined(table, columns, 'key');
  }
  override relationConstraintName(table: Table | string, columns: string[]): string {
    return joined(table, columns, 'key');
  }
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return joined(table, columns, 'fkey');
  }
  override indexName(table: Table | string, columns: string[]): string {
    return joined(table, columns, 'idx');
  }
}
