import { SHOWN_STEPS } from '../../../rules/advice.rules.js';
import { findingOf, isJudged, judgeFindings } from '../../../rules/findings.rules.js';
import { type PlanStep, planOf } from '../../../rules/plan.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { Recommendation } from '../results/analysis.contract.js';
import { STEP_WORDINGS } from './sentences/steps.js';

/** The first steps of the plan in one of their wordings. */
export interface ComposedSteps {
  items: Recommendation[];
  /** `finding/wording`; advice that rests on no finding stands by its own name. */
  made_of: string[];
  /** The findings behind the steps, with the figure of each. */
  rests: Record<string, string | null>;
}

interface MatchingStep {
  /** The finding that gave the step its title, else the advice itself. */
  key: string;
  step: PlanStep;
  wordings: string[];
}

/** The wordings of the first steps: what a model may choose from. */
export const offeredSteps = (facts: SiteFacts): { id: string; text: string }[] =>
  matchingSteps(facts).flatMap(({ key, wordings }) => wordings.map((text, index) => ({ id: idOf(key, index), text })));

/**
 * The head of the site’s plan, in the plan’s own order; `choice`: ids of `offeredSteps`, which say the wording, and the order of
 * steps that gain the same. Null when the site was not measured.
 */
export function composeSteps(facts: SiteFacts, choice: readonly string[] = []): ComposedSteps | null {
  const steps = matchingSteps(facts);
  if (steps.length === 0) return null;
  const place = (step: MatchingStep) => choice.findIndex((id) => idsOf(step).includes(id));
  const rank = (step: MatchingStep) => (place(step) < 0 ? choice.length : place(step));
  const shown = [...steps].sort((a, b) => b.step.gain - a.step.gain || rank(a) - rank(b)).slice(0, SHOWN_STEPS);
  const lines = shown.map((one) => {
    const id = choice[place(one)] ?? idOf(one.key, 0);
    return { ...one, id, title: one.wordings.find((_, index) => idOf(one.key, index) === id) ?? one.step.title };
  });
  return {
    items: lines.map(({ title, step: { id, priority, solution } }) => ({ title, priority, solution, step: id })),
    made_of: lines.map(({ id }) => id),
    rests: Object.fromEntries(lines.flatMap(({ step }) => step.findings.map((id) => [id, findingOf(id)?.found(facts) ?? null]))),
  };
}

const idsOf = ({ key, wordings }: MatchingStep) => wordings.map((_, index) => idOf(key, index));
const idOf = (key: string, index: number) => `${key}/${index + 1}`;

/** The first steps, and those that gain as much as the last of them. */
function matchingSteps(facts: SiteFacts): MatchingStep[] {
  if (!isJudged(facts)) return [];
  const plan = planOf(judgeFindings(facts).findings, facts);
  const last = plan[SHOWN_STEPS - 1]?.gain ?? 0;
  return plan
    .filter(({ gain }) => gain >= last)
    .map((step) => {
      const [finding] = step.findings;
      const others = finding ? (STEP_WORDINGS[finding] ?? []) : [];
      const wordings = [step.title, ...others.flatMap((wording) => wording(facts) || [])];
      return { key: finding ?? step.id, step, wordings };
    });
}
