import { robotsTag } from './indexing.js';
import type { Page } from './pages.js';

const OPEN = { testMode: false, metaNoIndex: false, noIndexEnabled: true };
const pages: Record<string, Page> = {
  '': { name: '' },
  accueil: { name: '' },
  mentions: { name: 'mentions' },
  analyse: { name: 'analyse', token: true },
  'hero-comparison': { name: 'hero-comparison', example: true },
};
const tag = (name: string, rules = {}) => robotsTag(pages[name] as Page, { ...OPEN, ...rules });

describe('what a page tells robots', () => {
  it.each([
    ['', {}, null],
    ['', { metaNoIndex: true }, 'noindex'],
    ['', { testMode: true }, 'noindex, nofollow'],
    ['hero-comparison', {}, 'noindex'],
    ['hero-comparison', { noIndexEnabled: false }, null],
    ['hero-comparison', { noIndexEnabled: false, metaNoIndex: true }, 'noindex'],
  ])('/%s under %o: %s', (name, rules, expected) => {
    expect(tag(name, rules)).toBe(expected);
  });

  it('keeps personal pages out, whatever the settings say', () => {
    for (const testMode of [false, true])
      for (const metaNoIndex of [false, true])
        for (const noIndexEnabled of [false, true]) expect(tag('analyse', { testMode, metaNoIndex, noIndexEnabled })).toMatch(/^noindex/);
  });
});
