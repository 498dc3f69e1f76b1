import { z } from 'zod';
import { type AnalysisName, results } from '../analysis.contract.js';

/** The path of a figure in a result: « seo_score », « meta.broken_links ». */
export type FieldPath = string;
type Values = Record<string, unknown>;

/** Returns the paths of an analysis that may be null, outer ones first. Lists and maps count as one figure. */
export function nullablePaths(name: AnalysisName): FieldPath[] {
  return pathsIn(results[name], '');
}

function pathsIn(schema: unknown, path: FieldPath): FieldPath[] {
  if (schema instanceof z.ZodOptional) return pathsIn(schema.unwrap(), path);
  if (schema instanceof z.ZodNullable) return [path, ...pathsIn(schema.unwrap(), path)];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, inner]) => pathsIn(inner, path ? `${path}.${key}` : key));
}

export function at(values: Values, path: FieldPath): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (isValues(inner) ? inner[key] : undefined), values);
}

/** Returns the values with another value at a path; unchanged where the path does not exist. */
export function withValue(values: Values, path: FieldPath, value: unknown): Values {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [key]: value };
  const inner = values[key];
  return isValues(inner) ? { ...values, [key]: withValue(inner, rest.join('.'), value) } : values;
}

/** Returns a path and its parents, nearest first. */
export function upwards(path: FieldPath): FieldPath[] {
  const keys = path.split('.');
  return keys.map((_, index) => keys.slice(0, keys.length - index).join('.'));
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
