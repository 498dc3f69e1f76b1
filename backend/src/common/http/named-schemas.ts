import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject, SchemaObject } from '@nestjs/swagger';
import { z } from 'zod';
import { extended } from './extended-schemas.js';
import { contractSchemaOf } from './response-decorators.js';

type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

interface Operation {
  parameters?: { required?: boolean; schema?: Json }[];
  requestBody?: unknown;
  responses?: unknown;
}

/** What a converted schema carries until it has its place: its own name, and the named schemas it refers to. */
interface Names {
  own: string | undefined;
  parts: Record<string, Json>;
}

const NAMES = 'x-names';
const COMPONENTS = '#/components/schemas/';

/** Converts schemas of contracts to OpenAPI 3.0; each named schema once, under `components`. */
export const convertNamed = (schema: unknown, io: Direction): { schema: Json } | undefined => {
  if (!(schema instanceof z.ZodType)) return undefined;
  const { definitions, ...root } = plain(schema, io);
  const parts = (definitions ?? {}) as Record<string, Json>;
  const own = z.globalRegistry.get(contractSchemaOf(schema))?.id;
  // written out, so that the parameters of a path or a query are found in it; a body gets its name again
  const shape = own !== undefined && root.$ref === COMPONENTS + own ? (parts[own] as Json) : root;
  return { schema: { ...withNames(shape, parts), [NAMES]: { own, parts } } };
};

/** Each parameter carries what it refers to: it is taken out of its object. */
function withNames({ properties, ...shape }: Json, parts: Record<string, Json>): Json {
  if (!isJson(properties)) return shape;
  const carrying = Object.entries(properties).map(([name, value]) => [name, { ...(value as Json), [NAMES]: { own: undefined, parts } }]);
  return { ...shape, properties: Object.fromEntries(carrying) };
}

/** Completes a document whose schemas `convertNamed` made. */
export function withNamedSchemas(document: OpenAPIObject, webhooks: Record<string, z.ZodType> = {}): OpenAPIObject {
  const components = new Components();
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(path) as Operation[]) {
      components.place(operation.requestBody, 'input');
      components.place(operation.responses, 'output');
      components.place(operation.parameters, 'input');
      for (const parameter of operation.parameters ?? []) {
        // repeated beside its schema, like the default
        delete parameter.schema?.description;
        if (!parameter.required) delete parameter.required;
      }
      if (operation.parameters?.length === 0) delete operation.parameters;
    }
  const sent = Object.fromEntries(Object.entries(webhooks).map(([event, body]) => [event, webhookOf(body)]));
  components.place(sent, 'output');
  return {
    ...document,
    // the name of OpenAPI 3.1 before there was one
    ...{ 'x-webhooks': sent },
    components: { ...document.components, schemas: extended(components.sorted()) as Record<string, SchemaObject> },
  };
}

const webhookOf = (body: z.ZodType) => ({
  post: {
    requestBody: { content: { 'application/json': convertNamed(body, 'output') } },
    responses: { '2XX': { description: 'taken' } },
  },
});

class Components {
  private readonly schemas = new Map<string, Json>();
  /** As they were made, to be compared. */
  private readonly shapes = new Map<string, Json>();

  /** Puts what is named among the components, and refers to it from `value`. */
  place(value: unknown, io: Direction): void {
    if (!isJson(value)) return;
    for (const [key, child] of Object.entries(value)) {
      if (isJson(child) && NAMES in child) value[key] = this.placed(child as Json & { [NAMES]: Names }, io);
      else this.place(child, io);
    }
  }

  sorted(): Record<string, Json> {
    return Object.fromEntries([...this.schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  private placed({ [NAMES]: { own, parts }, ...carrying }: Json & { [NAMES]: Names }, io: Direction): Json {
    const shape = withoutNames(carrying);
    const used = Object.entries(partsOf(shape, parts));
    const names = new Map(used.map(([id, part]) => [id, this.nameFor(id, part, io)]));
    for (const [id, part] of used) this.schemas.set(names.get(id) as string, renamed(part, names));
    if (!own || '$ref' in shape) return renamed(shape, names);
    const name = this.nameFor(own, shape, io);
    this.schemas.set(name, renamed(shape, names));
    return { $ref: COMPONENTS + name };
  }

  /** Input and output of a schema may differ, and an extended schema includes more fields; each variant gets a name. */
  private nameFor(id: string, shape: Json, io: Direction): string {
    for (const name of [id, `${id}${io === 'input' ? 'Input' : 'Output'}`, `${id}Part`]) {
      const known = this.shapes.get(name);
      if (!known) this.shapes.set(name, shape);
      if (!known || isDeepStrictEqual(known, shape)) return name;
    }
    throw new Error(`too many shapes of ${id}`);
  }
}

function plain(schema: z.ZodType, io: Direction): Json {
  const json = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const json = jsonSchema as Json;
      delete json.id;
      // the bounds of JSON integers, implied by the format
      if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
      if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
      if (json.format) delete json.pattern;
      if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties;
    },
  });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/definitions/', `"${COMPONENTS}`)) as Json;
}

/** Returns the schemas that a schema refers to, directly or indirectly, and those that it extends. */
function partsOf(shape: Json, parts: Record<string, Json>, found: Record<string, Json> = {}): Record<string, Json> {
  for (const [, id = ''] of JSON.stringify(shape).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    const part = parts[id];
    if (!part || found[id]) continue;
    found[id] = part;
    partsOf(part, parts, found);
  }
  return found;
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const withoutNames = (value: Json): Json =>
  JSON.parse(JSON.stringify(value, (key, child: unknown) => (key === NAMES ? undefined : child))) as Json;

const renamed = (value: Json, names: ReadonlyMap<string, string>): Json =>
  JSON.parse(JSON.stringify(value), (key, child: unknown) =>
    key === '$ref' && typeof child === 'string' ? COMPONENTS + (names.get(child.slice(COMPONENTS.length)) ?? '') : child,
  ) as Json;
