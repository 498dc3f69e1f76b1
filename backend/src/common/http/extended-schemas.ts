import { isDeepStrictEqual } from 'node:util';

type Json = Record<string, unknown>;
type Shape = Json & { properties: Json; required?: string[] };

/** As many fields in common are no accident. */
const SHARED = 5;

/** Rewrites schemas that contain all fields of another one as `allOf` of it and the further fields. */
export function extended(schemas: Readonly<Record<string, Json>>): Record<string, Json> {
  const shapes = Object.entries(schemas).filter((entry): entry is [string, Shape] => isShape(entry[1]));
  const bySize = shapes.toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one));
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const base = isShape(schema) && bySize.find(([, other]) => isWithin(other, schema));
      return [name, base ? { allOf: [{ $ref: `#/components/schemas/${base[0]}` }, beside(schema, base[1])] } : schema];
    }),
  );
}

const isShape = (schema: Json): schema is Shape => schema.type === 'object' && schema.properties !== undefined;
const sizeOf = ({ properties }: Shape): number => Object.keys(properties).length;

/** A schema without additional properties would reject the further fields. */
const isWithin = (part: Shape, whole: Shape): boolean =>
  sizeOf(part) >= SHARED &&
  sizeOf(part) < sizeOf(whole) &&
  part.additionalProperties === undefined &&
  whole.additionalProperties === undefined &&
  Object.entries(part.properties).every(
    ([name, field]) => isDeepStrictEqual(whole.properties[name], field) && isRequired(part, name) === isRequired(whole, name),
  );

const isRequired = ({ required = [] }: Shape, name: string): boolean => required.includes(name);

function beside({ required, ...whole }: Shape, part: Shape): Json {
  const isOwn = (name: string) => !(name in part.properties);
  const properties = Object.fromEntries(Object.entries(whole.properties).filter(([name]) => isOwn(name)));
  const own = required?.filter(isOwn) ?? [];
  return { ...whole, properties, ...(own.length > 0 && { required: own }) };
}
