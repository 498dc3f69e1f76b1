import { type Flag, flagsOf } from '../../../rules/review.rules.js';
import type { Approval, Review } from '../../../rules/review-state.rules.js';
import type { Prospect } from '../../prospects/prospect.entity.js';

type Stored = Pick<Prospect, 'red_flags' | 'red_flag_facts'>;

/** Flags as the columns hold them: ids for lists and filters, the figures beside. */
export const storedFlags = (flags: readonly Flag[]): Stored => ({
  red_flags: flags.map(({ id }) => id),
  red_flag_facts: Object.fromEntries(flags.map(({ id, facts }) => [id, facts])),
});

export const flagsOfProspect = ({ red_flags, red_flag_facts }: Stored): Flag[] => flagsOf(red_flags, red_flag_facts);

export const reviewOf = ({ review_status, validation }: Pick<Prospect, 'review_status' | 'validation'>): Review => ({
  status: review_status,
  accepted: validation?.flags ?? [],
});

/** Approvals from before pages had an outcome count as approvals of readable pages. */
export const approvalOf = ({ validation }: Pick<Prospect, 'validation'>): Approval | null =>
  validation && { by: validation.by, from: validation.from ?? 'to_review' };

/** Returns whether the columns contain exactly these flags; JSON does not preserve the order of keys. */
export function isAsStored(flags: readonly Flag[], stored: Stored): boolean {
  const { red_flags, red_flag_facts } = storedFlags(flags);
  return red_flags.join() === stored.red_flags.join() && sorted(red_flag_facts) === sorted(stored.red_flag_facts);
}

const sorted = (facts: Stored['red_flag_facts']): string =>
  JSON.stringify(
    Object.entries(facts)
      .map(([id, values]) => [id, Object.entries(values).sort()])
      .sort(),
  );
