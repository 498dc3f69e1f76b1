import type { AnalysisName, FigureOrigin, Source } from '../analysis.contract.js';
import { completed, prepared } from './companions.js';
import { isFinding, ofSameSubject } from './found-nothing.js';
import { at, nullablePlaces, type Place, upwards, withValue } from './places.js';

type Values = Record<string, unknown>;
/** By place: the figures that are older than the rest of their result. */
export type Origins = Readonly<Record<Place, FigureOrigin>>;

/** A result as it is stored: its figures, where they come from, and where those come from that are older. */
export interface Stored {
  values: Values;
  origin: FigureOrigin;
  origins: Origins;
}

/**
 * What is stored when a new result comes after another one: the new figures, and where it has none the last ones, each with
 * the date and the tool it was measured with. Nothing that was not measured ever overwrites a figure, whoever stores.
 */
export function withKeptFigures(
  name: AnalysisName,
  before: Stored | null,
  measured: Values,
  source: Source,
): Pick<Stored, 'values' | 'origins'> {
  if (!before || !ofSameSubject(name, before.values, measured)) return { values: measured, origins: {} };
  const fresh = prepared(name, measured, before.values);
  const origins: Record<Place, FigureOrigin> = {};
  let values = fresh;
  for (const place of nullablePlaces(name)) {
    const last = at(before.values, place);
    if (last == null || at(values, place) != null || isFinding(name, place, fresh, before.values)) continue;
    const origin = originOf(before, place);
    if (!mayStandBeside(origin.source, source)) continue;
    values = withValue(values, place, last);
    if (at(values, place) == null) continue;
    Object.assign(origins, { [place]: origin }, within(before.origins, place));
  }
  return { values: completed(name, values, { fresh, before: before.values, hasKept: Object.keys(origins).length > 0 }), origins };
}

/** Examples and texts of our own stand beside their like alone. */
const mayStandBeside = (kept: Source, fresh: Source): boolean => kept === fresh || kept === 'live' || kept === 'manual';

/** Where one figure of a stored result comes from. */
export function originOf({ origin, origins }: Pick<Stored, 'origin' | 'origins'>, place: Place): FigureOrigin {
  return upwards(place).flatMap((one) => origins[one] ?? [])[0] ?? origin;
}

/** A result as its own measurement brought it. */
export const withoutKept = <T extends object>(values: T, origins: Origins = {}): T =>
  Object.keys(origins).reduce((rest, place) => withValue(rest, place, null), values as Values) as T;

const within = (origins: Origins, place: Place): Origins =>
  Object.fromEntries(Object.entries(origins).filter(([one]) => one.startsWith(`${place}.`)));
