import type { Flag } from './review.rules.js';
import {
  decideReview,
  type NotSentYet,
  REVIEW_STATUSES,
  type Review,
  type ReviewStatus,
  reasonNotToSend,
  reviewAfterResults,
  reviewAfterScan,
  reviewWord,
  reviewWords,
} from './review-state.rules.js';

const parked: Flag = { id: 'parked', facts: {} };
const jump = (from: number, to: number): Flag => ({ id: 'score_jump', facts: { from, to } });
const validated = (...accepted: Flag[]): Review => ({ status: 'validated', accepted });
const draft: Review = { status: 'draft', accepted: [] };
const toReview: Review = { status: 'to_review', accepted: [] };

describe('the review after new results', () => {
  it.each<[string, Review, Flag[], Review]>([
    ['to review stays so, clean or not', toReview, [parked], toReview],
    ['what was approved clean stays approved', validated(), [], validated()],
    ['a flag sends it back', validated(), [parked], toReview],
    ['a flag that was accepted does not', validated(parked), [parked], validated(parked)],
    ['nor does it cover another one', validated(parked), [parked, jump(80, 40)], toReview],
    ['nor itself with a worse figure', validated(jump(80, 50)), [jump(80, 40)], toReview],
    ['one that went away is accepted no longer', validated(parked, jump(80, 50)), [parked], validated(parked)],
  ])('%s', (_, before, flags, after) => {
    expect(reviewAfterResults(before, flags)).toEqual(after);
    expect(reviewAfterScan(before, flags)).toEqual(after);
  });

  it('marks a draft for review only at the end of a scan', () => {
    expect(reviewAfterResults(draft, [parked])).toEqual(draft);
    expect(reviewAfterScan(draft, [])).toEqual(toReview);
  });

  it('requires a new review when a flag returns', () => {
    expect(reviewAfterResults(reviewAfterResults(validated(parked), []), [parked])).toEqual(toReview);
  });
});

describe('a person’s decision', () => {
  const decide = (before: Review, flags: Flag[], values: Partial<Parameters<typeof decideReview>[2]>) =>
    decideReview(before, flags, { status: 'validated', reason: null, seen: null, ...values });

  it('approves pages without flags and accepts flagged ones with a reason', () => {
    for (const before of [draft, toReview]) {
      expect(decide(before, [], {})).toEqual(validated());
      expect(decide(before, [parked], {})).toBe('reason_missing');
      expect(decide(before, [parked], { reason: 'Le site revient lundi' })).toEqual(validated(parked));
    }
  });

  it('withdraws an approval and its accepted flags', () => {
    expect(decide(validated(parked), [parked], { status: 'to_review' })).toEqual(toReview);
  });

  it('is refused when it was already taken', () => {
    expect(decide(validated(), [], {})).toBe('already');
    expect(decide(toReview, [parked], { status: 'to_review' })).toBe('already');
  });

  it('is refused when the screen showed an older state', () => {
    const reason = 'Vu';
    for (const status of REVIEW_STATUSES.filter((name) => name !== 'to_review'))
      expect(decide(toReview, [], { seen: { status, flags: [] } })).toBe('changed');
    expect(decide(toReview, [parked], { reason, seen: { status: 'to_review', flags: [] } })).toBe('changed');
    expect(decide(toReview, [jump(80, 30)], { reason, seen: { status: 'to_review', flags: [jump(80, 50)] } })).toBe('changed');
    expect(decide(toReview, [], { reason, seen: { status: 'to_review', flags: [parked] } })).toEqual(validated());
    expect(decide(toReview, [parked], { reason, seen: { status: 'to_review', flags: [parked] } })).toEqual(validated(parked));
  });
});

describe('campaigns keep to what was approved (decision 36)', () => {
  it.each<[ReviewStatus, string[], NotSentYet | null]>([
    ['validated', [], null],
    ['validated', ['unreachable'], null],
    ['draft', [], 'draft'],
    ['to_review', [], 'to_review'],
    ['draft', ['score_jump', 'parked'], 'draft'],
    ['to_review', ['score_jump', 'http_error'], 'site_unreachable'],
    ['draft', ['unreachable'], 'site_unreachable'],
  ])('%s with %j: %p', (status, flags, reason) => expect(reasonNotToSend(status, flags)).toBe(reason));
});

it('has words for every state in both languages', () => {
  expect(reviewWords('fr')).toEqual({ draft: 'Brouillon', to_review: 'À relire', validated: 'Validé' });
  expect(reviewWords('en')).toEqual({ draft: 'Draft', to_review: 'To review', validated: 'Validated' });
  expect([reviewWord('to_review', 'fr'), reviewWord('validated', 'en')]).toEqual(['À relire', 'Validated']);
});
