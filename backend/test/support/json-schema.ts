export interface JsonSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  minLength?: number;
  minItems?: number;
}

const FORMATS: Record<string, string> = {
  uuid: '11111111-1111-4111-8111-111111111111',
  email: 'anne@boulangerie-martin.ch',
  uri: 'https://boulangerie-martin.ch/',
  date: '2026-11-12',
  'date-time': '2026-11-12T09:00:00Z',
};

/** What the contracts say in words of their own, by the name of the field. */
const NAMED: readonly [RegExp, unknown][] = [
  [/email$|^recipient$/i, FORMATS.email],
  [/(^|I)id$|Id$/, FORMATS.uuid],
  [/url$/i, FORMATS.uri],
  [/^telephone$/, '+41 79 123 45 67'],
  [/^website$|^fax$/, ''],
  [/^startedAt$/, 1],
  [/^domain$/, 'boulangerie-martin.ch'],
  [/^options$/, ['a', 'b', 'c', 'd']],
];

/** A value that a schema of the description of the API most likely takes, for the field `name`. */
export function aValue(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return aValue(choice, name);
  const named = NAMED.find(([pattern]) => pattern.test(name));
  if (named && schema.type !== 'object') return named[1];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([field, inner]) => [field, aValue(inner, field)]));
    case 'array':
      return schema.items ? [aValue(schema.items)] : [];
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1);
    default:
      return FORMATS[schema.format ?? ''] ?? 'texte'.padEnd(schema.minLength ?? 0, 'x');
  }
}

/** Of several that all hold, their fields together. */
function asOne({ allOf = [], ...rest }: JsonSchema): JsonSchema {
  const properties = Object.assign({}, ...allOf.map((one) => one.properties), rest.properties) as Record<string, JsonSchema>;
  return { ...Object.assign({}, ...allOf), ...rest, ...(Object.keys(properties).length > 0 && { properties }) };
}

/** The description of the API with every named schema where it is used. */
export function withoutReferences<T extends { components?: { schemas?: Record<string, unknown> } }>(document: T): T {
  const schemas = document.components?.schemas ?? {};
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...own } = value as { $ref?: string };
    const rest = Object.fromEntries(Object.entries(own).map(([key, child]) => [key, resolved(child)]));
    if ($ref) return { ...(resolved(schemas[$ref.split('/').at(-1) ?? '']) as object), ...rest };
    return 'allOf' in rest ? asOne(rest as JsonSchema) : rest;
  };
  return { ...document, ...(resolved({ ...document, components: {} }) as T) };
}
