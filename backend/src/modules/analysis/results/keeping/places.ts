import { z } from 'zod';
import { type AnalysisName, results } from '../analysis.contract.js';

/** A figure's place in a result: « seo_score », « meta.broken_links ». */
export type Place = string;
type Values = Record<string, unknown>;

/** Every place of an analysis that may hold null, outer ones first; lists and free maps are figures as a whole. */
export function nullablePlaces(name: AnalysisName): Place[] {
  return placesIn(results[name], '');
}

function placesIn(schema: unknown, place: Place): Place[] {
  if (schema instanceof z.ZodOptional) return placesIn(schema.unwrap(), place);
  if (schema instanceof z.ZodNullable) return [place, ...placesIn(schema.unwrap(), place)];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, inner]) => placesIn(inner, place ? `${place}.${key}` : key));
}

export function at(values: Values, place: Place): unknown {
  return place.split('.').reduce<unknown>((inner, key) => (isValues(inner) ? inner[key] : undefined), values);
}

/** The same values with another one at a place; what does not lead there is left as it is. */
export function withValue(values: Values, place: Place, value: unknown): Values {
  const [key = '', ...rest] = place.split('.');
  if (rest.length === 0) return { ...values, [key]: value };
  const inner = values[key];
  return isValues(inner) ? { ...values, [key]: withValue(inner, rest.join('.'), value) } : values;
}

/** A place itself, and what holds it, the nearest first. */
export function upwards(place: Place): Place[] {
  const keys = place.split('.');
  return keys.map((_, index) => keys.slice(0, keys.length - index).join('.'));
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
