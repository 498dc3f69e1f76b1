import { needsReference, potentialOf, type Ranked } from './keyword-potential.ts';

const keywords = (count: number, position: number, volume = 100): Ranked[] => Array.from({ length: count }, () => ({ position, volume }));

describe('the keyword potential', () => {
  it('is half of the searches with fewer than ten keywords', () => {
    expect(potentialOf(keywords(9, 15))).toBe(
      'Potentiel encore limité : 9\u00a0mots-clés mènent à votre site. Ces mots sont cherchés 900\u00a0fois par mois. Estimation : la moitié de ces recherches, soit environ 450\u00a0visites de plus par mois. D’après leur nombre, concurrence moyenne, potentiel de visites moyen.',
    );
    expect(potentialOf(keywords(1, 15))).toContain('un mot-clé mène');
  });

  it('is the growth towards the first page with ten or more keywords', () => {
    // nine at 0.6 and one at 0.3: 570 today, 30 more
    expect(potentialOf([...keywords(9, 8), ...keywords(1, 12)])).toContain(
      'Estimation : si le mot-clé classé de 11 à 30 entrait dans le top 10, vous gagneriez environ 5\u202f% de visites venues de Google.',
    );
    // ten at 0.1: 100 today, 500 more
    expect(potentialOf(keywords(10, 25))).toContain(
      'si les 10 mots-clés classés de 11 à 30 entraient dans le top 10, vos visites venues de Google pourraient plus que doubler',
    );
  });

  it('is empty without keywords near the first page or without searches', () => {
    expect(potentialOf(keywords(12, 3))).toBe(
      'Ces mots sont cherchés 1’200\u00a0fois par mois. D’après leur nombre, concurrence moyenne, potentiel de visites moyen.',
    );
    expect(potentialOf(keywords(12, 80))).not.toContain('Estimation');
    expect(potentialOf(keywords(12, 15, 0))).not.toContain('Estimation');
  });

  it('uses the agency’s reference only when nothing can be computed from ten or more keywords', () => {
    expect([keywords(12, 3), keywords(12, 15), keywords(9, 3)].map(needsReference)).toEqual([true, false, false]);
  });
});
