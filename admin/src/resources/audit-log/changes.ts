import type { AuditRecord } from '../../api/types';
import { dateTime } from '../../format/format';

export type Value = string | number | boolean;

export interface FieldChange {
  field: string;
  /** Null: there was nothing before, or nothing is left. */
  from: Value | null;
  to: Value | null;
}

/** What differs, field by field; a nested document is taken apart into its own fields, a list is read out. */
export function changesOf({ before, after }: Pick<AuditRecord, 'before' | 'after'>): FieldChange[] {
  const [from, to] = [flat(before), flat(after)];
  const fields = [...new Set([...from.keys(), ...to.keys()])];
  return fields
    .map((field) => ({ field, from: from.get(field) ?? null, to: to.get(field) ?? null }))
    .filter((change) => change.from !== change.to);
}

function flat(values: unknown, path = ''): Map<string, Value> {
  if (isNothing(values)) return new Map();
  const document = typeof values === 'string' ? documentIn(values) : undefined;
  if (document !== undefined) return flat(document, path);
  if (Array.isArray(values)) return new Map([[path, values.map(readOut).filter(Boolean).join(', ')]]);
  if (typeof values === 'object' && values !== null)
    return new Map(Object.entries(values).flatMap(([key, value]) => [...flat(value, path ? `${path}.${key}` : key)]));
  return new Map([[path, values as Value]]);
}

/** One of a list, as it is read: what stands in it, without names. */
function readOut(value: unknown): string {
  if (isNothing(value)) return '';
  if (typeof value === 'string' && INSTANT.test(value)) return dateTime(value);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(readOut).filter(Boolean).join(' ');
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** A list or a document that was kept as a text. */
function documentIn(text: string): object | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? found : undefined;
  } catch {
    return undefined;
  }
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';
