import type { Finding, FindingRule, Severity } from './finding.rules.js';
import { CONTENT_FINDINGS } from './findings-content.rules.js';
import { INDEXING_FINDINGS } from './findings-indexing.rules.js';
import { PRESENCE_FINDINGS } from './findings-presence.rules.js';
import { SEARCH_FINDINGS } from './findings-search.rules.js';
import { SNIPPET_FINDINGS } from './findings-snippet.rules.js';
import { SPEED_FINDINGS } from './findings-speed.rules.js';
import { TECHNICAL_FINDINGS } from './findings-technical.rules.js';
import { wordsBy } from './language.rules.js';
import { isWrongPage } from './outcome-names.rules.js';
import { asShown } from './shown-facts.rules.js';
import type { SiteFacts } from './site-facts.rules.js';

const CATALOGUE = [
  ...INDEXING_FINDINGS,
  ...TECHNICAL_FINDINGS,
  ...SPEED_FINDINGS,
  ...SNIPPET_FINDINGS,
  ...SEARCH_FINDINGS,
  ...CONTENT_FINDINGS,
  ...PRESENCE_FINDINGS,
] as const satisfies readonly FindingRule[];

export type FindingId = (typeof CATALOGUE)[number]['id'];
/** A finding of the catalogue under its own name. */
export type CatalogueFinding = Finding & { id: FindingId };

/** Everything that a website is judged by (decision 32): the one list of what can be found. */
export const FINDINGS: readonly CatalogueFinding[] = CATALOGUE.map(spoken);

function spoken({ title, description, howToFix, looksAt, timeEstimate, threshold, why, ...rule }: FindingRule & { id: FindingId }) {
  return wordsBy(
    { title, description, howToFix, looksAt, timeEstimate },
    {
      ...rule,
      threshold: wordsBy({ words: threshold.words }, { value: threshold.value }),
      why: wordsBy({ says: why.says }, { source: why.source }),
    },
  );
}

const BY_ID = new Map<string, CatalogueFinding>(FINDINGS.map((finding) => [finding.id, finding]));

/** Returns undefined for a name that is no longer in the catalogue. */
export const findingOf = (id: string): CatalogueFinding | undefined => BY_ID.get(id);

/** A failure of one site, with the figure behind it. */
export interface JudgedFinding {
  rule: CatalogueFinding;
  found: string | null;
}

export interface FindingCounts {
  total: number;
  critical: number;
  warnings: number;
  notices: number;
}

export interface Judgement {
  /** What fails, what gains most first. */
  findings: JudgedFinding[];
  /** What could not be judged: it is no fault and no praise. */
  unmeasured: CatalogueFinding[];
  counts: FindingCounts;
}

/** Whether anything may be advised: the site itself was measured, and it was the company’s (decision 30). */
export const isJudged = ({ outcome, pageMeasured, speedMeasured }: SiteFacts): boolean =>
  !isWrongPage(outcome) && (pageMeasured || speedMeasured);

/** The findings of a site, once and for every screen. */
export function judgeFindings(measured: SiteFacts): Judgement {
  const facts = asShown(measured);
  const judged = FINDINGS.map((rule) => ({ rule, fails: rule.fails(facts) }));
  const findings = judged
    .filter(({ fails }) => fails === true)
    .map(({ rule }) => ({ rule, found: rule.found(facts) }))
    .sort((a, b) => b.rule.gain - a.rule.gain);
  const unmeasured = judged.filter(({ fails }) => fails === null).map(({ rule }) => rule);
  return { findings, unmeasured, counts: countsOf(findings.map(({ rule }) => rule)) };
}

/** The counts of a list: nothing else is ever counted. */
export function countsOf(list: readonly { severity: Severity }[]): FindingCounts {
  const of = (severity: Severity) => list.filter((one) => one.severity === severity).length;
  return { total: list.length, critical: of('critical'), warnings: of('warning'), notices: of('notice') };
}
