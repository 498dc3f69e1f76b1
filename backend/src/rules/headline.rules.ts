import { FINDINGS, type FindingId, isJudged } from './findings.rules.js';
import type { Comparison } from './headline-comparison.rules.js';
import type { Headline as Wording } from './headline-wording.rules.js';
import { basisOf, HEADLINES, type HeadlineBasis } from './headlines.rules.js';
import { waiting } from './headlines-speed.rules.js';
import { t } from './language.rules.js';
import { isWrongPage } from './outcome-names.rules.js';
import { OUTCOMES } from './outcomes.rules.js';
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

const nearlyRight = () => only(t`Votre site est à peu de chose de ce qui est conseillé.`);

const GAIN = new Map<string, number>(FINDINGS.map(({ id, gain }) => [id, gain]));

/** Sorts findings by the gain of solving them, as list and plan do; unknown ones are left out. */
export const costliestFirst = (findings: readonly FindingId[]): FindingId[] =>
  findings.filter((id) => GAIN.has(id)).sort((a, b) => (GAIN.get(b) ?? 0) - (GAIN.get(a) ?? 0));

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
  const costliest = costliestFirst(findings);
  if (costliest.length === 0) return praise(facts);
  for (const finding of costliest) {
    const said = HEADLINES[finding](facts);
    if (isClear(said)) return { finding, todo: null, basis: basisOf(finding, facts), ...said };
  }
  return nearlyRight();
}

/** A site beside its limit is neither blamed nor praised for it. */
const isClear = ({ comparison }: Wording): boolean => comparison === null || comparison.isClear;

function praise(facts: SiteFacts): Headline {
  const waited = waiting(facts);
  return waited && isClear(waited) ? { finding: null, todo: null, basis: 'pagespeed', ...waited } : nothingFound();
}

function unjudged({ hasSite, isScanning, hasFailed }: Known): Headline {
  if (isScanning) return scanning();
  if (!hasSite) return noSite();
  return hasFailed ? failed() : unmeasured();
}
