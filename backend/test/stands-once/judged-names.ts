/** Where figures of a website are declared: a number of these types is a judged quantity, under whatever name it travels on. */
const DECLARED_IN = [
  /^backend\/src\/rules\/(?:site-facts|loss|citations|findings|finding|plan|review)\.rules\.ts$/,
  /^backend\/src\/modules\/analysis\/(?:.*\/)?[^/]+\.(?:contract|entity)\.ts$/,
  /^backend\/src\/modules\/audit-pdf\/[^/]+\.contract\.ts$/,
  /^backend\/src\/providers\/(?:page-speed|page-audit|keywords|reviews|tech-stack)\/[^/]+\.contract\.ts$/,
];

/** Numbers of those types that judge nothing of a website: codes, places in a list, work that was done, money, time of day. */
const NEUTRAL = new Set(
  `id total done failed queued attempts attempt asked count_failed page place index offset limit runs steps status_code http_status statusCode httpStatus status
  prospects scanned remaining estimated spent cost cost_usd usd capacity hours minutes durationMs duration_ms seconds remaining_seconds eta per_night retry
  measured partial unreachable otherPage sample version year month day`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words of a name that is a judged quantity wherever it is declared: the last resort where a value comes from nowhere yet. */
const WORDS = new Set(
  `score scores points rating ratings position positions rank ranks volume performance accessibility percentile readability ease lcp cls fcp tbt ttfb vitals
  grade mobile desktop penalty penalties confidence certainty consistency smartindex critical criticals warnings reviews citations maturity acquisition innovation`.split(
    /\s+/,
  ),
);
/** Pairs of words that only together are one. */
const PAIRS = [
  'smart index',
  'speed index',
  'reading ease',
  'content rate',
  'layout shift',
  'review count',
  'keyword count',
  'broken links',
];

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase());

export const isDeclaredFigure = (path: string, name: string): boolean =>
  !NEUTRAL.has(name) && DECLARED_IN.some((pattern) => pattern.test(path));

export function soundsJudged(name: string): boolean {
  const words = wordsOf(name);
  const phrase = words.join(' ');
  return words.some((word) => WORDS.has(word)) || PAIRS.some((pair) => phrase.includes(pair));
}

export const isRules = (path: string): boolean => /^backend\/src\/rules\/[^/]+\.rules\.ts$/.test(path);
