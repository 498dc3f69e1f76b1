import { type HintFacts, proposedAnswers } from './quiz-hints.rules.js';

const NOTHING: HintFacts = { technologies: null, positions: null };
const proposed = (facts: Partial<HintFacts>) => proposedAnswers({ ...NOTHING, ...facts }).map(({ answer }) => answer);

describe('answers that the measurements propose', () => {
  it('proposes nothing of what was not measured', () => expect(proposed({})).toEqual([]));

  it('says that nobody counts only where nothing that counts was found, nor what asks before counting', () => {
    expect(proposed({ technologies: [] })).toEqual(['Nous ne le mesurons pas']);
    expect(proposed({ technologies: ['CMS', 'Font'] })).toEqual(['Nous ne le mesurons pas']);
    for (const category of ['Analytics', 'Tag manager', 'Cookie consent'])
      expect(proposed({ technologies: ['CMS', category] })).toEqual([]);
  });

  it('takes Google for the channel from three searches on its first page, and misses visitors without one', () => {
    expect(proposed({ positions: [1, 10, 4, 40] })).toEqual(['La recherche Google']);
    expect(proposed({ positions: [1, 10, 11, null] })).toEqual([]);
    expect(proposed({ positions: [11, 40, null] })).toEqual(['Attirer plus de visiteurs sur le site']);
    expect(proposed({ positions: [11, 40] })).toEqual([]);
    expect(proposed({ positions: [] })).toEqual([]);
  });

  it('says why, with its figure, and never more than two', () => {
    expect(proposedAnswers({ technologies: [], positions: [1, 2, 3] }).map(({ because }) => because)).toEqual([
      'Nous n’avons trouvé aucun outil de mesure sur votre site.',
      'Votre site est en première page de Google pour 3 recherches.',
    ]);
    for (const positions of [[], [1, 1, 1, 1], [50, 50, 50], null])
      for (const technologies of [[], ['Analytics'], null]) expect(proposed({ technologies, positions }).length).toBeLessThanOrEqual(2);
  });
});
