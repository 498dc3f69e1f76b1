import { CRAWL_ADVICE } from './crawl-advice.rules.js';
import { CRAWL_FINDINGS } from './site-crawl.rules.js';

describe('the sentence of a crawl finding', () => {
  // duplicate titles are two at least
  it.each(CRAWL_FINDINGS.filter((name) => name !== 'duplicate_titles'))(
    '%s is in the singular for one page, and counts more of them',
    (name) => {
      const { state } = CRAWL_ADVICE[name];
      expect(state(1)).toMatch(/\b(?:Un|Une|une)\b/);
      expect(state(1)).not.toMatch(/\(1/);
      for (const count of [2, 21]) expect(state(count)).toMatch(new RegExp(`\\(${count}\\s`));
    },
  );
});
