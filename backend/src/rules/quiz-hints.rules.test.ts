import { type HintFacts, proposedAnswers } from './quiz-hints.rules.js';

const NOTHING: HintFacts = { technologies: null, positions: null };
const proposed = (facts: Partial<HintFacts>) => proposedAnswers({ ...NOTHING, ...facts }).map(({ answer }) => answer);

describe('answers that the measurements propose', () => {
  it('proposes nothing of what was not measured', () => expect(proposed({})).toEqual([]));

  it('proposes « Nous ne le mesurons pas » only when neither analytics nor a consent tool was found', () => {
    expect(proposed({ technologies: [] })).toEqual(['Nous ne le mesurons pas']);
    expect(proposed({ technologies: ['CMS', 'Font'] })).toEqual(['Nous ne le mesurons pas']);
    for (const category of ['Analytics', 'Tag manager', 'Cookie consent'])
      expect(proposed({ technologies: ['CMS', category] })).toEqual([]);
  });

  it('proposes Google as the channel from three keywords on the first page', () => {
    expect(proposed({ positions: [1, 10, 4, 40] })).toEqual(['La recherche Google']);
    expect(proposed({ positions: [1, 10, 11, null] })).toEqual([]);
    expect(proposed({ positions: [11, 40, null] })).toEqual(['Attirer plus de visiteurs sur le site']);
    expect(proposed({ positions: [11, 40] })).toEqual([]);
    expect(proposed({ positions: [] })).toEqual([]);
  });

  it('states at most two reasons with their figures', () => {
    expect(proposedAnswers({ technologies: [], positions: [1, 2, 3] }).map(({ because }) => because)).toEqual([
      'Nous n’avons trouvé aucun outil de mesure sur votre site.',
      'Votre site est en première page de Google pour 3 recherches.',
    ]);
    for (const positions of [[], [1, 1, 1, 1], [50, 50, 50], null])
      for (const technologies of [[], ['Analytics'], null]) expect(proposed({ technologies, positions }).length).toBeLessThanOrEqual(2);
  });
});
