import { AnalysisResults } from '../../src/modules/analysis/measurements/analysis-results.service.js';
import type { Results } from '../../src/modules/analysis/results/analysis.contract.js';
import type { Prospect } from '../../src/modules/prospects/prospect.entity.js';
import { plainKeyword } from '../../src/providers/keywords/plain-keyword.js';
import type { DeviceReport } from '../../src/providers/page-speed/page-speed.contract.js';
import type { TestApp } from './app.js';
import { aProspect } from './build.js';

/** A home page with much to say about it. */
export const POOR_PAGE = `<html><head><title>Accueil</title></head><body><h1>Bienvenue</h1><h1>Le bois</h1><h3>Portes</h3>
  <p>${'Nous fabriquons des portes et des fenêtres en bois. '.repeat(12)}</p><center><font>Ouvert</font></center>
  <img src="/bois.jpg"><img src="/porte.jpg"><img src="/atelier.jpg"><a href="/cassé">Nos réalisations</a><a href="http://exemple.ch/">Partenaire</a>
  <script src="/a.js"></script><script src="/b.js"></script></body></html>`;

export const device = (performance: number, slow: number): DeviceReport => ({
  performance,
  accessibility: 0.84,
  best_practices: 0.92,
  seo: 0.83,
  first_contentful_paint: 2350 * slow,
  largest_contentful_paint: 4120 * slow,
  speed_index: 4600 * slow,
  total_blocking_time: 310 * slow,
  cumulative_layout_shift: 0.08,
  time_to_interactive: 5200 * slow,
  server_response_time: 640,
  dom_complete: 4800 * slow,
  total_bytes: 3_120_000,
  requests: 74,
  findings: [
    ['render-blocking-insight', 'Demandes de blocage du rendu', 'Économies estimées à 780 ms', 780],
    ['image-delivery-insight', 'Améliorer l’affichage des images', 'Économies estimées à 1 840 KiB', 1200],
    ['unused-javascript', 'Réduisez les ressources JavaScript inutilisées', 'Économies estimées à 212 KiB', 450],
    ['cache-insight', 'Utiliser des durées de mise en cache efficaces', null, null],
  ].map(
    ([id, title, display_value, savings_ms]) => ({ id, title, category: 'performance', score: 0.4, display_value, savings_ms }) as never,
  ),
  final_url: 'https://menuiserie-du-lac.ch/',
  lighthouse_version: '13.5.0',
  fetched_at: '2026-11-12T09:30:00.000Z',
  warnings: [],
  runs: [performance],
});

const KEYWORDS: [string, number | null, number | null][] = [
  ['menuiserie du lac', 1, 110],
  ['menuiserie grandson', 4, 30],
  ['menuiserie yverdon', 6, 170],
  ['menuisier nord vaudois', 9, 40],
  ['rénovation fenêtres anciennes', 14, 140],
  ['fenêtres bois vaud', 18, 390],
  ['porte d’entrée bois prix', 22, 480],
  ['portes sur mesure', 27, 12_500],
  ['armoire encastrée sur mesure', 29, 210],
  ['agencement cuisine yverdon', 34, 50],
  ['escalier bois sur mesure', 41, 260],
  ['menuiserie suisse romande', 63, 590],
  ['volets bois suisse', null, 70],
];

const answer = (question: string, text: string, cited: boolean) => ({
  question,
  answer: text,
  cited,
  model: 'gpt',
  date: '2026-11-12',
  urls: [],
});
const platform = (name: string, citations: number | null, runs: number | null, answers: object[] = []) => ({
  platform: name,
  citations,
  pages: null,
  runs,
  answers,
  reason: null,
});

const pagespeed = (url: string): Results['pagespeed'] => ({
  url,
  performance_score: 0.54,
  mobile_performance_score: 0.54,
  desktop_performance_score: 0.77,
  accessibility_score: 0.84,
  best_practices_score: 0.92,
  seo_score: 0.83,
  mobile_data: device(0.54, 1),
  desktop_data: device(0.77, 0.5),
  runs: 3,
  range: [0.51, 0.58],
});

const connectivity = (url: string): Results['connectivity'] => ({
  url,
  accessible: true,
  outcome: 'ok',
  status_code: 200,
  response_time_ms: 410,
  final_url: 'https://menuiserie-du-lac.ch/',
  redirects: [],
  tls: { state: 'valid', protocol: 'TLSv1.3', issuer: 'Let’s Encrypt', valid_to: '2027-01-30T00:00:00Z' },
  reason: null,
  doubt: null,
});

const cms = (url: string): Results['cms'] => ({
  url,
  detected: true,
  cms_name: 'WordPress',
  version: '6.9',
  confidence: 99,
  technologies: [
    ['WordPress', '6.9', 'CMS'],
    ['PHP', '8.3', 'Programming language'],
    ['Apache', null, 'Web server'],
    ['jQuery', '3.7.1', 'JavaScript library'],
    ['Google Analytics', null, 'Analytics'],
    ['Elementor', '3.25', 'Landing page builder'],
  ].map(([name, version, category]) => ({
    name: name ?? '',
    version: version ?? null,
    categories: [category ?? ''],
    confidence: 90,
    evidence: [],
  })),
  social_profiles: [
    { network: 'facebook', url: 'https://www.facebook.com/menuiseriedulac' },
    { network: 'instagram', url: 'https://www.instagram.com/menuiseriedulac' },
  ],
});

const keywords: Results['keywords'] = {
  domain: 'menuiserie-du-lac.ch',
  metrics: null,
  ranked_keywords: KEYWORDS.map(([keyword, position, search_volume]) => plainKeyword({ keyword, position, search_volume })),
};

const reviews = (url: string): Results['reviews'] => ({
  status: 'completed',
  name: 'Menuiserie du Lac',
  category: 'Menuiserie',
  rating: 4.7,
  reviews_count: 38,
  place_id: 'x',
  address: 'Rue du Lac 12, 1400 Yverdon-les-Bains',
  website: url,
  phone: null,
  url: null,
  reviews: [
    ['Claire M.', 5, 'Fenêtres posées en un jour, chantier propre. Je recommande !'],
    ['Bruno T.', 4, "Beau travail, délai un peu long mais l'équipe est à l'écoute."],
    ['Élise R.', 5, null],
  ].map(([author_name, rating, text]) => ({
    author_name: author_name as string,
    rating: rating as number,
    text: text as string | null,
    time: '2026-10-28T08:00:00.000Z',
    profile_photo_url: null,
  })),
});

const intro: Results['intro'] = {
  content:
    'Le site de Menuiserie du Lac obtient 54 points sur 100 sur téléphone et 77 sur 100 sur ordinateur au test de vitesse Lighthouse.\n\nLe site fonctionne avec WordPress 6.9. Ces points se corrigent sans refaire le site.',
};

const recommendations: Results['recommendations'] = {
  analysis: [],
  recommendations: [
    {
      title: 'Alléger la page d’accueil sur mobile',
      priority: 'high',
      solution: 'Servir les photos dans un format récent, à la taille de l’écran, et charger celles du bas de page au défilement.',
    },
    {
      title: 'Viser « portes sur mesure »',
      priority: 'medium',
      solution: 'Consacrer une page à cette offre, avec des réalisations de la région.',
    },
  ],
};

const citations = {
  platforms: [
    platform('google', 3, 10),
    platform('chatgpt', 1, 10, [
      answer(
        'Quelle menuiserie me conseillez-vous à Yverdon-les-Bains ?',
        'À Yverdon-les-Bains, plusieurs menuiseries sont actives, dont Menuiserie du Lac.',
        true,
      ),
      answer('Qui pose des fenêtres en bois dans le Nord vaudois ?', 'Comparez les offres de plusieurs menuisiers de la région.', false),
    ]),
    platform('perplexity', 2, 10),
    platform('gemini', 0, 10),
    platform('copilot', null, null),
    platform('grok', null, null),
  ] as never,
};

/** What is known of it, by the analysis. */
export const RESULTS = (url: string): Partial<Results> => ({
  pagespeed: pagespeed(url),
  connectivity: connectivity(url),
  cms: cms(url),
  keywords,
  reviews: reviews(url),
  intro,
  recommendations,
  citations,
});

/** A prospect of whom everything is known; its home page is measured for real at `url`. */
export async function aMeasuredProspect(app: TestApp, url: string, values: Partial<Prospect> = {}): Promise<Prospect> {
  const prospect = await aProspect(app.database, {
    business_name: 'Menuiserie du Lac',
    location: 'Yverdon-les-Bains',
    site_url: url,
    metadata: { last_analyzed: new Date().toISOString() },
    ...values,
  });
  const page = await app.call('GET', `/api/public/page-report?${new URLSearchParams({ prospectId: prospect.id, url })}`);
  if (page.status !== 200) throw new Error(`page not measured: ${JSON.stringify(page.body)}`);
  const results = RESULTS(url);
  for (const [analysis, result] of Object.entries(results)) {
    const attempt = {
      prospectId: prospect.id,
      analysis: analysis as 'cms',
      site: null,
      scanId: null,
      measuredAt: new Date('2026-11-12T09:30:00Z'),
      durationMs: 10,
    };
    const output = {
      state: 'measured' as const,
      source: 'live' as const,
      provider: PROVIDERS[analysis] ?? 'SmartIndex',
      result: result as never,
    };
    await app.database.transaction((manager) => app.app.get(AnalysisResults, { strict: false }).save(manager, attempt, output));
  }
  return prospect;
}

const PROVIDERS: Record<string, string> = {
  pagespeed: 'Lighthouse 13.5.0',
  keywords: 'DataForSEO',
  reviews: 'Google',
  citations: 'DataForSEO',
};
