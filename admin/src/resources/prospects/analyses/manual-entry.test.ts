import { readCitations, readReviews } from './manual-entry';

describe('figures typed by hand', () => {
  it('are read with a comma or a point', () => {
    expect(readReviews({ rating: '4,6', count: '37' }).figures).toEqual({ rating: 4.6, reviews_count: 37 });
    expect(readReviews({ rating: '', count: '0' }).figures).toEqual({ rating: null, reviews_count: 0 });
  });

  it.each([
    [{ rating: '6', count: '3' }, { rating: 'prospects.manual.ratingWrong' }],
    [{ rating: 'bien', count: '3' }, { rating: 'prospects.manual.ratingWrong' }],
    [{ rating: '4', count: '1,5' }, { count: 'prospects.manual.countWrong' }],
    [{ rating: '4', count: '0' }, { rating: 'prospects.manual.ratingAlone' }],
    [{ rating: '', count: '' }, { count: 'prospects.manual.countWrong' }],
  ])('say what is wrong: %j', (typed, errors) => {
    expect(readReviews(typed)).toEqual({ figures: null, errors });
  });

  it('leave out the assistants that were not counted, and want at least one', () => {
    expect(readCitations({ chatgpt: '2', grok: '' }).figures).toEqual({ platforms: [{ platform: 'chatgpt', citations: 2 }] });
    expect(readCitations({ chatgpt: '' })).toEqual({ figures: null, errors: { all: 'prospects.manual.nothing' } });
    expect(readCitations({ chatgpt: '2', grok: 'x' })).toEqual({ figures: null, errors: { grok: 'prospects.manual.countWrong' } });
  });
});
