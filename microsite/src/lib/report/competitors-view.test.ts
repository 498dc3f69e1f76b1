import { aReport } from '../../../test/a-report.ts';
import { competitorsView } from './competitors-view.ts';

const bare = { findings: null, rating: null, reviews: null, search: null, missing: null };
const other = { ...bare, name: 'Menuiserie Alpha', domain: 'alpha.ch', speed: 81 };

describe('the comparison with competitors', () => {
  it('is null without competitors', () => {
    expect([competitorsView(aReport()), competitorsView(aReport({ neighbours: null }))]).toEqual([null, null]);
  });

  it('shows all sites on one scale, the own one first, with their other figures', () => {
    const search = { keyword: 'menuiserie yverdon', yours: 8, theirs: 1 };
    const neighbours = {
      measured_at: '2026-11-23T09:30:00.000Z',
      yours: { speed: 54, findings: 7, rating: 4.2, reviews: 38 },
      others: [{ ...other, findings: 1, rating: 4.6, reviews: 1204, search }],
    };
    expect(competitorsView(aReport({ neighbours }))).toEqual({
      rows: [
        {
          label: 'Vous',
          value: '54 sur 100',
          fill: 54,
          known: null,
          note: '7\u00a0constats sur la page d’accueil, 4,2/5 sur Google (38 avis)',
        },
        {
          label: 'Menuiserie Alpha',
          value: '81 sur 100',
          fill: 81,
          known: null,
          note: '1\u00a0constat sur la page d’accueil, 4,6/5 sur Google (1’204 avis), «\u202fmenuiserie yverdon\u202f»\u202f: 1re position sur Google, vous 8e',
        },
      ],
      source: 'Nous les avons mesurés avec le même outil que votre site, le 23.11.2026. Vitesse sur téléphone, de 0 à 100.',
    });
  });

  it('shows why a competitor has no figures', () => {
    const neighbours = {
      measured_at: '2026-11-23T09:30:00.000Z',
      yours: { speed: 54, findings: null, rating: null, reviews: null },
      others: [{ ...other, speed: null, missing: 'Pas encore mesuré.' }],
    };
    expect(competitorsView(aReport({ neighbours }))?.rows[1]).toEqual({
      ...{ label: 'Menuiserie Alpha', value: 'Vitesse non mesurée', fill: null, known: 'no', note: 'Pas encore mesuré.' },
    });
  });
});
