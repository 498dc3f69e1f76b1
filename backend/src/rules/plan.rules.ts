import { GENERAL_ADVICE, priorityOf } from './advice.rules.js';
import type { Level, Owner } from './finding.rules.js';
import { type FindingId, isJudged, type JudgedFinding } from './findings.rules.js';
import type { SiteFacts } from './site-facts.rules.js';

/** A step of the action plan, with all it solves. */
export interface PlanStep {
  id: string;
  title: string;
  solution: string;
  priority: 'high' | 'medium';
  gain: number;
  owner: Owner;
  effort: Level;
  timeEstimate: string;
  /** Findings that it solves, highest gain first; empty for general advice. */
  findings: FindingId[];
}

export const MAX_STEP_WORDS = 15;

/** The one action plan of a site: no step twice, what gains most first; every place shows its head. None for a page that is not the company’s. */
export function planOf(findings: readonly JudgedFinding[], facts: SiteFacts): PlanStep[] {
  if (!isJudged(facts)) return [];
  const steps = new Map<string, PlanStep>();
  for (const { rule } of [...findings].sort((a, b) => b.rule.gain - a.rule.gain)) {
    const known = steps.get(rule.step.id);
    if (known) known.findings.push(rule.id);
    else {
      const { gain, owner, effort, timeEstimate, howToFix: solution } = rule;
      const title = rule.step.title(facts);
      steps.set(rule.step.id, {
        ...{ id: rule.step.id, title, solution, gain, owner, effort, timeEstimate, findings: [rule.id] },
        priority: priorityOf(gain),
      });
    }
  }
  const advice = GENERAL_ADVICE.filter(({ id }) => !steps.has(id)).map((step) => ({ ...step, findings: [] }));
  return [...steps.values(), ...advice];
}
