export interface ChangedField {
  field: string;
  from: string | null;
  to: string | null;
}

type Values = Record<string, unknown> | null;

/** Compares an entry of the audit log field by field, including keys of `metadata`. */
export function changedFields(before: Values, after: Values): ChangedField[] {
  const [earlier, later] = [opened(before), opened(after)];
  return [...new Set([...Object.keys(earlier), ...Object.keys(later)])]
    .map((field) => ({ field, from: formatted(earlier[field]), to: formatted(later[field]) }))
    .filter(({ from, to }) => from !== to);
}

function opened(values: Values): Record<string, unknown> {
  const { metadata, ...own } = values ?? {};
  return { ...own, ...(typeof metadata === 'object' ? metadata : { metadata }) };
}

function formatted(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
