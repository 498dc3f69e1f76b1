import { calloutsOf } from './evidence.rules.js';

const place = (about: 'main-content' | 'image-text' | 'accessibility', x: number) => ({ about, x, y: 1, width: 2, height: 3 });
const FINDINGS = [
  { id: 'slow-main-content', title: 'Contenu principal très lent' },
  { id: 'images-without-alt', title: 'Images sans description' },
];

describe('the callouts of the phone picture', () => {
  it('are the regions that show a finding of the list, numbered', () => {
    expect(calloutsOf([place('accessibility', 1), place('main-content', 2), place('image-text', 3)], FINDINGS)).toEqual([
      { number: '1', title: 'Contenu principal très lent', x: 2, y: 1, width: 2, height: 3 },
      { number: '2', title: 'Images sans description', x: 3, y: 1, width: 2, height: 3 },
    ]);
  });

  it('are none without such a finding, and three at most', () => {
    expect(calloutsOf([place('main-content', 1)], [])).toEqual([]);
    expect(
      calloutsOf(
        [1, 2, 3, 4].map((x) => place('main-content', x)),
        FINDINGS,
      ),
    ).toHaveLength(3);
  });
});
