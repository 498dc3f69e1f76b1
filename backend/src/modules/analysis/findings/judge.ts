import { createHash } from 'node:crypto';
import { FINDINGS, judgeFindings } from '../../../rules/findings.rules.js';
import { language } from '../../../rules/language.rules.js';
import { planOf } from '../../../rules/plan.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { JudgedSite } from './judged-site.entity.js';

export type SiteList = Pick<
  JudgedSite,
  'basis' | 'outcome' | 'facts' | 'findings' | 'unmeasured' | 'plan' | 'total' | 'critical' | 'warnings' | 'notices'
>;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Digest of the catalogue: a list made with an earlier catalogue is renewed. */
const CATALOGUE = digest(
  JSON.stringify(FINDINGS, (_, value: unknown) => (typeof value === 'function' ? String(value) : value)) + String(planOf),
);

/** Translates stored French texts to the current language. */
export const inWords = <Site extends SiteList>(site: Site): Site => (language() === 'fr' ? site : { ...site, ...judge(site.facts) });

export const basisOf = (facts: SiteFacts): string => digest(`${CATALOGUE} ${JSON.stringify(facts)}`);

/** Facts → the list as it is stored. */
export function judge(facts: SiteFacts): SiteList {
  const { findings, unmeasured, counts } = judgeFindings(facts);
  return {
    basis: basisOf(facts),
    outcome: facts.outcome,
    facts,
    findings: findings.map(({ rule: { id, severity }, found }) => ({ id, severity, found })),
    unmeasured: unmeasured.map(({ id }) => id),
    plan: planOf(findings, facts),
    ...counts,
  };
}
