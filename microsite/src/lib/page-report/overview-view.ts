import { CATEGORY_WORDS, EFFORT_WORDS, IMPACT_WORDS } from '../../../../backend/src/rules/finding.rules.ts';
import { language, t } from '../../../../backend/src/rules/language.rules.ts';
import { byOtherTool, madeUp } from '../../../../backend/src/rules/provenance.rules.ts';
import { findingsCounted, partOfFindings, SEVERITIES, severitiesCounted } from '../../../../backend/src/rules/severities.rules.ts';
import type { PageReport } from '../api.ts';
import { day, duration, integer, megabytes, plural } from '../format.ts';
import { frenchSpaces } from '../spaces.ts';
import { type Judged, NOT_MEASURED, pointsJudged, timingJudged } from './judgement.ts';

type CategoryName = keyof PageReport['categories'];
type Action = PageReport['priorities'][number];

/** Of the priorities that the report knows, the overview shows three (specification 2, section 9). */
const SHOWN_ACTIONS = 3;
const KIBIBYTE = 1024;

/** The head of the report: score, grade, categories, counts, date. */
export function headView(report: PageReport) {
  const { score, grade, counts, whole, broken, error_message, provider, measured_at, url } = report;
  return {
    url,
    score,
    ...(broken ? { tone: 'poor' as const, word: t`Page en erreur` } : lettered(pointsJudged(score, grade))),
    message: broken ? frenchSpaces(error_message ?? '') : null,
    chips: (Object.keys(CATEGORY_WORDS) as CategoryName[]).map((name) => ({ label: CATEGORY_WORDS[name], ...points(report, name) })),
    counts: countsLine(counts, whole),
    trend: trendLine(report),
    source: report.source === 'sample' ? madeUp() : [t`Mesuré le ${day(measured_at)}`, provider].filter(Boolean).join(', '),
  };
}

/** The timings that a reader looks for first. */
const KEY_TIMINGS = ['largest_contentful_paint', 'time_to_interactive'];

/** What the page costs a visitor, beside its score: the first answer, before any tab. */
export function keyFigures({ performance, technical }: PageReport): { label: string; value: string; judged: Judged | null }[] {
  const timings = (performance?.timings ?? []).flatMap(({ name, label, ms, status }) =>
    ms !== null && KEY_TIMINGS.includes(name) ? [{ label: frenchSpaces(label), value: duration(ms), judged: timingJudged(status) }] : [],
  );
  const weight = technical?.sizes_kb.transferred ?? null;
  return [...timings, ...(weight === null ? [] : [{ label: t`Poids de la page`, value: megabytes(weight * KIBIBYTE), judged: null }])];
}

/** « Note B » */
const lettered = (judged: Judged): Judged => (judged === NOT_MEASURED ? judged : { ...judged, word: t.as('lettre')`Note ${judged.word}` });

/** « 3 constats sur 7 : 1 critique, 2 alertes »: of this page, of the whole site where more is known. */
function countsLine(counts: PageReport['counts'], whole: PageReport['whole']): string {
  const line =
    whole && whole.total > counts.total ? t`${partOfFindings(counts.total, whole.total)} de votre site` : findingsCounted(counts.total);
  return counts.total === 0 ? line : frenchSpaces(t`${line} : ${severitiesCounted(counts)}`);
}

function points(report: PageReport, name: CategoryName) {
  const { score, grade } = report.categories[name];
  // a page that answers with an error has nothing to judge
  return report.broken ? { score: null, ...NOT_MEASURED } : { score, ...pointsJudged(score, grade) };
}

function trendLine({ trend, other_tool: otherTool }: PageReport): string | null {
  if (otherTool)
    return frenchSpaces(t`${byOtherTool()} (${otherTool.before}) pour la mesure du ${day(otherTool.since)} : pas de comparaison`);
  if (!trend) return null;
  const since = t`depuis la mesure du ${day(trend.since)}`;
  if (trend.delta === 0) return t`Note inchangée ${since}`;
  return `${trend.delta > 0 ? '+' : '−'}${plural(Math.abs(trend.delta), t`point`, t`points`)} ${since}`;
}

export interface ShownCategory extends Judged {
  label: string;
  score: number | null;
  /** « 3 constats » */
  count: string;
  issues: { severity: Judged; title: string; found: string | null; description: string }[];
  unmeasured: string | null;
}

export interface ShownAction {
  id: string;
  number: string;
  title: string;
  what: string;
  facts: { label: string; value: string }[];
}

export interface Overview {
  categories: ShownCategory[];
  actions: ShownAction[];
}

export function overviewView(report: PageReport): Overview {
  return {
    categories: (Object.keys(CATEGORY_WORDS) as CategoryName[]).map((name) => {
      const { issues, unmeasured } = report.categories[name];
      return {
        label: CATEGORY_WORDS[name],
        ...points(report, name),
        count: findingsCounted(issues.length),
        issues: issues.map(({ severity, title, found, description }) => ({
          severity: SEVERITIES[severity],
          title: frenchSpaces(title),
          found: found && frenchSpaces(found),
          description: frenchSpaces(description),
        })),
        unmeasured: unmeasured.length > 0 ? frenchSpaces(t`Non mesuré : ${listed(unmeasured)}.`) : null,
      };
    }),
    actions: report.priorities.slice(0, SHOWN_ACTIONS).map(actionView),
  };
}

function actionView({ id, title, how_to_fix, impact, effort, time_estimate, business_impact }: Action, index: number): ShownAction {
  return {
    id,
    number: integer(index + 1),
    title: frenchSpaces(title),
    what: frenchSpaces(how_to_fix),
    facts: [
      { label: t`Impact`, value: IMPACT_WORDS[impact] },
      { label: t`Effort`, value: EFFORT_WORDS[effort] },
      { label: t`Temps estimé`, value: frenchSpaces(time_estimate) },
      { label: t`Pourquoi`, value: frenchSpaces(business_impact) },
    ],
  };
}

const lower = (text: string): string => (language() === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** « titre de la page, description » */
const listed = (names: readonly string[]): string => names.map(lower).join(', ');
