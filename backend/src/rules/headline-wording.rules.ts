import type { Comparison } from './headline-comparison.rules.js';
import type { SiteFacts } from './site-facts.rules.js';

/** A finding for its owner, in a breath: true whenever the finding is, with no figure that was not measured. */
export interface Headline {
  sentence: string;
  comparison: Comparison | null;
}

export type Headlined = (facts: SiteFacts) => Headline;

export const plain = (sentence: string): Headline => ({ sentence, comparison: null });
export const constant = (say: () => string) => (): Headline => plain(say());

/** With a known figure a sentence that names it, drawn to scale; else one without. */
export const figured =
  (
    fact: { [Fact in keyof SiteFacts]: SiteFacts[Fact] extends number | null ? Fact : never }[keyof SiteFacts],
    say: (value: number, facts: SiteFacts) => Headline,
    without: () => string,
  ): Headlined =>
  (facts) => {
    const value = facts[fact];
    return value === null ? plain(without()) : say(value, facts);
  };

/** One sentence with or without the figure that is drawn below it. */
export const against = (fact: Parameters<typeof figured>[0], say: () => string, draw: (value: number) => Comparison): Headlined =>
  figured(fact, (value) => ({ sentence: say(), comparison: draw(value) }), say);
