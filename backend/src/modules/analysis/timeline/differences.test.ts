import type { AnalysisName } from '../results/analysis.contract.js';
import { differencesOf as differences } from './differences.js';
import type { Changes } from './timeline.contract.js';

const speed = (mobile: number | null, desktop: number | null, url = 'https://exemple.ch/') => ({
  url,
  mobile_performance_score: mobile,
  desktop_performance_score: desktop,
});
const page = (meta: object) => ({
  url: 'https://exemple.ch/',
  meta: { title_length: 40, h1: ['Accueil'], images_without_alt: 2, ...meta },
});
const keywords = (positions: Record<string, number | null>) => ({
  domain: 'exemple.ch',
  ranked_keywords: Object.entries(positions).map(([keyword, rank_group]) => ({ keyword, rank_group, rank_absolute: null })),
});
const taken = (result: object, provider = 'SmartIndex') => ({ provider, result });
const differencesOf = (analysis: AnalysisName, before: object, after: object) =>
  differences(analysis, taken(before), taken(after)).differences;
const NONE: Changes = { figures: [], keywords: { gained: [], lost: [], moved: [] }, issues: { new: [], solved: [] } };

describe('what two measurements differ in', () => {
  it.each<[string, AnalysisName, object, object, Partial<Changes>]>([
    [
      'speed of both devices',
      'pagespeed',
      speed(0.5, 0.8),
      speed(0.7, 0.9),
      // 0.6 × 50 + 0.4 × 80 and 0.6 × 70 + 0.4 × 90
      {
        figures: [
          { figure: 'performance', from: 62, to: 78 },
          { figure: 'mobile', from: 50, to: 70 },
          { figure: 'desktop', from: 80, to: 90 },
        ],
      },
    ],
    [
      'a night measures the phone alone: only the phone is compared',
      'pagespeed',
      speed(0.5, 0.9),
      speed(0.6, null),
      {
        figures: [
          { figure: 'performance', from: 50, to: 60 },
          { figure: 'mobile', from: 50, to: 60 },
        ],
      },
    ],
    ['no device in common', 'pagespeed', speed(null, 0.9), speed(0.6, null), {}],
    ['less than a point', 'pagespeed', speed(0.501, 0.8), speed(0.504, 0.8), {}],
    [
      'rating and number of reviews',
      'reviews',
      { rating: 4.2, reviews_count: 10 },
      { rating: 4.4, reviews_count: 12 },
      {
        figures: [
          { figure: 'rating', from: 4.2, to: 4.4 },
          { figure: 'reviews_count', from: 10, to: 12 },
        ],
      },
    ],
    ['a rating that was not known is no change', 'reviews', { rating: null, reviews_count: null }, { rating: 4.4, reviews_count: 12 }, {}],
    [
      'a new version',
      'cms',
      { cms_name: 'WordPress', version: '6.8' },
      { cms_name: 'WordPress', version: '6.9' },
      { figures: [{ figure: 'version', from: '6.8', to: '6.9' }] },
    ],
    ['a version that is hidden now', 'cms', { cms_name: 'WordPress', version: '6.8' }, { cms_name: 'WordPress', version: null }, {}],
    [
      'another system, whose version is none of the old one',
      'cms',
      { cms_name: 'Joomla', version: '5.2' },
      { cms_name: 'WordPress', version: '6.9' },
      { figures: [{ figure: 'cms_name', from: 'Joomla', to: 'WordPress' }] },
    ],
    [
      'no system any more',
      'cms',
      { cms_name: 'Joomla', version: '5.2' },
      { cms_name: null, version: null },
      { figures: [{ figure: 'cms_name', from: 'Joomla', to: null }] },
    ],
    [
      'the site is parked now',
      'connectivity',
      { outcome: 'ok', status_code: 200, tls: { state: 'valid' } },
      { outcome: 'parked', status_code: 200, tls: { state: 'expired' } },
      {
        figures: [
          { figure: 'outcome', from: 'ok', to: 'parked' },
          { figure: 'certificate', from: 'valid', to: 'expired' },
        ],
      },
    ],
    [
      'keywords gained, lost and moved',
      'keywords',
      keywords({ pain: 4, levain: 12, tourte: null }),
      keywords({ pain: 2, tresse: 30, tourte: 8 }),
      {
        keywords: {
          gained: [{ keyword: 'tresse', position: 30 }],
          lost: [{ keyword: 'levain', position: 12 }],
          moved: [{ keyword: 'pain', from: 4, to: 2 }],
        },
      },
    ],
    [
      'issues new and solved',
      'page',
      page({ title_length: 0 }),
      page({ h1: [] }),
      {
        issues: {
          new: [{ id: 'no-h1', message: 'La page n’a pas de grand titre.', severity: 'critical' }],
          solved: [{ id: 'no-title', message: 'La page n’a pas de titre.', severity: 'critical' }],
        },
      },
    ],
    ['issues that one of the two did not look for', 'page', { url: 'https://exemple.ch/' }, page({ h1: [] }), {}],
    [
      'citations of an assistant',
      'citations',
      {
        platforms: [
          { platform: 'chatgpt', citations: 1, runs: 5 },
          { platform: 'perplexity', citations: 1, runs: 5 },
          { platform: 'google', citations: 1, runs: 40 },
        ],
      },
      {
        platforms: [
          { platform: 'chatgpt', citations: 3, runs: 5 },
          { platform: 'perplexity', citations: 2, runs: 10 },
          { platform: 'google', citations: 9, runs: 40 },
          { platform: 'gemini', citations: 2 },
        ],
      },
      { figures: [{ figure: 'chatgpt', from: 1, to: 3 }] },
    ],
    ['texts have no figures', 'intro', { content: 'a' }, { content: 'b' }, {}],
  ])('%s', (_, analysis, before, after, changes) => {
    expect(differencesOf(analysis, before, after)).toEqual({ ...NONE, ...changes });
  });

  it('finds none in the same measurement', () => {
    const same = { ...page({ title_length: 0 }), ...speed(0.5, 0.8), ...keywords({ pain: 4 }), cms_name: 'Wix', rating: 4, outcome: 'ok' };
    for (const analysis of ['pagespeed', 'page', 'keywords', 'cms', 'reviews', 'connectivity'] as const)
      expect(differencesOf(analysis, same, same)).toEqual(NONE);
  });

  it('does not compare two websites', () => {
    expect(differencesOf('pagespeed', speed(0.5, 0.8), speed(0.7, 0.9, 'https://autre.ch/'))).toBeNull();
    expect(differencesOf('pagespeed', speed(0.5, 0.8), speed(0.7, 0.9, 'https://www.exemple.ch/fr'))).not.toBeNull();
  });

  const lighthouse = (result: object, version: string) => ({ ...result, mobile_data: { lighthouse_version: version } });
  it.each<[string, AnalysisName, ReturnType<typeof taken>, ReturnType<typeof taken>, string | null]>([
    ['the same tool', 'pagespeed', taken(speed(0.5, 0.8), 'Lighthouse 13.5.0'), taken(speed(0.9, 0.9), 'Lighthouse 13.6.2'), null],
    [
      'another major version',
      'pagespeed',
      taken(speed(0.5, 0.8), 'Lighthouse 12.8.1'),
      taken(speed(0.9, 0.9), 'Lighthouse 13.0.0'),
      'other_tool',
    ],
    [
      'a vendor instead of our own',
      'pagespeed',
      taken(speed(0.5, 0.8), 'Lighthouse 13.5.0'),
      taken(speed(0.9, 0.9), 'PageSpeed Insights'),
      'other_tool',
    ],
    [
      'a vendor that has changed its engine',
      'pagespeed',
      taken(lighthouse(speed(0.5, 0.8), '12.8.0'), 'PageSpeed Insights'),
      taken(lighthouse(speed(0.9, 0.9), '13.1.0'), 'PageSpeed Insights'),
      'other_tool',
    ],
    [
      'a vendor with a newer minor version of its engine',
      'pagespeed',
      taken(lighthouse(speed(0.5, 0.8), '13.0.1'), 'PageSpeed Insights'),
      taken(lighthouse(speed(0.9, 0.9), '13.4.0'), 'PageSpeed Insights'),
      null,
    ],
    ['another page audit', 'page', taken(page({ h1: [] })), taken(page({}), 'DataForSEO OnPage'), 'other_tool'],
    [
      'the drawn page after its source alone',
      'page',
      taken({ ...page([]), rendered: false }),
      taken({ ...page([]), rendered: true }),
      'other_tool',
    ],
    [
      'another source of reviews',
      'reviews',
      taken({ rating: 4.1 }, 'Ancien système'),
      taken({ rating: 4.9 }, 'DataForSEO (Google)'),
      'other_tool',
    ],
    ['another recogniser of systems', 'cms', taken({ cms_name: null }), taken({ cms_name: 'Joomla' }, 'WhatCMS'), 'other_tool'],
    ['another website', 'pagespeed', taken(speed(0.5, 0.8)), taken(speed(0.7, 0.9, 'https://autre.ch/')), 'other_site'],
  ])('%s: %s breaks %#', (_, analysis, before, after, broken) => {
    const compared = differences(analysis, before, after);
    expect([compared.break, compared.differences === null]).toEqual([broken, broken !== null]);
  });

  it('compares an assistant with itself alone: the same model, the same questions', () => {
    const answers = (citations: number, model: string, questions: string[]) => ({
      platforms: [{ platform: 'chatgpt', citations, runs: questions.length, answers: questions.map((question) => ({ question, model })) }],
    });
    const figures = (after: object) => differencesOf('citations', answers(1, 'gpt-5', ['A ?', 'B ?']), after)?.figures;
    expect(figures(answers(2, 'gpt-5', ['B ?', 'A ?']))).toEqual([{ figure: 'chatgpt', from: 1, to: 2 }]);
    for (const other of [
      answers(2, 'gpt-6', ['A ?', 'B ?']),
      answers(2, 'gpt-5', ['A ?', 'C ?']),
      answers(2, 'gpt-5', ['A ?', 'B ?', 'C ?']),
    ])
      expect(differences('citations', taken(answers(1, 'gpt-5', ['A ?', 'B ?'])), taken(other)).break).toBe('other_tool');
    // the name that stands for all of them may change with one of them
    expect(
      differences('citations', taken(answers(1, 'gpt-5', ['A ?'])), taken(answers(1, 'gpt-5', ['A ?']), 'gpt-5, sonar')).break,
    ).toBeNull();
  });
});
