import { WRONG_PAGES } from '../../../backend/src/rules/outcome-names.rules.ts';
import { aReport } from '../../test/a-report.ts';
import { asksSite } from './site-api.ts';

describe('the field for the address of the site', () => {
  it('stands where no site is known, or its page is another one', () => {
    expect(asksSite(aReport({ site_url: null }))).toBe(true);
    for (const outcome of WRONG_PAGES) expect([outcome, asksSite(aReport({ outcome }))]).toEqual([outcome, true]);
  });

  it('does not stand while a site is measured, in the demonstration, nor where it is known', () => {
    expect(asksSite(aReport({ outcome: 'ok' }))).toBe(false);
    expect(asksSite(aReport({ outcome: null }))).toBe(false);
    expect(asksSite(aReport({ site_url: null, scanning: true }))).toBe(false);
    expect(asksSite(aReport({ site_url: null, demo: true }))).toBe(false);
    expect(asksSite({ problem: { status: 404, code: 'not_found', message: '' } })).toBe(false);
  });
});
