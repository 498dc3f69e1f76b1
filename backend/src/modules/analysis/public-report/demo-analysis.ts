import { plainKeyword } from '../../../providers/keywords/plain-keyword.js';
import { auditReport } from '../../../providers/page-audit/audit-report.js';
import type { DeviceReport } from '../../../providers/page-speed/page-speed.contract.js';
import { SHOWN_STEPS } from '../../../rules/advice.rules.js';
import { RATING_SCALE } from '../../../rules/bands.rules.js';
import { DEMO_COMPANY } from '../../prospects/demo.js';
import { judge, type SiteList } from '../findings/judge.js';
import { siteFactsOf } from '../findings/site-facts.js';
import type { AnalysisReport, Results } from '../results/analysis.contract.js';
import { composeIntro } from '../texts/intro.js';
import { OWN_RULES } from '../texts/text-state.js';
import { demoPlatforms } from './demo-citations.js';

export const DEMO_SUBJECT = { company: DEMO_COMPANY, domain: 'menuiserie-du-lac.example', city: 'Yverdon-les-Bains' };
export const MEASURED_AT = '2026-11-12T09:30:00.000Z';
const URL = `https://${DEMO_SUBJECT.domain}/`;
const example = { state: 'measured', source: 'sample', provider: 'Exemple', measured_at: MEASURED_AT, error: null } as const;

const phone: DeviceReport = {
  performance: 0.54,
  accessibility: 0.84,
  best_practices: 0.92,
  seo: 0.83,
  first_contentful_paint: 2350,
  largest_contentful_paint: 4120,
  speed_index: 4600,
  total_blocking_time: 310,
  cumulative_layout_shift: 0.08,
  time_to_interactive: 5200,
  server_response_time: 410,
  dom_complete: 2400,
  total_bytes: 3_120_000,
  requests: 64,
  findings: [],
  final_url: URL,
  lighthouse_version: '',
  fetched_at: MEASURED_AT,
  warnings: [],
  runs: [0.51, 0.54, 0.58],
};

const pagespeed: Partial<Results['pagespeed']> = {
  mobile_performance_score: 0.54,
  desktop_performance_score: 0.77,
  accessibility_score: phone.accessibility,
  best_practices_score: phone.best_practices,
  seo_score: phone.seo,
  mobile_data: phone,
  runs: 3,
  range: [0.51, 0.58],
};

const connectivity: Partial<Results['connectivity']> = {
  accessible: true,
  outcome: 'ok',
  status_code: 200,
  response_time_ms: 410,
  final_url: URL,
  tls: { state: 'valid', protocol: 'TLSv1.3', issuer: 'Autorité d’exemple', valid_to: null },
};

const cms: Partial<Results['cms']> = {
  cms_name: 'WordPress',
  version: '6.4',
  confidence: 99,
  technologies: [
    { name: 'PHP', version: '8.1', categories: ['Programming language'], confidence: null, evidence: [] },
    { name: 'Apache', version: null, categories: ['Web server'], confidence: null, evidence: [] },
  ],
};

const page = auditReport({
  url: URL,
  rendered: true,
  page_timing: { dom_complete: 2400 },
  meta: {
    title: 'Menuiserie du Lac – portes, fenêtres et agencements à Yverdon',
    htags: { h1: ['Le bois, sur mesure'] },
    images: 18,
    images_without_alt: 11,
    undescribed_images: Array.from({ length: 11 }, (_, index) => `${URL}images/realisation-${index + 1}.jpg`),
    broken_links: 2,
    broken: [
      { url: `${URL}catalogue-2019.pdf`, status: 404 },
      { url: `${URL}portes/chene`, status: 404 },
    ],
    links_checked: 40,
    insecure_files: [],
    structured_data: ['LocalBusiness'],
    deprecated_tags: [],
    content: {
      plain_text_word_count: 312,
      plain_text_rate: 0.14,
      flesch_kincaid_readability_index: 61.4,
      title_to_content_consistency: 0.8,
    },
  },
  checks: {
    duplicate_title_tag: false,
    duplicate_meta_tags: false,
    canonical: true,
    no_favicon: false,
    broken_favicon: false,
    has_meta_title: false,
    seo_friendly_url_characters_check: true,
    no_encoding_meta_tag: false,
    has_render_blocking_resources: true,
  },
  technical_info: { doctype: true, http_status: 200 },
  content_encoding: 'gzip',
});

const KEYWORDS: [keyword: string, position: number | null, search_volume: number][] = [
  ['menuiserie yverdon', 6, 170],
  ['fenêtres bois vaud', 18, 90],
  ['portes sur mesure', 27, 320],
  ['agencement cuisine yverdon', 34, 50],
  ['menuisier nord vaudois', 9, 40],
  ['menuiserie du lac', 1, 110],
  ['porte d’entrée bois prix', 22, 480],
  ['rénovation fenêtres anciennes', 14, 140],
  ['escalier bois sur mesure', 41, 260],
  ['armoire encastrée sur mesure', 29, 210],
  ['menuiserie grandson', 4, 30],
  ['volets bois suisse', null, 70],
];

const REVIEWS: [author_name: string, rating: number, text: string | null, time: string][] = [
  ['Claire M.', 5, 'Fenêtres posées en un jour, chantier propre. Je recommande.', '2026-10-28T08:00:00.000Z'],
  ['Bruno T.', 4, 'Beau travail, délai un peu long.', '2026-09-17T08:00:00.000Z'],
  ['Élise R.', 5, null, '2026-08-30T08:00:00.000Z'],
];

const reviews: Partial<Results['reviews']> = {
  status: 'completed',
  rating: 4.7,
  reviews_count: 38,
  reviews: REVIEWS.map(([author_name, rating, text, time]) => ({
    ...{ author_name, rating, text, time, profile_photo_url: null },
    is_answered: rating === RATING_SCALE,
  })),
};

/** Its home page as it was measured. */
export const demoPage = { url: URL, audit: page, timings: phone, measuredAt: new Date(MEASURED_AT) };

/** A made-up company: its figures, judged and put into words like any other's. */
export function demoAnalysis(): { report: AnalysisReport; site: SiteList } {
  const measured: AnalysisReport = {
    pagespeed: { ...example, ...pagespeed },
    connectivity: { ...example, ...connectivity },
    cms: { ...example, ...cms },
    page: { ...example, ...page },
    keywords: {
      ...example,
      ranked_keywords: KEYWORDS.map(([keyword, position, search_volume]) => plainKeyword({ keyword, position, search_volume })),
    },
    reviews: { ...example, ...reviews },
    citations: { ...example, platforms: demoPlatforms(MEASURED_AT) },
    intro: example,
    recommendations: example,
  };
  const site = judge(siteFactsOf(DEMO_SUBJECT, measured));
  const { paragraphs = [], rests = {} } = composeIntro(site.facts) ?? {};
  const recommendations = site.plan.slice(0, SHOWN_STEPS).map(({ title, priority, solution }) => ({ title, priority, solution }));
  return {
    site,
    report: {
      ...measured,
      intro: { ...example, source: 'builtin', provider: OWN_RULES, content: paragraphs.join('\n\n'), rests: Object.keys(rests) },
      recommendations: { ...example, recommendations },
    },
  };
}
