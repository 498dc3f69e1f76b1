import {
  confidenceBand,
  contentRateBand,
  lengthBand,
  lengthStatus,
  lighthouseBand,
  positionBand,
  rankBand,
  ratingBand,
  readingBand,
  reviewCountBand,
  reviewFrequency,
  reviewMessage,
  type TimingName,
  timingBand,
  vitalBand,
} from './bands.rules.js';
import { LIMITED_BELOW, opportunityOf, positionWeight } from './keywords.rules.js';

const wordsOf = <T>(band: (value: T) => { word: string }, values: T[]) => values.map((value) => band(value).word);

describe('bands of the specification', () => {
  it('bands a Lighthouse score at 90, 70 and 50', () => {
    expect([100, 90, 89, 70, 69, 50, 49, 0].map((points) => lighthouseBand(points))).toEqual([
      ...[100, 90].map(() => ({ tone: 'good', word: 'Excellent' })),
      ...[89, 70].map(() => ({ tone: 'held', word: 'Bon' })),
      ...[69, 50].map(() => ({ tone: 'fair', word: 'À améliorer' })),
      ...[49, 0].map(() => ({ tone: 'poor', word: 'Insuffisant' })),
    ]);
  });

  it.each([
    ['first_contentful_paint', 2000, 4000, 51],
    ['largest_contentful_paint', 2500, 4000, 51],
    ['speed_index', 3400, 5800, 51],
    ['total_blocking_time', 200, 600, 1],
    ['server_response_time', 600, 1800, 1],
  ] as const)('%s is good under %p and average under %p', (vital, good, average, step) =>
    expect(
      wordsOf((value) => vitalBand(vital, value), [good - step, good, average - Math.max(step, average > 1000 ? 51 : 1), average]),
    ).toEqual(['Bon', 'Moyen', 'Moyen', 'Lent']),
  );
  it('bands a layout shift', () =>
    expect(wordsOf((value) => vitalBand('cumulative_layout_shift', value), [0.09, 0.1, 0.25])).toEqual([
      'Stable',
      'Bouge un peu',
      'Instable',
    ]));

  it.each<[TimingName, number, number]>([
    ['time_to_interactive', 1000, 2500],
    ['dom_complete', 1000, 2500],
    ['largest_contentful_paint', 2500, 4000],
    ['first_input_delay', 100, 300],
    ['connection_time', 100, 300],
    ['waiting_time', 100, 300],
    ['download_time', 300, 700],
  ])('rates %s as Bon up to %p ms and as Moyen up to %p ms', (name, good, average) =>
    expect(
      wordsOf((ms) => timingBand(name, ms), [good, good + (good < 1000 ? 1 : 50), average, average + (average < 1000 ? 1 : 50)]),
    ).toEqual(['Bon', 'Moyen', 'Moyen', 'Lent']),
  );

  it('bands the lengths of title and description', () => {
    expect(wordsOf((length) => lengthBand('title', length), [0, 29, 30, 60, 61])).toEqual([
      'Absent',
      'Trop court',
      'Bonne longueur',
      'Bonne longueur',
      'Trop long',
    ]);
    expect(wordsOf((length) => lengthBand('description', length), [0, 119, 120, 160, 161])).toEqual([
      'Absente',
      'Trop courte',
      'Bonne longueur',
      'Bonne longueur',
      'Trop longue',
    ]);
    expect([0, 29, 30, 60, 61].map((length) => lengthStatus('title', length))).toEqual([
      'warning',
      'warning',
      'success',
      'success',
      'error',
    ]);
  });

  it('bands the length of the text', () => {
    expect(wordsOf(readingBand, [60, 59.9, 40, 39.9])).toEqual(['Facile à lire', 'Lisible', 'Lisible', 'Difficile à lire']);
    expect(wordsOf(contentRateBand, [0.1, 0.099])).toEqual(['Suffisante', 'Faible']);
  });

  it('bands reviews', () => {
    expect(wordsOf(ratingBand, [4.5, 4.4, 4, 3.9])).toEqual(['Excellente', 'Correcte', 'Correcte', 'À soigner']);
    expect(wordsOf(reviewCountBand, [10, 9])).toEqual(['Nombre suffisant', 'Trop peu']);
    expect([51, 50].map(reviewFrequency)).toEqual(['Régulière', 'Faible']);
    expect([0, 9, 10, 49, 50].map(reviewMessage)).toEqual(['few', 'few', 'some', 'some', 'many']);
  });

  it('bands the confidence of a technology', () =>
    expect([80, 79, 50, 49].map((value) => confidenceBand(value).tone)).toEqual(['good', 'fair', 'fair', 'poor']));

  it('bands positions in Google and their potential', () => {
    expect(wordsOf(positionBand, [null, 0, 10, 11, 30, 31])).toEqual([
      'Non classé',
      'Non classé',
      'Top 10',
      'Top 30',
      'Top 30',
      'Au-delà de 30',
    ]);
    expect([null, 0, 3, 4, 10, 11, 30, 31].map(rankBand)).toEqual([
      { tone: 'none', word: 'Non classé' },
      { tone: 'none', word: 'Non classé' },
      { tone: 'good', word: 'Top 10' },
      { tone: 'held', word: 'Top 10' },
      { tone: 'held', word: 'Top 10' },
      { tone: 'none', word: 'Top 30' },
      { tone: 'none', word: 'Top 30' },
      { tone: 'none', word: '31' },
    ]);
    expect([null, 0, 10, 11, 20, 21, 30, 31].map(opportunityOf)).toEqual([
      ...['Non positionné', 'Non positionné', 'Acquis', 'Forte', 'Forte', 'Moyenne', 'Moyenne', 'Faible'],
    ]);
    expect([1, 3, 4, 10, 11, 20, 21, 100, 101].map(positionWeight)).toEqual([1, 1, 0.6, 0.6, 0.3, 0.3, 0.1, 0.1, 0]);
    expect(LIMITED_BELOW).toBe(10);
  });
});
