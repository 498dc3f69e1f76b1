import { isHasty, QUICKEST_PERSON_MS, SENT_AFTER_MS } from './form-times.rules.js';

describe('how long a form takes', () => {
  it.each([
    [0, true],
    [QUICKEST_PERSON_MS - 1, true],
    [QUICKEST_PERSON_MS, false],
    [-1, false],
    [null, false],
  ])('%s ms is hasty: %s', (elapsed, hasty) => expect(isHasty(elapsed)).toBe(hasty));

  it('a page that waits as it should is never taken for a program', () => expect(isHasty(SENT_AFTER_MS)).toBe(false));
});
