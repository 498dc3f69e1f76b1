import { type Draft, moved, payloadOf, simulationOf, weightOf } from './draft';

const DRAFT: Draft = {
  question: 'Avez-vous un site ?',
  category: 'maturity',
  active: true,
  options: [
    { text: 'Oui ', weight: '30' },
    { text: 'Presque', weight: 'beaucoup' },
    { text: 'Bientôt', weight: '' },
    { text: 'Non', weight: '7,5' },
  ],
};

describe('a draft', () => {
  it('counts invalid numbers as 0 and leaves other errors to the server', () => {
    expect(['30', ' 12 ', '', 'x', '-3', '7,5'].map(weightOf)).toEqual([30, 12, 0, 0, -3, 7.5]);
    expect(payloadOf(DRAFT).weights).toEqual({ Oui: 30, Presque: 0, Bientôt: 0, Non: 7.5 });
  });

  it('is simulated with the edited answers', () => {
    expect(simulationOf([DRAFT, DRAFT], [0, null]).questions.map(({ answer }) => answer)).toEqual(['Oui', null]);
  });
});

describe('an order', () => {
  it('moves one question and keeps the others', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a'], 5, 0)).toEqual(['a']);
  });
});
