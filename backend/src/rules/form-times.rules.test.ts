import { isHasty, QUICKEST_PERSON_MS, SENT_AFTER_MS } from './form-times.rules.js';

describe('the time in which a form is completed', () => {
  it.each([
    [0, true],
    [QUICKEST_PERSON_MS - 1, true],
    [QUICKEST_PERSON_MS, false],
    [-1, false],
    [null, false],
  ])('is suspicious at %s ms: %s', (elapsed, hasty) => expect(isHasty(elapsed)).toBe(hasty));

  it('accepts a form that was sent after the minimum delay', () => expect(isHasty(SENT_AFTER_MS)).toBe(false));
});
