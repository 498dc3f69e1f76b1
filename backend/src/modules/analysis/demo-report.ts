import { SHOWN_STEPS } from '../../rules/advice.rules.js';
import { verdictOf } from '../../rules/verdicts.rules.js';
import { DEMO_COMPANY } from '../prospects/demo.js';
import type { SettingsOf } from '../settings/settings.contract.js';
import { demoCitations } from './citations/demo-citations.js';
import { demoSite } from './findings/demo-site.js';
import { shownFindings, shownPlan } from './findings/shown-list.js';
import type { PublicReport } from './public-report.contract.js';
import { composeIntro } from './texts/intro.js';

const measured = { state: 'measured' as const, provider: 'Exemple', measured_at: '2026-11-12T09:30:00.000Z' };

/** 60 % of the phone's points and 40 % of the computer's. */
const DEMO_SPEED = 63;

/** A made-up company, labelled as a demonstration wherever it is shown. */
export function demoReport(token: string, agency: SettingsOf<'agency'>): PublicReport {
  const site = demoSite(DEMO_COMPANY);
  const { paragraphs = [], rests = {} } = composeIntro(site.facts) ?? {};
  return {
    token,
    demo: true,
    example: true,
    company: DEMO_COMPANY,
    domain: 'menuiserie-du-lac.example',
    site_url: null,
    city: 'Yverdon-les-Bains',
    quiz: { status: 'not_started', started: false, score: null },
    scanning: false,
    overall: { value: DEMO_SPEED, estimated: false, measuredParts: { k: 2, n: 2 } },
    verdict: verdictOf(DEMO_SPEED, 'speed'),
    outcome: site.outcome,
    findings: shownFindings(site),
    plan: { total: site.plan.length, steps: shownPlan(site.plan.slice(0, SHOWN_STEPS)) },
    status: { audit: null, call: null, referral: null },
    pagespeed: {
      ...measured,
      mobile: 54,
      desktop: 77,
      overall: DEMO_SPEED,
      accessibility: 84,
      best_practices: 92,
      seo: 83,
      runs: 3,
      range: [51, 58],
      first_contentful_paint: 2350,
      largest_contentful_paint: 4120,
      total_blocking_time: 310,
      cumulative_layout_shift: 0.08,
      speed_index: 4600,
      total_bytes: 3_120_000,
    },
    connectivity: { ...measured, outcome: 'ok', met: null, response_time_ms: 410, https: true, certificate_valid: true },
    cms: {
      ...measured,
      name: 'WordPress',
      version: '6.4',
      confidence: 99,
      technologies: [
        { name: 'PHP', version: '8.1', categories: ['Programming language'] },
        { name: 'Apache', version: null, categories: ['Web server'] },
      ],
    },
    page: {
      ...measured,
      title: 'Menuiserie du Lac – portes, fenêtres et agencements à Yverdon',
      description: null,
      h1: ['Le bois, sur mesure'],
      images: 18,
      images_without_alt: 11,
      broken_links: 2,
      words: 312,
      readability: 61.4,
    },
    keywords: {
      ...measured,
      items: [
        { keyword: 'menuiserie yverdon', position: 6, volume: 170, url: null, branded: false },
        { keyword: 'fenêtres bois vaud', position: 18, volume: 90, url: null, branded: false },
        { keyword: 'portes sur mesure', position: 27, volume: 320, url: null, branded: false },
        { keyword: 'agencement cuisine yverdon', position: 34, volume: 50, url: null, branded: false },
        { keyword: 'menuisier nord vaudois', position: 9, volume: 40, url: null, branded: false },
        { keyword: 'menuiserie du lac', position: 1, volume: 110, url: null, branded: true },
        { keyword: 'porte d’entrée bois prix', position: 22, volume: 480, url: null, branded: false },
        { keyword: 'rénovation fenêtres anciennes', position: 14, volume: 140, url: null, branded: false },
        { keyword: 'escalier bois sur mesure', position: 41, volume: 260, url: null, branded: false },
        { keyword: 'armoire encastrée sur mesure', position: 29, volume: 210, url: null, branded: false },
        { keyword: 'menuiserie grandson', position: 4, volume: 30, url: null, branded: false },
        { keyword: 'volets bois suisse', position: null, volume: 70, url: null, branded: false },
      ],
    },
    reviews: {
      ...measured,
      status: 'completed',
      rating: 4.7,
      count: 38,
      url: null,
      items: [
        {
          author: 'Claire M.',
          rating: 5,
          text: 'Fenêtres posées en un jour, chantier propre. Je recommande.',
          published_at: '2026-10-28T08:00:00.000Z',
        },
        { author: 'Bruno T.', rating: 4, text: 'Beau travail, délai un peu long.', published_at: '2026-09-17T08:00:00.000Z' },
        { author: 'Élise R.', rating: 5, text: null, published_at: '2026-08-30T08:00:00.000Z' },
      ],
    },
    citations: { ...measured, ...demoCitations(measured.measured_at) },
    texts: { intro: { text: paragraphs.join('\n\n'), source: 'builtin', facts: Object.keys(rests) } },
    intro: { ...measured, paragraphs },
    recommendations: {
      ...measured,
      items: site.plan.slice(0, SHOWN_STEPS).map(({ title, priority, solution }) => ({ title, priority, solution })),
      failed: false,
    },
    changes: { performance: { from: 42, to: 54, since: '2026-10-12T09:30:00.000Z' }, other_tool: null },
    percentile: { value: 62, n: 143, scope: 'all' },
    agency,
  };
}
