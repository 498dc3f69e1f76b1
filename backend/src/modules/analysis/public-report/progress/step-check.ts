import { type FindingId, findingOf } from '../../../../rules/findings.rules.js';
import { language, t } from '../../../../rules/language.rules.js';
import { ownerWords } from '../../../../rules/outcomes.rules.js';
import type { AnalysisName } from '../../results/analysis.contract.js';
import type { ActionCheck } from './plan-action.contract.js';
import type { DonePlanStep, FoundBefore } from './plan-step.entity.js';

/** What is judged of the site now. */
export interface JudgedNow {
  items: readonly (FoundBefore & { step: string })[];
  unmeasured: readonly string[];
  outcome: string | null;
}

const PAGE: readonly AnalysisName[] = ['page'];
const SPEED: readonly AnalysisName[] = ['pagespeed'];
const VISIT: readonly AnalysisName[] = ['connectivity', 'page'];

/** Analyses that a finding is judged from; the audit of the page for all others. */
const JUDGED_FROM: Partial<Record<FindingId, readonly AnalysisName[]>> = {
  'slow-mobile': SPEED,
  'mobile-to-improve': SPEED,
  'slow-desktop': SPEED,
  'slow-main-content': SPEED,
  'late-main-content': SPEED,
  'late-interactivity': SPEED,
  'large-page': SPEED,
  'low-accessibility': SPEED,
  'home-not-found': VISIT,
  'no-https': VISIT,
  'invalid-certificate': VISIT,
  'low-rating': ['reviews'],
  'few-reviews': ['reviews'],
  'no-first-page-keyword': ['keywords'],
};

export const analysesOf = (id: string): readonly AnalysisName[] => JUDGED_FROM[id as FindingId] ?? PAGE;

/** Returns the analysis that measures a step again; null for advice and for paid analyses. */
export function analysisOf({ findings }: { findings: readonly string[] }): AnalysisName | null {
  const analyses = new Set(findings.flatMap(analysesOf));
  if (analyses.size === 0 || analyses.has('reviews') || analyses.has('keywords')) return null;
  return analyses.has('page') ? 'page' : 'pagespeed';
}

export const foundNow = ({ findings }: { findings: readonly string[] }, { items }: Pick<JudgedNow, 'items'>): FoundBefore[] =>
  items.filter(({ id }) => findings.includes(id)).map(({ id, title, found }) => ({ id, title, found }));

export interface Attempt {
  state: string;
  measuredAt: Date;
}

export const NOT_MEASURABLE = t`Cette étape ne se mesure pas sur votre page. Cochez-la quand elle est faite.`;
export const STEP_GONE = t`Cette étape n’est plus dans votre plan.`;

/** Returns the state of measuring a step again: before and after, or the failure. */
export function checkOf(
  { asked_at, analysis, found_before }: Pick<DonePlanStep, 'asked_at' | 'analysis' | 'found_before'>,
  { isOpen, last, list }: { isOpen: boolean; last: Attempt | null; list: JudgedNow },
): ActionCheck {
  if (!asked_at || !analysis) return null;
  if (isOpen) return { state: 'pending', words: t`Mesure en cours\u202f: le résultat s’inscrit ici dès qu’il est là.` };
  const met = ownerWords(list.outcome)?.sentence;
  if (last?.state !== 'measured' || last.measuredAt < asked_at)
    return { state: 'failed', words: met ?? t`La mesure n’a pas abouti. Réessayez dans quelques minutes.` };
  const steps = new Set(found_before.map(({ id }) => findingOf(id)?.step.id));
  const known = new Set(found_before.map(({ id }) => id));
  const lines = found_before.map(
    (before) =>
      t`${findingOf(before.id)?.title ?? before.title}\u202f: ${foundThen(before)} avant, ${stateOf(before.id, list)} maintenant.`,
  );
  const added = list.items.filter(({ id, step }) => steps.has(step) && !known.has(id));
  return {
    state: 'measured',
    words: [...lines, ...added.map(({ title, found }) => t`${title}\u202f: ${found ?? t`à corriger`} maintenant.`)].join(' '),
  };
}

/** Stored in French: other languages show figures only. */
const foundThen = ({ found }: FoundBefore): string =>
  found !== null && (language() === 'fr' || !/\p{L}{3}/u.test(found)) ? found : t`à corriger`;

function stateOf(id: string, { items, unmeasured }: JudgedNow): string {
  const still = items.find((item) => item.id === id);
  if (still) return still.found ?? t`toujours à corriger`;
  return unmeasured.includes(id) ? t`non mesuré` : t`réglé`;
}
