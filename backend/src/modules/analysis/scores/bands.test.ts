import { bands, metricBand, prospectScoreLabel, scoreBand, type TimingName, timingStatus } from './bands.js';

describe('bands (clarification 16)', () => {
  it.each([
    [71, 'green'],
    [70, 'amber'],
    [61, 'amber'],
    [60, 'red'],
  ])('public score %p: %s', (score, colour) => expect(bands.publicScore(score)).toBe(colour));

  it.each([
    [70, 'green', 'Excellent'],
    [69, 'amber', 'Moyen'],
    [50, 'amber', 'Moyen'],
    [49, 'red', 'Faible'],
  ])('prospect %p: %s, %s', (score, colour, label) =>
    expect([bands.prospectScore(score), prospectScoreLabel(score)]).toEqual([colour, label]),
  );
  it('says when there is no score', () => expect(prospectScoreLabel(null)).toBe('Non disponible'));

  it.each([
    [80, 'green'],
    [79, 'amber'],
    [50, 'amber'],
    [49, 'red'],
  ])('confidence %p: %s', (confidence, colour) => expect(bands.confidence(confidence)).toBe(colour));

  it.each([
    [90, 'excellent'],
    [89, 'good'],
    [70, 'good'],
    [69, 'average'],
    [50, 'average'],
    [49, 'poor'],
  ])('Lighthouse %p: %s', (score, band) => expect(scoreBand(score)).toBe(band));

  it.each([
    ['first_contentful_paint', 2000, 4000, 1],
    ['largest_contentful_paint', 2500, 4000, 1],
    ['cumulative_layout_shift', 0.1, 0.25, 0.001],
    ['speed_index', 3400, 5800, 1],
  ] as const)('%s is green under %p and amber under %p', (metric, good, average, step) =>
    expect([good - step, good, average - step, average].map((value) => metricBand(metric, value))).toEqual([
      'green',
      'amber',
      'amber',
      'red',
    ]),
  );

  it.each<[TimingName, number, number]>([
    ['time_to_interactive', 1000, 2500],
    ['dom_complete', 1000, 2500],
    ['largest_contentful_paint', 2500, 4000],
    ['first_input_delay', 100, 300],
    ['connection_time', 100, 300],
    ['waiting_time', 100, 300],
    ['download_time', 300, 700],
  ])('%s is Bon up to %p ms and Moyen up to %p ms', (name, good, average) =>
    expect([good, good + 1, average, average + 1].map((ms) => timingStatus(name, ms))).toEqual(['Bon', 'Moyen', 'Moyen', 'Lent']),
  );
});
