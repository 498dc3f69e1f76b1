import { aMeasurement, aReport } from '../../../test/a-report.ts';
import { screenshotView } from './screenshot-view.ts';

const place = (about: 'main-content' | 'image-text' | 'accessibility') => ({ about, x: 1, y: 2, width: 3, height: 4 });
const finding = (id: string) => ({ id, title: id }) as never;

const shownWith = (opening: string | null) =>
  screenshotView(
    aReport({
      headline: { finding: opening, sentence: '…', comparison: null, basis: 'page', todo: null },
      findings: { total: 2, critical: 0, warnings: 2, notices: 0, items: [finding('images-without-alt'), finding('late-main-content')] },
      pagespeed: {
        ...aMeasurement(),
        evidence: {
          run: '2026-11-12T09:30:00.000Z',
          film: [],
          places: [place('image-text'), place('main-content'), place('accessibility')],
        },
      },
    }),
  );

describe('the picture of the site on a phone', () => {
  it('gives the number 1 to the finding that opens the page', () => {
    expect(shownWith('late-main-content')?.callouts.map(({ number, title }) => [number, title])).toEqual([
      ['1', 'late-main-content'],
      ['2', 'images-without-alt'],
    ]);
    expect(shownWith('images-without-alt')?.callouts[0]?.title).toBe('images-without-alt');
    expect(shownWith('no-https')?.callouts[0]?.title).toBe('images-without-alt');
  });

  it('does not exist without a stored picture', () => {
    expect(screenshotView(aReport())).toBeNull();
  });
});
