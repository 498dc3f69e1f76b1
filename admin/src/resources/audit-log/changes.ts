import type { AuditRecord } from '../../api/types';

export interface FieldChange {
  field: string;
  /** Null: there was nothing before, or nothing is left. */
  from: string | null;
  to: string | null;
}

/** What differs, field by field; a nested document is taken apart into its own fields. */
export function changesOf({ before, after }: Pick<AuditRecord, 'before' | 'after'>): FieldChange[] {
  const [from, to] = [flat(before), flat(after)];
  const fields = [...new Set([...from.keys(), ...to.keys()])];
  return fields
    .map((field) => ({ field, from: from.get(field) ?? null, to: to.get(field) ?? null }))
    .filter((change) => change.from !== change.to);
}

function flat(values: unknown, path = ''): Map<string, string> {
  if (values === null || values === undefined || values === '') return new Map();
  if (typeof values === 'object' && !Array.isArray(values))
    return new Map(Object.entries(values).flatMap(([key, value]) => [...flat(value, path ? `${path}.${key}` : key)]));
  return new Map([[path, typeof values === 'string' ? values : JSON.stringify(values)]]);
}
