import type { Clue } from '../../rules/clues.rules.js';
import type { OutcomeName } from '../../rules/outcomes.rules.js';
import { addressRules } from './outcome-address.js';
import { contentRules } from './outcome-content.js';
import { gateRules } from './outcome-gates.js';
import { hostRules } from './outcome-hosting.js';
import { identityRule } from './outcome-identity.js';
import { statusRules } from './outcome-status.js';
import { strangerRules } from './outcome-strangers.js';
import { type Answer, PageView } from './page-view.js';

/** A page's outcome, what gave it away, and why an `ok` one may still be somebody else's; both in French, for staff. */
export interface Judgement {
  outcome: OutcomeName;
  evidence: Clue | null;
  doubt: Clue | null;
}

export type Rule = (view: PageView) => { outcome: OutcomeName; evidence: Clue } | null;

/** The surest signs first: what stands in the way, where the address led, what the host serves; then what the page is. */
const RULES: readonly Rule[] = [...gateRules, ...addressRules, ...statusRules, ...hostRules, ...contentRules, ...strangerRules];

/**
 * What a visit met (decision 30), judged on structure: addresses, status, title and headings, whose resources it is made of,
 * how much it says besides. No word in an article decides.
 */
export function judge(answer: Answer): Judgement {
  const view = new PageView(answer);
  for (const rule of RULES) {
    const met = rule(view);
    if (met) return { ...met, doubt: null };
  }
  return identityRule(view);
}
