/** Files that stand beside the product for the test alone. A line that ends with ✗ judges by a number of its own; no other does. */
export const PLANTED: Readonly<Record<string, string>> = {
  'backend/src/modules/analysis/planted-facts.ts': `
import { LIMITS } from '../../rules/limits.rules.js';
import { lighthouseBand, POSITION_UP_TO } from '../../rules/bands.rules.js';
import type { SiteFacts } from '../../rules/site-facts.rules.js';
export const isSlow = (facts: SiteFacts) => (facts.mainContentMs ?? 0) > 2500; // ✗
export const isQuick = (facts: SiteFacts) => 1800 > (facts.mainContentMs ?? 0); // ✗
const ENOUGH = 250;
export const isLong = ({ words }: SiteFacts) => words !== null && words >= ENOUGH; // ✗
const OWN = { late: 2500, most: { bytes: 3_000_000 } } as const;
export const isLate = ({ mainContentMs: paint }: SiteFacts) => paint! > OWN.late; // ✗
export const isHeavy = (facts: SiteFacts) => Number(facts.transferBytes) > OWN.most.bytes; // ✗
export const isHeavier = (facts: SiteFacts) => facts['pageBytes']! >= OWN['most'].bytes; // ✗
export function word(facts: SiteFacts) {
  const { rating, ...rest } = facts;
  const stars = rating ?? 0;
  if (stars >= 4.5) return 'Excellente'; // ✗
  return rest.reviewCount! < LIMITS.reviews ? 'Peu' : 'Assez';
}
const BANDS: readonly (readonly [number, string])[] = [
  [90, 'A'],
  [70, 'B'],
];
export const letter = (facts: SiteFacts) => BANDS.find(([from]) => facts.mobilePoints! >= from)?.[1] ?? 'C'; // ✗
interface Step { upTo: number; name: string }
const STEPS: Step[] = [{ upTo: 3, name: 'top' }, { upTo: 10, name: 'page' }];
export function stepOf(position: number): string | undefined {
  for (const { upTo, name } of STEPS) if (position <= upTo) return name; // ✗
  for (const step of STEPS) {
    if (position <= step.upTo) return step.name; // ✗
  }
  return undefined;
}
export function inWords(facts: SiteFacts): string {
  switch (facts.h1WithTextCount) {
    case 2: // ✗
      return 'deux';
    default:
      return 'autrement';
  }
}
export function bySwitch(facts: SiteFacts): string {
  switch (true) {
    case facts.readingEase! >= 60: // ✗
      return 'facile';
    default:
      return 'difficile';
  }
}
const under = (value: number, limit: number) => value < limit;
export const fewWords = (facts: SiteFacts) => under(facts.words!, 250); // ✗
export const few = (facts: SiteFacts) => under(facts.words!, LIMITS.words);
const isPoor = (value: number) => value < 50; // ✗
export const poor = (facts: SiteFacts) => isPoor(facts.desktopPoints!);
export const penalised = (score: number) => score - 10; // ✗
export const weighed = (facts: SiteFacts) => 0.6 * facts.mobilePoints!; // ✗
export function points(facts: SiteFacts) {
  let score = 100;
  if (!facts.https) score -= 20; // ✗
  return score;
}
export const capped = (facts: SiteFacts) => Math.min(facts.brokenLinks!, 5); // ✗
export const standIn = (facts: SiteFacts) => facts.mobilePoints ?? 65; // ✗
export const all = (list: SiteFacts[]) => list.map(({ layoutShift }) => layoutShift!).filter((shift) => shift > 0.25); // ✗
export const top = (list: { position: number | null }[]) => list.filter((one) => one.position && one.position <= 3); // ✗
const within = (number: number, [low, high]: readonly [number, number]) => number >= low && number <= high;
export const isTitle = (facts: SiteFacts) => within(facts.titleCharacters!, [30, 60]); // ✗
export class Judge {
  private static readonly LIMIT = 600;
  private readonly last = 1800;
  late(facts: SiteFacts) { return facts.serverResponseMs! > Judge.LIMIT; } // ✗
  later(facts: SiteFacts) { return facts.serverResponseMs! > this.last; } // ✗
}
enum Limit { Fast = 1800 }
export const fast = (facts: SiteFacts) => facts.firstPaintMs! < Limit.Fast; // ✗
export const nearly = (facts: SiteFacts) => facts.mobilePoints! >= LIMITS.lighthousePoints.good - 5; // ✗
export const third = (facts: SiteFacts) => ['F', 'D', 'C', 'B', 'A'][Math.floor(facts.mobilePoints! / 20)]; // ✗
export const byText = (facts: SiteFacts) => facts.mobilePoints! >= Number('75'); // ✗
export const rounded = (facts: SiteFacts) => Math.round(facts.mobilePoints! * 10) / 10 >= 89.5; // ✗
export const gap = (facts: SiteFacts) => Math.abs(facts.mobilePoints! - facts.desktopPoints!) > 15; // ✗
export const sql = "SELECT count(*) FROM prospects WHERE score >= 70 AND deleted_at IS NULL"; // ✗
const { good: praised } = { good: 90, poor: 50 };
export const isPraised = (facts: SiteFacts) => facts.mobilePoints! >= praised; // ✗
const KEPT = new Map([[90, 'A'], [70, 'B']]);
export const byMap = (facts: SiteFacts) => [...KEPT].find(([from]) => facts.mobilePoints! >= from); // ✗
const NAMED = { 90: 'A', 70: 'B' };
export const byName = (facts: SiteFacts) => Object.entries(NAMED).find(([from]) => facts.mobilePoints! >= Number(from)); // ✗
export const orElse = (score: number, limit = 50) => score < limit; // ✗
const above = (limit: number) => (value: number) => value >= limit;
const isHigh = above(70); // ✗
export const high = (facts: SiteFacts) => isHigh(facts.mobilePoints!);
export const both = (facts: SiteFacts) => above(55)(facts.desktopPoints!); // ✗
export const many = (list: SiteFacts[]) => list.map((one) => one.readingEase!).filter(above(40)); // ✗
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
export const clamped = (facts: SiteFacts) => clamp(facts.mobilePoints!, 20, 95); // ✗
export const whole = (facts: SiteFacts) => clamp(facts.mobilePoints!, 0, 100);
const SOME: Record<string, number> = { good: 90 };
export const bySome = (facts: SiteFacts) => facts.mobilePoints! >= SOME.good!; // ✗
export const byKind = (facts: SiteFacts, kind: string) => facts.mobilePoints! >= SOME[kind]!; // ✗
export function moved(facts: SiteFacts, strict: boolean) {
  let limit = 50;
  if (strict) limit = 75;
  return facts.mobilePoints! < limit; // ✗
}
const limitFor = (kind: string) => (kind === 'home' ? 250 : LIMITS.words);
export const byFunction = (facts: SiteFacts) => facts.words! < limitFor('home'); // ✗
const MEDALS: Record<number, string> = { 1: 'or', 2: 'argent', 3: 'bronze' };
export const medal = (position: number) => MEDALS[position]; // ✗
export const asked = (find: (where: object) => void) => find({ score: MoreThanOrEqual(70) }); // ✗
export const filtered = { score_gte: 70 }; // ✗
export const built = (query: { where(text: string, values: object): void }) => query.where('prospect.score >= :limit', { limit: 70 }); // ✗
type Band = readonly [limit: number, word: string];
const from = (bands: readonly Band[], below: string) => (value: number) => bands.find(([limit]) => value >= limit)?.[1] ?? below;
export const speedWord = from([[90, 'A'], [50, 'B']], 'C'); // ✗
export const speedOf = (facts: SiteFacts) => speedWord(facts.mobilePoints!);
export const lengthWord = from([[12, 'long'], [4, 'court']], 'vide');
export const lengthOf = (text: string) => lengthWord(text.length);
const isWithin = ({ low, high }: { low: number; high: number }, figure: number) => figure >= low && figure <= high;
export const isUsual = (facts: SiteFacts) => isWithin({ low: 120, high: 160 }, facts.descriptionCharacters!); // ✗
type Known<K extends keyof SiteFacts> = { [Name in K]: NonNullable<SiteFacts[Name]> };
export const isWeighty = ({ pageBytes }: Known<'pageBytes'>) => pageBytes >= 100_000; // ✗
declare function MoreThanOrEqual(value: number): unknown;
// honest
export const byLimit = (query: { where(text: string, values: object): void }, limit: number) => query.where('prospect.score >= :limit', { limit });
export const comma = (text: string) => { const position = text.indexOf(','); return position > 12; };
export const onPage = (position: number) => position > 0 && position <= POSITION_UP_TO.first;
export const same = (a: SiteFacts, b: SiteFacts) => a.mobilePoints! > b.mobilePoints!;
export const several = (facts: SiteFacts) => facts.brokenLinks! > 1;
export const none = (facts: SiteFacts) => facts.words === 0;
export const seconds = (facts: SiteFacts) => \`\${facts.loadingMs! / 1000} s\`;
export const toPercent = (facts: SiteFacts) => Math.round(facts.contentRate! * 100);
export const missing = (facts: SiteFacts) => 100 - facts.mobilePoints!;
export const judged = (facts: SiteFacts) => lighthouseBand(facts.mobilePoints!).tone === 'poor';
export const isSlower = (facts: SiteFacts) => facts.mainContentMs! / 1000 > LIMITS.mainContentMs.slow / 1000;
`,
  'backend/src/rules/planted.rules.ts': `
import type { SiteFacts } from './site-facts.rules.js';
const LATE_AGAIN = 2500;
export const isLateAgain = (facts: SiteFacts) => facts.mainContentMs! > LATE_AGAIN;
`,
  'backend/src/modules/site/planted-honest.ts': `
export const firstThree = <T>(list: readonly T[]) => list.filter((_, index) => index < 3);
export const isMany = (list: readonly unknown[]) => list.length > 25;
export const WAIT_MS = 3000;
export const isOver = (started: number) => Date.now() - started > WAIT_MS;
export const isNarrow = (width: number) => width < 640;
export const failed = (status: number) => status >= 400 && status < 500;
export const later = (attempt: number) => Math.min(30_000, 500 * 2 ** attempt);
export const at = (text: string) => text.indexOf('x') > 12;
export const kept = new Map<string, number>();
export const isFull = () => kept.size >= 50;
export const port = (given: number | undefined) => given ?? 3000;
export const evening = (date: Date) => date.getHours() >= 18;
export const letters = (word: string) => word.length < 4;
`,
  'admin/src/resources/prospects/Planted.tsx': `
import { DESK_COLOUR_FROM, deskColour } from '../../../../backend/src/rules/verdicts.rules';
import type { ProspectRecord } from '../../api/types';
const GOOD_SCORE = 70;
export function Badge({ value }: { value: number }) {
  return <b className={value >= 80 ? 'good' : 'poor'}>{value}</b>; // ✗
}
export function Line({ prospect }: { prospect: ProspectRecord }) {
  const { score } = prospect;
  if (score === null) return null;
  if (score > GOOD_SCORE) return <Badge value={score} />; // ✗
  const tone = deskColour(score);
  return <i style={{ width: 240, opacity: score >= DESK_COLOUR_FROM.fair ? 1 : 0.4 }}>{tone}</i>;
}
export const Row = ({ columns }: { columns: string[] }) => (columns.length > 6 ? <i style={{ maxWidth: 480 }} /> : null);
`,
  'microsite/src/sections/Planted.astro': `---
import type { PublicReport } from '../lib/api.ts';
interface Props { rating: number; report: PublicReport; wide?: boolean }
const { rating, report } = Astro.props;
const isLiked = rating >= 4.2; // ✗
const words = report.page.words;
const isLong = report.agency.name.length > 24;
---
<p class:list={{ isLiked, isLong }}>
  {words !== null && words < 300 && <b>court</b>} {/* ✗ */}
  {report.keywords.items.map(({ position }) => (position ?? 0) > 20 && <i>loin</i>)} {/* ✗ */}
</p>
<script>
  import type { PublicReport } from '../lib/api.ts';
  declare const report: PublicReport;
  if ((report.pagespeed.mobile ?? 0) < 50) document.title = 'lent'; // ✗
  if (scrollY > 240) document.title = 'bas';
</script>
`,
  'microsite/src/lib/report/planted.ts': `
import type { PublicReport, PublicScore } from '../api.ts';
export const verdict = (report: PublicReport) => (report.overall.value >= 75 ? 'bien' : 'moyen'); // ✗
export const share = ({ percentile }: PublicReport) => percentile && percentile.n > 20; // ✗
export const lost = ({ levers }: PublicScore) => levers.find(({ lost: points }) => points > 12); // ✗
const view = ({ pagespeed }: PublicReport) => ({ fill: pagespeed.mobile ?? 0, label: 'Mobile' });
export const isRed = (report: PublicReport) => view(report).fill < 50; // ✗
export const shown = (report: PublicReport) => report.keywords.items.slice(0, 10);
export const page = (report: PublicReport, index: number) => index < 5 && report.keywords.items[index];
`,
};

/** Lines that must be found, and nothing else: path → numbers. */
export const markedLines = (text: string): number[] => text.split('\n').flatMap((line, index) => (/✗/.test(line) ? [index + 1] : []));
