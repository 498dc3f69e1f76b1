import type { AnalysisName, FigureOrigin, Source } from '../analysis.contract.js';
import { completed, prepared } from './companions.js';
import { at, type FieldPath, nullablePaths, upwards, withValue } from './field-paths.js';
import { isFinding, ofSameSubject } from './found-nothing.js';

type Values = Record<string, unknown>;
/** By path: the origin of figures that are older than their result. */
export type Origins = Readonly<Record<FieldPath, FigureOrigin>>;

/** A stored result: figures, origin, and the origins of older figures. */
export interface Stored {
  values: Values;
  origin: FigureOrigin;
  origins: Origins;
}

/**
 * Merges a new result into the stored one: new figures, and the previous figure where the new result has none, with its date and
 * tool. A missing figure never overwrites a measured one.
 */
export function withCarriedOverFigures(
  name: AnalysisName,
  before: Stored | null,
  measured: Values,
  source: Source,
): Pick<Stored, 'values' | 'origins'> {
  if (!before || !ofSameSubject(name, before.values, measured)) return { values: measured, origins: {} };
  const fresh = prepared(name, measured, before.values);
  const origins: Record<FieldPath, FigureOrigin> = {};
  let values = fresh;
  for (const path of nullablePaths(name)) {
    const last = at(before.values, path);
    if (last == null || at(values, path) != null || isFinding(name, path, fresh, before.values)) continue;
    const origin = originOf(before, path);
    if (!canCarryOver(origin.source, source)) continue;
    values = withValue(values, path, last);
    if (at(values, path) == null) continue;
    Object.assign(origins, { [path]: origin }, within(before.origins, path));
  }
  return { values: completed(name, values, { fresh, before: before.values, hasCarriedOver: Object.keys(origins).length > 0 }), origins };
}

/** Example and built-in values are carried over only into results of the same source. */
const canCarryOver = (stored: Source, fresh: Source): boolean => stored === fresh || stored === 'live' || stored === 'manual';

/** Returns the origin of one figure. */
export function originOf({ origin, origins }: Pick<Stored, 'origin' | 'origins'>, path: FieldPath): FigureOrigin {
  return upwards(path).flatMap((one) => origins[one] ?? [])[0] ?? origin;
}

/** Returns a result without its carried-over figures. */
export const withoutCarriedOver = <T extends object>(values: T, origins: Origins = {}): T =>
  Object.keys(origins).reduce((rest, path) => withValue(rest, path, null), values as Values) as T;

const within = (origins: Origins, path: FieldPath): Origins =>
  Object.fromEntries(Object.entries(origins).filter(([one]) => one.startsWith(`${path}.`)));
