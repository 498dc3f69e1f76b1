import { lighthouseVerdict, opportunity, positionVerdict, reviewFrequency, scoreVerdict, vitalVerdict } from './bands.ts';

const tones = <T>(of: (value: T) => { tone: string }, values: T[]) => values.map((value) => of(value).tone);

describe('bands', () => {
  it('follows Lighthouse at 50 and 90', () => {
    expect(tones(lighthouseVerdict, [100, 90, 89, 50, 49, 0])).toEqual(['good', 'good', 'fair', 'fair', 'poor', 'poor']);
  });

  it('gives a score the one word it has everywhere', () => {
    expect([80, 79, 60, 59].map(scoreVerdict)).toEqual([
      { tone: 'good', word: 'Excellent' },
      { tone: 'fair', word: 'Moyen' },
      { tone: 'fair', word: 'Moyen' },
      { tone: 'poor', word: 'Critique' },
    ]);
  });

  it('judges the main content at 2.5 and 4 seconds, and shifts at 0.1 and 0.25', () => {
    expect([2500, 2501, 4001].map((ms) => vitalVerdict('lcp', ms).word)).toEqual(['Rapide', 'Un peu lent', 'Trop lent']);
    expect([0.1, 0.2, 0.3].map((shift) => vitalVerdict('cls', shift).word)).toEqual(['Stable', 'Bouge un peu', 'Instable']);
  });

  it('names positions and what they still offer', () => {
    expect([null, 0, 10, 30, 31].map((at) => positionVerdict(at).word)).toEqual([
      'Non classé',
      'Non classé',
      'Top 10',
      'Top 30',
      'Au-delà de 30',
    ]);
    expect([null, 10, 11, 21, 31].map((at) => opportunity(at).word)).toEqual(['Non positionné', 'Acquis', 'Forte', 'Moyenne', 'Faible']);
  });

  it('calls reviews regular above fifty', () => {
    expect([50, 51].map((count) => reviewFrequency(count).word)).toEqual(['Faible', 'Régulière']);
  });
});
