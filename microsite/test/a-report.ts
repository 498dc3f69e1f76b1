import type { PublicReport } from '../src/lib/api.ts';
import { someAdvice } from './an-action.ts';

const nothing = { state: 'missing', provider: null, measured_at: null } as const;
const measured = { state: 'measured', provider: 'SmartIndex', measured_at: '2026-11-12T09:30:00.000Z' } as const;

const noReviews = (): PublicReport['reviews'] => ({
  ...nothing,
  ...{ status: 'not_found', rating: null, count: null, url: null, isOtherListing: false, found: null, items: [], waiting: null },
});

type Patch = { [Key in keyof PublicReport]?: PublicReport[Key] extends object | null ? Partial<PublicReport[Key]> : PublicReport[Key] };

/** A report of which nothing was measured, with what matters to the test. */
export function aReport(patch: Patch = {}): PublicReport {
  const report: PublicReport = {
    token: 'abcd1234',
    demo: false,
    company: 'Menuiserie du Lac',
    domain: 'menuiserie-du-lac.ch',
    site_url: 'https://menuiserie-du-lac.ch',
    city: null,
    quiz: { status: 'not_started', started: false, score: null },
    scanning: false,
    overall: { value: 68, estimated: true, measuredParts: { k: 0, n: 2 } },
    verdict: { score: 68, word: 'Moyen', grade: 'C', basis: 'estimate' },
    self_serve: null,
    outcome: null,
    headline: { finding: null, sentence: 'Votre site n’a pas encore été mesuré.', comparison: null, basis: null, todo: null },
    findings: { total: 0, critical: 0, warnings: 0, notices: 0, items: [] },
    plan: { total: 0, steps: [] },
    ...{ actions: someAdvice(), corrections: [], webmaster: null },
    status: { audit: null, call: null, referral: null },
    pagespeed: {
      ...nothing,
      mobile: null,
      desktop: null,
      missing: { mobile: null, desktop: null },
      overall: null,
      accessibility: null,
      best_practices: null,
      seo: null,
      runs: 0,
      range: null,
      first_contentful_paint: null,
      largest_contentful_paint: null,
      total_blocking_time: null,
      cumulative_layout_shift: null,
      speed_index: null,
      total_bytes: null,
      evidence: null,
    },
    connectivity: { ...nothing, outcome: null, met: null, response_time_ms: null, https: null, certificate_valid: null },
    cms: { ...nothing, name: null, version: null, confidence: null, technologies: [] },
    page: {
      ...nothing,
      title: null,
      description: null,
      h1: [],
      images: null,
      images_without_alt: null,
      broken_links: null,
      words: null,
      readability: null,
    },
    keywords: { ...nothing, items: [] },
    reviews: noReviews(),
    citations: { ...nothing, platforms: [], verdict: null },
    texts: { intro: null },
    intro: { ...nothing, paragraphs: [] },
    recommendations: { ...nothing, items: [], failed: false },
    agency: { name: 'Agence', tagline: '', accent: '#1E3FE0', website: '', email: '', phone: '' },
  };
  for (const [key, value] of Object.entries(patch)) {
    const before = report[key as keyof PublicReport];
    const isObject = typeof before === 'object' && before !== null && !Array.isArray(before);
    Object.assign(report, { [key]: isObject ? { ...before, ...(value as object) } : value });
  }
  return report;
}

/** Provenance of a measured analysis. */
export const aMeasurement = (provider = 'SmartIndex') => ({ ...measured, provider });
