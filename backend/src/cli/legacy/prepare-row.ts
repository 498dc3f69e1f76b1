import { createHash } from 'node:crypto';
import type { ColumnOf } from '../../common/database/catalogue.js';
import { isProspectToken } from '../../rules/tokens.rules.js';
import { coerce, isUuid, uuidOf } from './coerce.js';
import { Refused, type Row } from './shapes.js';
import type { LegacyTable } from './tables.js';

export interface Prepared {
  /** Values by column, ready to be stored; columns that the database fills in are absent. */
  values: Row;
  /** Columns that the table does not have, with their values. */
  unknown: Row;
}

/** Converts a row of an old export; throws {@link Refused} with all its faults. `foreign` is column → table. */
export function prepareRow(
  table: LegacyTable,
  columns: ReadonlyMap<string, ColumnOf>,
  foreign: ReadonlyMap<string, string>,
  given: Row,
): Prepared {
  const faults: string[] = [];
  const known: Row = {};
  const unknown: Row = {};
  for (const [givenName, value] of Object.entries(given)) {
    const renamed = table.names?.[givenName];
    const name = renamed && !columns.has(givenName) && given[renamed] == null ? renamed : givenName;
    const column = columns.get(name);
    if (!column) {
      if (value !== null && value !== '') unknown[name] = value;
      continue;
    }
    const identified = column.type === 'uuid' ? identify(table.name, name, value, foreign.get(name)) : value;
    const coerced = TOKEN_REFERENCE in Object(identified) ? { value: identified } : coerce(identified, column.type);
    if ('fault' in coerced) faults.push(`${name} : ${coerced.fault}`);
    else known[name] = coerced.value;
  }
  if (faults.length > 0) throw new Refused(faults.join(' ; '));
  const shaped = table.reshape ? table.reshape({ ...unknown, ...known }, given) : known;
  const values: Row = {};
  for (const [name, value] of Object.entries(shaped)) {
    const column = columns.get(name);
    if (column && !(value == null && (column.hasDefault || column.required))) values[name] = value ?? null;
  }
  if (columns.get('id')?.type === 'uuid' && values.id === undefined && table.key.includes('id')) {
    values.id = uuidOf(table.name, createHash('sha256').update(JSON.stringify(given)).digest('hex'));
  }
  if (columns.has('updated_at') && values.updated_at === undefined && values.created_at !== undefined)
    values.updated_at = values.created_at;
  if (table.rest && Object.keys(unknown).length > 0) {
    const rest = (values[table.rest] ?? {}) as Row;
    values[table.rest] = { ...rest, legacy: { ...(rest.legacy as Row | undefined), ...unknown } };
  }
  return { values, unknown };
}

/** Placeholder in a foreign key for “the prospect with this token”. */
export const TOKEN_REFERENCE = Symbol('token');

/** Old ids may be numbers, and references may be tokens; an unreadable author becomes null. */
function identify(table: string, name: string, value: unknown, target: string | undefined): unknown {
  const text = value == null ? '' : String(value).trim();
  if (text === '' || isUuid(text)) return text || null;
  if (name === 'id') return uuidOf(table, text);
  if (target === 'prospects' && isProspectToken(text)) return { [TOKEN_REFERENCE]: text };
  return target ? uuidOf(target, text) : null;
}
