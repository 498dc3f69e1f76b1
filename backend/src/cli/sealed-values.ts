import type { EntityManager } from 'typeorm';
import { isSealedForSure, unseal } from '../common/encryption.js';

export interface SealedValue {
  table: string;
  column: string;
  /** Where PostgreSQL has the row, within one transaction. */
  place: string;
  stored: string;
}

/** Returns every sealed text of the database, in any column, so that none is missed. */
export async function sealedValues(manager: EntityManager): Promise<SealedValue[]> {
  const columns = await manager.query<{ table: string; column: string }[]>(
    `SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = current_schema() AND c.data_type = 'text' AND t.table_type = 'BASE TABLE' ORDER BY 1, 2`,
  );
  const found: SealedValue[] = [];
  for (const { table, column } of columns) {
    const rows = await manager.query<{ place: string; stored: string }[]>(
      `SELECT ctid::text AS place, "${column}" AS stored FROM "${table}" WHERE "${column}" LIKE 'v1:%' FOR UPDATE`,
    );
    found.push(...rows.filter(({ stored }) => isSealedForSure(stored)).map((row) => ({ table, column, ...row })));
  }
  return found;
}

/** The text; null when it was sealed with another secret. */
export const opens = (stored: string, secret: string): Promise<string | null> => unseal(stored, secret).catch(() => null);

/** The same table may hold several columns of a row: a row that was written has moved. */
export async function storeAgain(manager: EntityManager, { table, column, stored }: SealedValue, value: string): Promise<void> {
  await manager.query(`UPDATE "${table}" SET "${column}" = $1 WHERE "${column}" = $2`, [value, stored]);
}
