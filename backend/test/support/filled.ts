import { z } from 'zod';

/** A value for every place of a schema, none of them null: for tests that must not fall behind a contract. */
export function filled(schema: unknown): unknown {
  if (schema instanceof z.ZodObject) return Object.fromEntries(Object.entries(schema.shape).map(([name, inner]) => [name, filled(inner)]));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return filled(schema.unwrap());
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodNumber) return 1;
  if (schema instanceof z.ZodString) return 'texte';
  if (schema instanceof z.ZodISODateTime) return '2026-11-01T08:00:00.000Z';
  throw new Error(`no value for ${schema?.constructor.name}`);
}
