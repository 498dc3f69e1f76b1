import { compact, isFiltered, presetOf, withoutKeys, withPreset } from './prospect-filters';

describe('presetOf', () => {
  it('names the quick filter in force', () => {
    expect(presetOf({})).toBe('all');
    expect(presetOf({ q: '' })).toBe('all');
    expect(presetOf({ q: 'anne' })).toBeNull();
    expect(presetOf({ status: 'new' })).toBeNull();
    expect(presetOf({ quiz_fait: true, q: 'anne' })).toBe('quiz_fait');
  });

  it('names none when the address combines several or negates one', () => {
    expect(presetOf({ quiz_fait: true, page_vue: true })).toBeNull();
    expect(presetOf({ quiz_fait: false })).toBeNull();
  });
});

describe('withPreset', () => {
  it('replaces the quick filter and keeps the rest, but for all', () => {
    expect(withPreset({ q: 'anne', page_vue: true }, 'high_score')).toEqual({ q: 'anne', high_score: true });
    expect(withPreset({ q: 'anne', page_vue: true }, 'all')).toEqual({});
  });
});

describe('compact and withoutKeys', () => {
  it('keep only what filters', () => {
    expect(compact({ q: '', status: undefined, has_site: false })).toEqual({ has_site: false });
    expect(withoutKeys({ score_gte: 1, score_lte: 9, q: 'a' }, ['score_gte', 'score_lte'])).toEqual({ q: 'a' });
  });

  it('tell whether anything filters', () => {
    expect(isFiltered({ q: '' })).toBe(false);
    expect(isFiltered({ rdv_pris: false })).toBe(true);
  });
});
