import { aMeasurement, aReport } from '../../../test/a-report.ts';
import { headlineView } from './headline-view.ts';

const base = { finding: 'slow-mobile', sentence: 'Sur téléphone…', basis: 'pagespeed' as const, todo: null };
const comparison = {
  yours: { label: 'Vous', value: 4800, words: '4,8 s' },
  other: { label: 'Conseillé', value: 2500, words: '2,5 s' },
  full: 5000,
};

describe('the first screen', () => {
  it('shows both times on one scale, with the tool and the day of the figure', () => {
    const shown = headlineView(
      aReport({ headline: { ...base, comparison }, pagespeed: { ...aMeasurement('Lighthouse 13.5.0'), mobile: 40 } }),
    );
    expect(shown.lengths).toEqual([
      { label: 'Vous', words: '4,8 s', kind: 'yours', share: 96 },
      { label: 'Conseillé', words: '2,5 s', kind: 'other', share: 50 },
    ]);
    expect(shown).toMatchObject({ ruler: null, open: null, source: 'Lighthouse 13.5.0, 12.11.2026' });
  });

  it('draws the finding itself, or nothing: never a figure that speaks of something else', () => {
    const pagespeed = { ...aMeasurement('Lighthouse 13.5.0'), mobile: 93, desktop: 100, overall: 96 };
    const page = { ...aMeasurement(), title: 'Menuiserie' };
    const of = (finding: string) =>
      headlineView(
        aReport({
          headline: { ...base, finding, basis: 'page', comparison: null },
          findings: { items: [{ id: finding } as never], total: 1, critical: 1, warnings: 0, notices: 0 },
          ...{ pagespeed, page },
        }),
      );
    expect(of('no-https')).toMatchObject({ addressBar: { warning: 'Non sécurisé', domain: 'menuiserie-du-lac.ch' }, entry: null });
    expect(of('no-description')).toMatchObject({
      entry: { title: { text: 'Menuiserie' }, summary: { isMissing: true } },
      addressBar: null,
    });
    expect(of('no-favicon')).toMatchObject({ entry: null, addressBar: null });
    for (const finding of ['no-https', 'no-description', 'no-favicon'])
      expect(of(finding)).toMatchObject({ ruler: null, lengths: [], open: null, source: 'SmartIndex, 12.11.2026' });
  });

  it('shows the speed of both devices where nothing opens', () => {
    const headline = { finding: null, sentence: 'Votre site est à peu de chose de ce qui est conseillé.' };
    const pagespeed = { ...aMeasurement('Lighthouse 13.5.0'), mobile: 93, desktop: 100, overall: 96 };
    expect(headlineView(aReport({ headline, pagespeed }))).toMatchObject({
      open: null,
      ruler: { label: 'Vitesse', value: '96/100', fill: 96, tone: 'good', word: 'Excellent' },
      source: 'Lighthouse 13.5.0, 12.11.2026',
    });
  });

  it('shows why there is no speed after a failed measurement', () => {
    const headline = { sentence: 'Nous n’avons pas encore pu mesurer votre site.' };
    const missing = { mobile: 'Vitesse sur téléphone non mesurée\u202f: la page ne s’est pas chargée.', desktop: null };
    expect(headlineView(aReport({ headline, pagespeed: { missing } })).open).toBe(missing.mobile);
  });

  it('has two steps of the plan, or general steps without a plan of this site', () => {
    expect(headlineView(aReport()).steps).toHaveLength(2);
    const wrong = headlineView(
      aReport({
        headline: { sentence: 'Votre site n’a pas répondu.', todo: 'Nous recommencerons.' },
        pagespeed: { ...aMeasurement(), mobile: 54 },
      }),
    );
    expect(wrong).toMatchObject({ steps: [{ title: 'Nous recommencerons.' }], ruler: null, lengths: [], source: '' });
  });
});
