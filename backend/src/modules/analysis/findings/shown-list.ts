import { type CatalogueFinding, findingOf } from '../../../rules/findings.rules.js';
import type { PlanStep } from '../../../rules/plan.rules.js';
import { whyWords } from '../../../rules/why.rules.js';
import type { FindingList, JudgedList, ShownPlanStep } from './findings.contract.js';
import type { SiteList } from './judge.js';
import type { JudgedSite, StoredFinding } from './judged-site.entity.js';

type Found = { rule: CatalogueFinding; found: string | null };

/** The stored list with its words. */
export const foundOf = (findings: readonly StoredFinding[]): Found[] =>
  findings.flatMap(({ id, found }) => {
    const rule = findingOf(id);
    return rule ? [{ rule, found }] : [];
  });

const shown = ({ rule: { id, severity, title, description, howToFix, effort, timeEstimate, owner }, found }: Found) => ({
  ...{ id, severity, title, description, found, effort, owner },
  time_estimate: timeEstimate,
  how_to_fix: howToFix,
});

const countsOf = ({ total, critical, warnings, notices }: SiteList) => ({ total, critical, warnings, notices });

export const shownFindings = (site: SiteList): FindingList => ({ ...countsOf(site), items: foundOf(site.findings).map(shown) });

export const shownPlan = (plan: readonly PlanStep[]): ShownPlanStep[] =>
  plan.map(({ timeEstimate, gain: _, ...step }) => ({ ...step, time_estimate: timeEstimate }));

export function judgedListOf(site: JudgedSite): JudgedList {
  const items = foundOf(site.findings).map((one) => ({
    ...shown(one),
    category: one.rule.report?.category ?? null,
    looks_at: one.rule.looksAt,
    threshold: one.rule.threshold,
    gain: one.rule.gain,
    business_impact: whyWords(one.rule.why),
    step: one.rule.step.id,
  }));
  const unmeasured = site.unmeasured.flatMap((id) => findingOf(id) ?? []).map(({ id, looksAt }) => ({ id, looks_at: looksAt }));
  const { outcome, judged_at, scan_id, plan } = site;
  return { ...countsOf(site), outcome, judged_at: judged_at.toISOString(), scan_id, items, unmeasured, plan: shownPlan(plan) };
}
