// What staff narrows the list of prospects by, each together with each other, in three orders: 495 cases.

type Filter = Record<string, unknown>;
type Sort = [string, 'ASC' | 'DESC'];

const FIGURES: Filter[] = [
  {},
  { mobile_points_lt: 50 },
  { mobile_points_gte: 30 },
  { desktop_points_lt: 60 },
  { critical_gte: 3 },
  { critical_gte: 1 },
  { findings_gte: 12 },
  { keyword_count_lt: 100 },
  { rating_gte: 4 },
  { rating_lt: 4 },
  { review_count_gte: 50 },
  { cited_share_lt: 20 },
  { scanned_at_gte: '2026-01-01' },
  { place: 'laus' },
  { activity: 'menuis' },
];
const OTHERS: Filter[] = [
  {},
  { status: 'new' },
  { contacted: false },
  { canton: 'VD' },
  { cms: 'WordPress' },
  { owned: false },
  { next_due: 'none' },
  { q: 'martin' },
  { email_sent: false },
  { has_site: true },
  { language: 'fr' },
];
const ORDERS: Sort[] = [
  ['created_at', 'DESC'],
  ['mobile_points', 'ASC'],
  ['critical', 'DESC'],
];

export const FILTER_PAIRS: [Filter, Sort][] = FIGURES.flatMap((figure) =>
  OTHERS.flatMap((other) => ORDERS.map((sort): [Filter, Sort] => [{ ...figure, ...other }, sort])),
);
