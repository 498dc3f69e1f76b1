import type { AnalysisName } from './analysis.contract.js';

/** Characters of a text and entries of a list. */
interface Bounds {
  text: number;
  list: number;
}

/** Limits of texts of a website: titles, headings, addresses. Search engines read far less. */
const OF_A_SITE: Bounds = { text: 2000, list: 500 };
/** What vendors and models write about it: answers, opinions, keywords. */
const ABOUT_A_SITE: Bounds = { text: 20_000, list: 5000 };
const BOUNDS: Partial<Record<AnalysisName, Bounds>> = { page: OF_A_SITE, cms: OF_A_SITE, connectivity: OF_A_SITE };

/** Truncates foreign texts and lists of a result to what a page can show. Applied to every result before it is stored. */
export function boundedFacts<Result>(analysis: AnalysisName, result: Result): Result {
  return bounded(result, BOUNDS[analysis] ?? ABOUT_A_SITE) as Result;
}

function bounded(value: unknown, bounds: Bounds): unknown {
  if (typeof value === 'string') return value.length > bounds.text ? value.slice(0, bounds.text).replace(HALF_A_SIGN, '') : value;
  if (Array.isArray(value)) return value.slice(0, bounds.list).map((entry) => bounded(entry, bounds));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).slice(0, bounds.list);
  return Object.fromEntries(entries.map(([name, entry]) => [name.slice(0, bounds.text), bounded(entry, bounds)]));
}

/** The first half of a sign that was cut in two. */
const HALF_A_SIGN = /[\ud800-\udbff]$/;

/** No moment, no number: these are as long as they are. */
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
