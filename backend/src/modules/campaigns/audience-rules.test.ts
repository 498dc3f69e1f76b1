import { type Candidate, REASON_WORDS, reasonToLeaveOut } from './audience-rules.js';
import { type LeftOutReason, leftOutReason } from './campaign.contract.js';

/** A candidate who gets the message. */
const wanted: Candidate = {
  notSentYet: null,
  hasValidEmail: true,
  isAllowed: true,
  suppression: null,
  isBlockedClient: false,
  isAlreadyIn: false,
};
const everythingAgainst: Candidate = {
  notSentYet: 'draft',
  hasValidEmail: false,
  isAllowed: false,
  suppression: 'bounced',
  isBlockedClient: true,
  isAlreadyIn: true,
};

describe('who is left out of a campaign', () => {
  it.each<[string, Partial<Candidate>, LeftOutReason | null]>([
    ['nobody without a cause', {}, null],
    ['whose address is none', { hasValidEmail: false }, 'invalid_address'],
    ['who is in it already', { isAlreadyIn: true }, 'already_in'],
    ['whose address sent a message back', { suppression: 'bounced' }, 'bounced'],
    ['who refused', { suppression: 'unsubscribed' }, 'suppressed'],
    ['who complained', { suppression: 'complained' }, 'suppressed'],
    ['who was blocked by hand', { suppression: 'manual' }, 'suppressed'],
    ['who was erased', { suppression: 'erased' }, 'suppressed'],
    ['who is a client', { isBlockedClient: true }, 'blocked_client'],
    ['who never allowed it', { isAllowed: false }, 'no_permission'],
    ['whose page nobody has read', { notSentYet: 'to_review' }, 'to_review'],
    ['whose site did not answer', { notSentYet: 'site_unreachable' }, 'site_unreachable'],
  ])('%s', (_, person, reason) => expect(reasonToLeaveOut({ ...wanted, ...person })).toBe(reason));

  it('is told the gravest cause: what no reading of the page would mend comes before the reading', () => {
    const mended: [Partial<Candidate>, LeftOutReason | null][] = [
      [{}, 'invalid_address'],
      [{ hasValidEmail: true }, 'already_in'],
      [{ isAlreadyIn: false }, 'bounced'],
      [{ suppression: 'unsubscribed' }, 'suppressed'],
      [{ suppression: null }, 'blocked_client'],
      [{ isBlockedClient: false }, 'no_permission'],
      [{ isAllowed: true }, 'draft'],
      [{ notSentYet: null }, null],
    ];
    let person = everythingAgainst;
    for (const [cure, reason] of mended) {
      person = { ...person, ...cure };
      expect(reasonToLeaveOut(person)).toBe(reason);
    }
  });

  it('has a sentence for each reason', () => {
    expect(Object.keys(REASON_WORDS).sort()).toEqual([...leftOutReason.options].sort());
    for (const words of Object.values(REASON_WORDS)) expect(words).toMatch(/^\p{Lu}.+\.$/u);
  });
});
