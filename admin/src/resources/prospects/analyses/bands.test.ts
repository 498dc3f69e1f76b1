import {
  confidenceBand as confidence,
  lengthBand as length,
  lighthouseBand,
  positionBand,
  readingBand,
  timingBand as timing,
  vitalBand,
} from '../../../../../backend/src/rules/bands.rules';
import { analysis } from '../../../i18n/fr/analysis';
import { confidenceBand, lengthBand, levelOf, metricBand, rankBand, readabilityBand, timingBand } from './bands';

describe('bands of the specification', () => {
  it('PageSpeed scores: 90, 70, 50, as shown', () => {
    expect([1, 0.9, 0.895, 0.894, 0.7, 0.69, 0.5, 0.49, 0].map(levelOf)).toEqual([
      'excellent',
      'excellent',
      'excellent',
      'good',
      'good',
      'fair',
      'fair',
      'poor',
      'poor',
    ]);
  });

  it('core metrics: under the limits', () => {
    expect([1949, 1950, 3949, 3950].map((ms) => metricBand('first_contentful_paint', ms))).toEqual(['good', 'fair', 'fair', 'poor']);
    expect([2449, 2450, 4000].map((ms) => metricBand('largest_contentful_paint', ms))).toEqual(['good', 'fair', 'poor']);
    expect([0, 0.1, 0.25].map((shift) => metricBand('cumulative_layout_shift', shift))).toEqual(['good', 'fair', 'poor']);
    expect([3349, 3350, 5800].map((ms) => metricBand('speed_index', ms))).toEqual(['good', 'fair', 'poor']);
  });

  it('timings', () => {
    expect([1049, 1050, 2549, 2550].map((ms) => timingBand('dom_complete', ms))).toEqual(['good', 'fair', 'fair', 'poor']);
    expect([300, 700, 701].map((ms) => timingBand('download_time', ms))).toEqual(['good', 'fair', 'poor']);
  });

  it('confidence: 80, 50', () => {
    expect([80, 79, 50, 49].map(confidenceBand)).toEqual(['good', 'fair', 'fair', 'poor']);
  });

  it('positions: 3, 10, unranked', () => {
    expect([1, 3, 4, 10, 11, 0, null].map(rankBand)).toEqual(['good', 'good', 'accent', 'accent', 'neutral', null, null]);
  });

  it('lengths of title and description', () => {
    expect([0, 29, 30, 60, 61].map((length) => lengthBand('title', length))).toEqual(['none', 'fair', 'good', 'good', 'poor']);
    expect([119, 120, 160, 161].map((length) => lengthBand('description', length))).toEqual(['fair', 'good', 'good', 'poor']);
  });

  it('readability: easy text is good', () => {
    expect([75, 60, 59, 40, 39].map(readabilityBand)).toEqual(['good', 'good', 'fair', 'fair', 'poor']);
  });
});

describe('the French words of this screen', () => {
  const lower = (text: string) => text.toLowerCase();

  it('are the rules’ own (decision 29)', () => {
    expect([95, 75, 55, 20].map((points) => lighthouseBand(points).word)).toEqual(Object.values(analysis.level));
    expect([100, 3400, 9000].map((ms) => vitalBand('speed_index', ms).word)).toEqual(Object.values(analysis.pagespeed.band));
    expect([0, 0.1, 0.3].map((shift) => vitalBand('cumulative_layout_shift', shift).word)).toEqual(Object.values(analysis.pagespeed.shift));
    expect([50, 1500, 9000].map((ms) => timing('dom_complete', ms).word)).toEqual(Object.values(analysis.pagespeed.band));
    expect([90, 60, 20].map((percent) => lower(confidence(percent).word))).toEqual(Object.values(analysis.cms.level));
    expect([70, 50, 20].map((ease) => lower(readingBand(ease).word))).toEqual(Object.values(analysis.page.readabilityBand));
    for (const kind of ['title', 'description'] as const)
      expect([kind === 'title' ? 40 : 140, 20, 190, 0].map((characters) => lower(length(kind, characters).word))).toEqual(
        Object.values(analysis.page.lengthBand[kind]),
      );
    expect([1, 20, 31].map((position) => positionBand(position).word)).toEqual(Object.values(analysis.keywords.position));
  });
});
