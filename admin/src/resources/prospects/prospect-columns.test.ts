import { shownColumns, toggleColumn } from './prospect-columns';

describe('the choice of columns', () => {
  it('starts with the specification’s columns and the review', () => {
    expect(shownColumns(null)).toEqual(['status', 'review', 'score', 'date']);
  });

  it('keeps the order of the screen whatever order they were chosen in, and passes over what is unknown', () => {
    expect(shownColumns(['date', 'gone', 'status'])).toEqual(['status', 'date']);
  });

  it('switches one column on and off again', () => {
    const added = toggleColumn(null, 'site');
    expect(added).toEqual(['status', 'review', 'score', 'site', 'date']);
    expect(toggleColumn(added, 'site')).toEqual(shownColumns(null));
    expect(toggleColumn(['score'], 'score')).toEqual([]);
  });
});
