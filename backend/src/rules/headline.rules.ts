import { FINDINGS, type FindingId, isJudged } from './findings.rules.js';
import type { Comparison } from './headline-comparison.rules.js';
import { basisOf, HEADLINES, type HeadlineBasis, waiting } from './headlines.rules.js';
import { t } from './language.rules.js';
import { isWrongPage, OUTCOMES } from './outcomes.rules.js';
import { asShown } from './shown-facts.rules.js';
import type { SiteFacts } from './site-facts.rules.js';

/** The first screen: the costliest finding, in words, and drawn to scale where measured. */
export interface Headline {
  /** Null without a finding, or without data. */
  finding: FindingId | null;
  sentence: string;
  comparison: Comparison | null;
  /** Null without a figure and a finding. */
  basis: HeadlineBasis | null;
  /** The next step where this site has no plan. */
  todo: string | null;
}

const only = (sentence: string, todo: string | null = null): Headline => ({
  ...{ finding: null, sentence, comparison: null, basis: null, todo },
});

const unmeasured = () => only(t`Votre site n’a pas encore été mesuré.`);
const failed = () => only(t`Nous n’avons pas encore pu mesurer votre site.`);
const noSite = () => only(t`Nous n’avons pas trouvé de site pour votre entreprise.`, t`Indiquez-nous son adresse, et nous le mesurons.`);
const scanning = () => only(t`Votre site est en train d’être mesuré.`, t`Les premiers chiffres s’inscrivent ici dès qu’ils sont là.`);
const nothingFound = () => only(t`Rien de ce que nous vérifions n’est à corriger sur votre site.`);

const GAIN = new Map<string, number>(FINDINGS.map(({ id, gain }) => [id, gain]));

/** Returns the costliest finding of a list, by the gain of solving it; the order of list and plan. */
export const costliestOf = (findings: readonly FindingId[]): FindingId | null =>
  [...findings].sort((a, b) => (GAIN.get(b) ?? 0) - (GAIN.get(a) ?? 0)).find((id) => GAIN.has(id)) ?? null;

/** What is known besides the measurements; `hasFailed`: the last attempt at the speed or the page brought nothing. */
interface Known {
  hasSite: boolean;
  isScanning: boolean;
  hasFailed: boolean;
}

/** `findings`: the list of the site (decision 32); a wrong page has no figures but an outcome (decision 30). */
export function headlineOf(measured: SiteFacts, findings: readonly FindingId[], known: Known): Headline {
  const facts = asShown(measured);
  if (isWrongPage(facts.outcome)) {
    const { met, todo } = OUTCOMES[facts.outcome].owner;
    return only(met, todo);
  }
  if (!isJudged(facts)) return unjudged(known);
  const finding = costliestOf(findings);
  const said = finding ? HEADLINES[finding](facts) : waiting(facts);
  return said ? { finding, todo: null, basis: finding ? basisOf(finding, facts) : 'pagespeed', ...said } : nothingFound();
}

function unjudged({ hasSite, isScanning, hasFailed }: Known): Headline {
  if (isScanning) return scanning();
  if (!hasSite) return noSite();
  return hasFailed ? failed() : unmeasured();
}
