/** The parts of JSON Schema that our schemas use. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
}

const TEXT = 'Votre site mérite une page plus rapide et un titre plus clair. ';

/** A value of this shape, always the same; texts carry no figure and no name. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0]);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, property]) => [name, exampleOf(property)]));
  }
  if (type === 'array') return Array.from({ length: schema.minItems ?? 1 }, () => exampleOf(schema.items ?? { type: 'string' }));
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1;
  if (type === 'null') return null;
  const long = TEXT.repeat(Math.ceil((schema.minLength ?? 1) / TEXT.length)).trim();
  return long.slice(0, schema.maxLength ?? long.length);
}

/** Why a schema may not be used with `strict`; null when it may. */
export function strictFault(schema: JsonSchema, at = '#'): string | null {
  for (const [index, option] of (schema.anyOf ?? []).entries()) {
    const fault = strictFault(option, `${at}/anyOf/${index}`);
    if (fault) return fault;
  }
  if (schema.items) return strictFault(schema.items, `${at}/items`);
  if (schema.type !== 'object') return null;
  const names = Object.keys(schema.properties ?? {});
  if (schema.additionalProperties !== false) return `${at}: 'additionalProperties' is required to be supplied and to be false.`;
  const missing = names.find((name) => !schema.required?.includes(name));
  if (missing) return `${at}: 'required' must include every key in properties. Missing '${missing}'.`;
  for (const name of names) {
    const fault = strictFault(schema.properties?.[name] ?? {}, `${at}/${name}`);
    if (fault) return fault;
  }
  return null;
}
