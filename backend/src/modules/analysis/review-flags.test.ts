import { type Reviewed, redFlags, reviewAfterScan } from './review-flags.js';

const clean: Reviewed = {
  outcome: 'ok',
  doubt: null,
  speeds: [80, 78],
  siteUrl: 'https://www.boulangerie-rey.ch/',
  placeWebsite: 'http://boulangerie-rey.ch/contact',
  texts: [{ source: 'live', code: null }],
};

describe('red flags', () => {
  it.each<[string, Partial<Reviewed>, string[]]>([
    ['nothing to look at', {}, []],
    ['nothing measured', { outcome: null, speeds: [], placeWebsite: null, texts: [] }, []],
    ['a site that does not answer', { outcome: 'unreachable' }, ['unreachable']],
    ['a site that answers with an error', { outcome: 'http_error' }, ['http_error']],
    ['a check against robots', { outcome: 'bot_challenge' }, ['bot_challenge']],
    ['a parked domain', { outcome: 'parked' }, ['parked']],
    ['a page that may be another company’s', { doubt: 'another host' }, ['doubtful_page']],
    ['20 points are no jump', { speeds: [80, 60] }, []],
    ['21 points are, downwards too', { speeds: [59, 80] }, ['score_jump']],
    ['the Google profile of another company', { placeWebsite: 'https://boulangerie-roy.ch' }, ['wrong_place']],
    ['a built-in text', { texts: [{ source: 'builtin', code: null }] }, ['text_builtin']],
    ['a refused text', { texts: [{ source: 'builtin', code: 'text_refused' }] }, ['text_builtin', 'text_refused']],
    ['a refused text that staff has replaced', { texts: [{ source: 'manual', code: 'text_refused' }] }, []],
  ])('%s', (_, values, expected) => {
    expect(redFlags({ ...clean, ...values })).toEqual(expected);
  });
});

describe('the review after a scan', () => {
  it('follows draft, to review, validated, and goes back only for something new', () => {
    expect(reviewAfterScan('draft', [], [])).toBe('to_review');
    expect(reviewAfterScan('to_review', [], ['parked'])).toBe('to_review');
    expect(reviewAfterScan('validated', ['parked'], ['parked'])).toBe('validated');
    expect(reviewAfterScan('validated', [], ['parked'])).toBe('to_review');
  });
});
