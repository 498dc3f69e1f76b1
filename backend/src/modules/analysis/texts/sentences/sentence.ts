import { type FindingId, findingOf } from '../../../../rules/findings.rules.js';
import type { SiteFacts } from '../../../../rules/site-facts.rules.js';

/** A paragraph of the introduction. */
export type Topic = 'speed' | 'page';

/** What a sentence may rest on. Words of the page (its title) are not among them: anyone may have written anything there. */
export type FactName = Exclude<keyof SiteFacts, 'company' | 'domain' | 'city' | 'title' | 'outcome'>;

/** Who the text is about; not measured, so no sentence rests on it. */
type Named = Pick<SiteFacts, 'company' | 'domain'>;

type Known<Name extends FactName> = { readonly [Key in Name]: NonNullable<SiteFacts[Key]> };

/** `opening`: begins its paragraph. `fault`: something to mend, never left out while there is room. `remark`: all else. */
type Weight = 'opening' | 'fault' | 'remark';

interface SentenceSpec<Need extends FactName, Absent extends FactName> {
  id: string;
  topic: Topic;
  /** One text holds one sentence about a thing, so that no two can repeat or contradict each other. */
  about: string;
  /** All of them measured; the functions below are handed these facts and no other. */
  needs: readonly Need[];
  /** Said because they were not measured. */
  absent?: readonly Absent[];
  opens?: boolean;
  /** Tells one of these findings: the limits stand with them, and one fails. */
  tells?: readonly FindingId[];
  /** Praises what these findings look at: none of them fails. */
  praises?: readonly FindingId[];
  holds?(facts: Known<Need>): boolean;
  wordings: readonly ((facts: Known<Need> & Named) => string)[];
  /** The fault in a few words, for the list of what else is to be mended. */
  short?(facts: Known<Need>): string;
}

/** One thing that may be said of a site: true by its predicate, its figures inserted by us. */
export interface Sentence {
  readonly id: string;
  readonly topic: Topic;
  readonly about: string;
  readonly weight: Weight;
  readonly rests: readonly FactName[];
  readonly wordingCount: number;
  holds(facts: SiteFacts): boolean;
  /** `wording` counts from 0. */
  say(facts: SiteFacts, wording: number): string;
  short: ((facts: SiteFacts) => string) | null;
}

const fails = (id: FindingId, facts: SiteFacts) => findingOf(id)?.fails(facts) ?? null;

/** Hands a sentence only the facts that it declares: it cannot say what it does not rest on. */
export function sentence<const Need extends FactName = never, const Absent extends FactName = never>(
  spec: SentenceSpec<Need, Absent>,
): Sentence {
  const { id, topic, about, needs, absent = [], tells, praises = [], wordings, short } = spec;
  const known = (facts: SiteFacts) => Object.fromEntries(needs.map((name) => [name, facts[name]])) as unknown as Known<Need>;
  return {
    id,
    topic,
    about,
    weight: spec.opens ? 'opening' : tells ? 'fault' : 'remark',
    rests: [...needs, ...absent],
    wordingCount: wordings.length,
    holds: (facts) =>
      needs.every((name) => facts[name] !== null) &&
      absent.every((name) => facts[name] === null) &&
      (!tells || tells.some((finding) => fails(finding, facts) === true)) &&
      praises.every((finding) => fails(finding, facts) === false) &&
      (spec.holds?.(known(facts)) ?? true),
    say: (facts, wording) => {
      const words = wordings[wording];
      if (!words) throw new Error(`sentence ${id} has no wording ${wording}`);
      return words({ ...known(facts), company: facts.company, domain: facts.domain });
    },
    short: short ? (facts) => short(known(facts)) : null,
  };
}
