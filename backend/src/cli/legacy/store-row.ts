import type { EntityManager } from 'typeorm';
import type { ColumnOf } from '../../common/database/catalogue.js';
import type { Source } from '../../modules/analysis/results/analysis.contract.js';
import { withCarriedOverFigures } from '../../modules/analysis/results/carry-over/carried-over-figures.js';
import { replaces } from '../../modules/analysis/results/precedence.js';
import type { Provenance } from '../../modules/analysis/results/provenance.js';
import type { Row } from './shapes.js';
import type { LegacyTable } from './tables.js';

export type Stored = 'added' | 'updated' | 'unchanged' | 'kept';

/** How a row was stored; the id where it was written, and its table has one. */
interface StoredRow {
  outcome: Stored;
  id: string | null;
}

/** Writes one row unless it is here already, or was changed here since the export. */
export async function storeRow(
  manager: EntityManager,
  legacy: LegacyTable,
  columns: ReadonlyMap<string, ColumnOf>,
  given: Row,
): Promise<StoredRow> {
  const { name: table, key, date = 'updated_at' } = legacy;
  const values = await beside(manager, legacy, given);
  if (!values) return { outcome: 'kept', id: null };
  const names = Object.keys(values);
  const parameters = names.map((name) => {
    const value = values[name];
    return columns.get(name)?.type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
  });
  const typed = names.map((name, index) => `$${index + 1}::${columns.get(name)?.type}`);
  const changing = names.filter((name) => !key.includes(name) && name !== 'id');
  const quoted = (list: readonly string[], prefix = '') => list.map((name) => `${prefix}"${name}"`).join(', ');
  const stored = await manager.query<{ inserted: boolean; id: string | null }[]>(
    `INSERT INTO ${table} (${quoted(names)}) VALUES (${typed.join(', ')})
     ON CONFLICT (${quoted(key)}) DO ${
       changing.length === 0
         ? 'NOTHING'
         : `UPDATE SET ${changing.map((name) => `"${name}" = excluded."${name}"`).join(', ')}
            WHERE ROW(${quoted(changing, `${table}.`)}) IS DISTINCT FROM ROW(${quoted(changing, 'excluded.')}) AND ${mayChange(table, date, columns, values)}`
     } RETURNING (xmax = 0) AS inserted, to_jsonb(${table}) ->> 'id' AS id`,
    parameters,
  );
  if (stored[0]) return { outcome: stored[0].inserted ? 'added' : 'updated', id: stored[0].id };
  if (changing.length === 0) return { outcome: 'unchanged', id: null };
  const parameterOf = (name: string) => typed[names.indexOf(name)] ?? 'NULL';
  // every parameter is used, so that PostgreSQL infers all types
  const [same] = await manager.query<{ same: boolean }[]>(
    `SELECT ROW(${quoted(changing)}) IS NOT DISTINCT FROM ROW(${changing.map(parameterOf).join(', ')}) AS same, ROW(${typed.join(', ')}) IS NULL AS ignored
     FROM ${table} WHERE ${key.map((name) => `"${name}" = ${parameterOf(name)}`).join(' AND ')}`,
    parameters,
  );
  return { outcome: same?.same ? 'unchanged' : 'kept', id: null };
}

/** Completes the row with figures of the stored result; null when a better one is stored. */
async function beside(manager: EntityManager, { name: table, key, analysis }: LegacyTable, given: Row): Promise<Row | null> {
  if (!analysis) return given;
  const where = key.map((name, index) => `"${name}" = $${index + 1}`).join(' AND ');
  const [stored] = await manager.query<(Row & Provenance)[]>(
    `SELECT * FROM ${table} WHERE ${where}`,
    key.map((name) => given[name]),
  );
  if (!stored) return given;
  const source = given.source as Source;
  if (!replaces(source, stored.source)) return null;
  const origin = { source: stored.source, provider: stored.provider, measured_at: stored.measured_at.toISOString() };
  const { values, origins } = withCarriedOverFigures(analysis, { values: stored, origin, origins: stored.origins ?? {} }, given, source);
  return { ...values, origins };
}

/** Returns whether an existing row may be replaced: by a later export, or if it was never changed. */
function mayChange(table: string, date: string, columns: ReadonlyMap<string, ColumnOf>, values: Row): string {
  const untouched = columns.has('created_at') && columns.has('updated_at') ? `${table}.created_at = ${table}.updated_at` : 'false';
  const manual = columns.has('measured_at') ? `${table}.source <> 'manual'` : 'true';
  if (values[date] == null) return `${untouched} AND ${manual}`;
  const older = `${table}."${date}" <= excluded."${date}"`;
  return `${date === 'updated_at' ? `(${older} OR ${untouched})` : older} AND ${manual}`;
}
