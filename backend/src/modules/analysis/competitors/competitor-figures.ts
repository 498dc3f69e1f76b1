import type { PageAuditReport } from '../../../providers/page-audit/page-audit.contract.js';
import { POSITION_UP_TO } from '../../../rules/bands.rules.js';
import { isLocalSearch } from '../../../rules/local-search.rules.js';
import { withIssues } from '../findings/page-issues.js';
import type { AnalysisName, Results } from '../results/analysis.contract.js';
import { isBranded } from '../scores/branded.js';
import { toolOf } from '../timeline/tool.js';

/** A figure with its tool: figures of different tools are not compared. */
interface Made<Figure> {
  value: Figure;
  tool: string;
}

/** A position in Google for a search; `volume`: searches per month. */
export interface Place {
  keyword: string;
  position: number;
  volume: number | null;
}

/** Compared figures of a website. Points 0–100 on a phone; findings: how many the page audit has; null = not measured. */
export interface CompetitorFigures {
  speed: Made<number> | null;
  findings: Made<number> | null;
  reviews: Made<{ rating: number; count: number }> | null;
  places: Made<Place[]> | null;
}

/** A result that an analysis measured live: neither an example nor manual input. */
export interface MeasuredLive {
  provider: string;
  result: object;
}

/** Maximum number of stored searches of one website, by volume. */
const MAX_PLACES = 200;

export function figuresOf(live: Partial<Record<AnalysisName, MeasuredLive>>): CompetitorFigures {
  return {
    speed: made('pagespeed', live, ({ mobile_performance_score: share }) => (share == null ? null : Math.round(share * 100))),
    findings: made('page', live, findingCount),
    reviews: made('reviews', live, ({ rating, reviews_count: count }) => (rating == null || count == null ? null : { rating, count })),
    places: made('keywords', live, placesOf),
  };
}

function made<Name extends keyof Results, Figure>(
  name: Name,
  live: Partial<Record<AnalysisName, MeasuredLive>>,
  read: (result: Results[Name]) => Figure | null,
): Made<Figure> | null {
  const found = live[name];
  const value = found ? read(found.result as Results[Name]) : null;
  return found && value !== null ? { value, tool: toolOf(name, found.provider, found.result) } : null;
}

/** Counts findings of the page audit only: other findings exist for prospects alone. */
function findingCount(page: Results['page']): number {
  const { critical, warnings, notices } = withIssues(page as PageAuditReport).seo_issues;
  return critical.length + warnings.length + notices.length;
}

function placesOf({ ranked_keywords }: Results['keywords']): Place[] {
  return ranked_keywords
    .flatMap(({ keyword, rank_group: position, search_volume: volume }) =>
      position !== null && position > 0 && position <= POSITION_UP_TO.held ? [{ keyword, position, volume }] : [],
    )
    .sort((one, other) => (other.volume ?? 0) - (one.volume ?? 0))
    .slice(0, MAX_PLACES);
}

/** Returns the figures without tools and searches. */
export const plainFigures = ({ speed, findings, reviews }: CompetitorFigures) => ({
  speed: speed?.value ?? null,
  findings: findings?.value ?? null,
  rating: reviews?.value.rating ?? null,
  reviews: reviews?.value.count ?? null,
});

export interface Compared {
  speed: number | null;
  findings: number | null;
  reviews: { rating: number; count: number } | null;
  search: { keyword: string; yours: number; theirs: number } | null;
}

interface Named {
  name: string;
  domain: string;
}

/** Returns the figures of a competitor that are comparable with the prospect's: both measured, by the same tool. */
export function comparedWith(
  own: CompetitorFigures,
  theirs: CompetitorFigures,
  names: { own: Named & { city: string | null }; theirs: Named },
): Compared {
  const same = <Figure>(mine: Made<Figure> | null, other: Made<Figure> | null) =>
    mine !== null && other !== null && mine.tool === other.tool ? other.value : null;
  const places = same(own.places, theirs.places);
  return {
    speed: same(own.speed, theirs.speed),
    findings: same(own.findings, theirs.findings),
    reviews: same(own.reviews, theirs.reviews),
    search: places && sharedSearch(localFirst(own.places?.value ?? [], names.own.city), places, [names.own, names.theirs]),
  };
}

/** A search for the trade in the town says most of two companies in it. */
const localFirst = (places: readonly Place[], city: string | null): Place[] => [
  ...places.filter(({ keyword }) => isLocalSearch(keyword, city)),
  ...places.filter(({ keyword }) => !isLocalSearch(keyword, city)),
];

/** Returns the first search, a local one or that of highest volume, for which both rank and which contains neither name. */
function sharedSearch(own: readonly Place[], theirs: readonly Place[], companies: readonly Named[]): Compared['search'] {
  for (const { keyword, position: yours } of own) {
    const other = theirs.find((place) => place.keyword === keyword);
    if (other && !companies.some(({ name, domain }) => isBranded(keyword, name, domain))) return { keyword, yours, theirs: other.position };
  }
  return null;
}
