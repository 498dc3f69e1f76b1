import { findingOf } from '../../../../rules/findings.rules.js';
import { PRESENCE_FINDINGS } from '../../../../rules/findings-presence.rules.js';
import { SPEED_FINDINGS } from '../../../../rules/findings-speed.rules.js';
import { language, t } from '../../../../rules/language.rules.js';
import { ownerWords } from '../../../../rules/outcomes.rules.js';
import type { JudgedList } from '../../findings/findings.contract.js';
import type { AnalysisName } from '../../results/analysis.contract.js';
import type { PlanProgress } from './plan-progress.contract.js';
import type { DonePlanStep, FoundBefore } from './plan-step.entity.js';

type Check = PlanProgress['steps'][number]['check'];
type Step = JudgedList['plan'][number];

const SPEED: ReadonlySet<string> = new Set(SPEED_FINDINGS.map(({ id }) => id));
const PRESENCE: ReadonlySet<string> = new Set(PRESENCE_FINDINGS.map(({ id }) => id));

/** Returns the analysis that measures a step; null for advice and for paid analyses. */
export function analysisOf({ findings }: Pick<Step, 'findings'>): AnalysisName | null {
  if (findings.length === 0 || findings.some((id) => PRESENCE.has(id))) return null;
  return findings.every((id) => SPEED.has(id)) ? 'pagespeed' : 'page';
}

export const foundNow = ({ findings }: Pick<Step, 'findings'>, { items }: Pick<JudgedList, 'items'>): FoundBefore[] =>
  items.filter(({ id }) => findings.includes(id)).map(({ id, title, found }) => ({ id, title, found }));

interface Attempt {
  state: string;
  measuredAt: Date;
}

/** Steps that the page of the plan shows. */
export const SHOWN_STEPS_OF_PLAN = 5;
export const NOT_MEASURABLE = t`Cette étape ne se mesure pas sur votre page. Cochez-la quand elle est faite.`;
export const STEP_GONE = t`Cette étape n’est plus dans votre plan.`;

/** Returns the state of measuring a step again: before and after, or the failure. */
export function checkOf(
  { asked_at, analysis, found_before }: Pick<DonePlanStep, 'asked_at' | 'analysis' | 'found_before'>,
  { isOpen, last, list }: { isOpen: boolean; last: Attempt | null; list: Pick<JudgedList, 'items' | 'unmeasured' | 'outcome'> },
): Check {
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

function stateOf(id: string, { items, unmeasured }: Pick<JudgedList, 'items' | 'unmeasured'>): string {
  const still = items.find((item) => item.id === id);
  if (still) return still.found ?? t`toujours à corriger`;
  return unmeasured.some((one) => one.id === id) ? t`non mesuré` : t`réglé`;
}
