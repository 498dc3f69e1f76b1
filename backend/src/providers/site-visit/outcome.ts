import type { Clue } from '../../rules/clues.rules.js';
import type { OutcomeName } from '../../rules/outcome-names.rules.js';
import { addressRules } from './outcome-address.js';
import { contentRules } from './outcome-content.js';
import { gateRules } from './outcome-gates.js';
import { hostRules } from './outcome-hosting.js';
import { identityRule } from './outcome-identity.js';
import { statusRules } from './outcome-status.js';
import { strangerRules } from './outcome-strangers.js';
import { type Answer, PageView } from './page-view.js';

/** Outcome of a page, its evidence, and the doubt about an `ok` one; texts are French, for staff. */
export interface Judgement {
  outcome: OutcomeName;
  evidence: Clue | null;
  doubt: Clue | null;
}

export type Rule = (view: PageView) => { outcome: OutcomeName; evidence: Clue } | null;

/** Most reliable rules first: gates, address, host; then content. */
const RULES: readonly Rule[] = [...gateRules, ...addressRules, ...statusRules, ...hostRules, ...contentRules, ...strangerRules];

/**
 * Judges what a visit met (decision 30) by structure: addresses, status, title and headings, owners of resources, amount of other text.
 * Words within an article are ignored.
 */
export function judge(answer: Answer): Judgement {
  const view = new PageView(answer);
  for (const rule of RULES) {
    const met = rule(view);
    if (met) return { ...met, doubt: null };
  }
  return identityRule(view);
}
