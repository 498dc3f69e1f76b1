import { withIssues } from '../modules/analysis/findings/page-issues.js';
import type { Results } from '../modules/analysis/results/analysis.contract.js';
import { plainKeyword } from '../providers/keywords/plain-keyword.js';
import { auditReport } from '../providers/page-audit/audit-report.js';
import { SPEED_SHARES } from '../rules/formulas.rules.js';
import type { DemoCompany } from './demo-companies.js';

type DemoResults = Omit<Results, 'intro' | 'recommendations'>;

/** Returns an integer between `worst` and `best` at a level of 0–100. */
const at = (level: number, worst: number, best: number) => Math.round(worst + ((best - worst) * level) / 100);

/** Figures that could have been measured, worked out from the level of a made-up company; each is labelled `sample`. */
export function demoResults(company: DemoCompany, measuredAt: Date): DemoResults {
  const url = `https://${company.domain}/`;
  return {
    pagespeed: pageSpeed(company, url, measuredAt),
    cms: cms(company, url),
    connectivity: {
      url,
      accessible: true,
      outcome: 'ok',
      status_code: 200,
      response_time_ms: at(company.level, 1400, 180),
      final_url: url,
      redirects: [],
      tls: { state: 'valid', protocol: 'TLSv1.3', issuer: 'Autorité d’exemple', valid_to: null },
      reason: null,
      doubt: null,
    },
    page: page(company, url),
    keywords: keywords(company, url),
    reviews: reviews(company, url, measuredAt),
    citations: citations(company, measuredAt),
  };
}

/** What is known of a site that does not answer. */
export const unreachable = ({ domain }: DemoCompany): Results['connectivity'] => ({
  url: `https://${domain}/`,
  accessible: false,
  outcome: 'unreachable',
  status_code: null,
  response_time_ms: null,
  final_url: null,
  redirects: [],
  tls: null,
  reason: 'dns',
  doubt: null,
});

function pageSpeed({ level }: DemoCompany, url: string, measuredAt: Date): Results['pagespeed'] {
  const mobile = at(level, 18, 96);
  const desktop = Math.min(100, mobile + 14);
  const device = (performance: number, slowness: number) => ({
    performance: performance / 100,
    accessibility: at(level, 62, 98) / 100,
    best_practices: at(level, 71, 100) / 100,
    seo: at(level, 66, 100) / 100,
    first_contentful_paint: Math.round(at(level, 4200, 900) * slowness),
    largest_contentful_paint: Math.round(at(level, 9800, 1700) * slowness),
    speed_index: Math.round(at(level, 8600, 1500) * slowness),
    total_blocking_time: Math.round(at(level, 1350, 40) * slowness),
    cumulative_layout_shift: at(level, 31, 1) / 100,
    time_to_interactive: Math.round(at(level, 12_000, 2200) * slowness),
    server_response_time: at(level, 1100, 120),
    dom_complete: Math.round(at(level, 9000, 1800) * slowness),
    total_bytes: at(level, 7_400_000, 620_000),
    requests: at(level, 148, 24),
    findings: [],
    final_url: url,
    lighthouse_version: '',
    fetched_at: measuredAt.toISOString(),
    warnings: [],
    runs: [performance / 100],
  });
  return {
    url,
    performance_score: (SPEED_SHARES.mobile * mobile + SPEED_SHARES.desktop * desktop) / 100,
    mobile_performance_score: mobile / 100,
    desktop_performance_score: desktop / 100,
    accessibility_score: at(level, 62, 98) / 100,
    best_practices_score: at(level, 71, 100) / 100,
    seo_score: at(level, 66, 100) / 100,
    mobile_data: device(mobile, 1),
    desktop_data: device(desktop, 0.45),
    runs: 1,
    range: null,
  };
}

const SYSTEMS = [['WordPress', '6.4.3'], ['Joomla', '4.2.9'], ['Wix', null], ['Drupal', '10.2'], null, ['TYPO3', '11.5']] as const;

function cms({ name, domain }: DemoCompany, url: string): Results['cms'] {
  const system = SYSTEMS[name.length % SYSTEMS.length] ?? null;
  return {
    url,
    detected: system !== null,
    cms_name: system?.[0] ?? null,
    version: system?.[1] ?? null,
    confidence: system ? 97 : null,
    technologies: [{ name: 'Nginx', version: null, categories: ['Web server'], confidence: 100, evidence: ['server: nginx'] }],
    social_profiles: [{ network: 'instagram', url: `https://instagram.example/${domain.replace('.example', '')}` }],
  };
}

function page(company: DemoCompany, url: string): Results['page'] {
  const { level } = company;
  const meta = pageMeta(company, url);
  return withIssues(
    auditReport({
      url,
      page_timing: {
        time_to_interactive: at(level, 12_000, 2200),
        dom_complete: at(level, 9000, 1800),
        largest_contentful_paint: at(level, 9800, 1700),
        connection_time: 40,
        waiting_time: at(level, 1100, 120),
        download_time: at(level, 600, 60),
        duration_time: at(level, 9400, 2000),
      },
      meta,
      resource_errors: { errors: [], warnings: [] },
      cache_control: { cachable: level >= 60, ttl: level >= 60 ? 86_400 : 0 },
      checks: {
        is_https: true,
        no_title: false,
        no_description: meta.description === null,
        no_h1_tag: !('h1' in meta.htags),
        no_image_alt: meta.images_without_alt > 0,
        canonical: meta.canonical !== null,
        has_render_blocking_resources: level < 75,
        no_encoding_meta_tag: false,
        no_doctype: false,
        is_broken: false,
      },
      technical_info: { doctype: true, charset_from: 'header', http_status: 200 },
      content_encoding: 'gzip',
      media_type: 'text/html',
      server: 'nginx',
      total_dom_size: at(level, 182_000, 41_000),
      size: at(level, 182_000, 41_000),
      encoded_size: at(level, 41_000, 11_000),
      total_transfer_size: at(level, 7_400_000, 620_000),
      broken_resources: false,
      broken_links: meta.broken_links > 0,
    }),
  );
}

function pageMeta({ name, city, industry, level }: DemoCompany, url: string) {
  const broken = at(level, 3, 0);
  const description = level >= 45 ? `${industry} à ${city}\u202f: ${name} vous conseille et travaille dans toute la région.` : null;
  return {
    title: `${name} – ${industry} à ${city}`,
    description,
    lang: 'fr',
    charset: 'utf-8',
    canonical: level >= 50 ? url : null,
    viewport: 'width=device-width, initial-scale=1',
    htags: level < 30 ? {} : { h1: [name] },
    images: 18,
    images_size: at(level, 5_200_000, 380_000),
    images_without_alt: at(level, 14, 0),
    images_with_empty_alt: 0,
    scripts_count: at(level, 31, 6),
    scripts_size: at(level, 1_900_000, 140_000),
    stylesheets_count: at(level, 12, 2),
    stylesheets_size: at(level, 420_000, 38_000),
    internal_links: 34,
    external_links: 5,
    broken_links: broken,
    links_checked: 39,
    broken: Array.from({ length: broken }, (_, index) => ({ url: `${url}ancienne-page-${index + 1}`, status: 404 })),
    structured_data: level >= 70 ? ['LocalBusiness'] : [],
    deprecated_tags: [],
    content: {
      plain_text_size: at(level, 1300, 5200),
      plain_text_word_count: at(level, 210, 860),
      plain_text_rate: at(level, 5, 22) / 100,
      flesch_kincaid_readability_index: at(level, 42, 68),
      title_to_content_consistency: at(level, 30, 100) / 100,
      description_to_content_consistency: description === null ? null : at(level, 30, 100) / 100,
    },
  };
}

function keywords({ name, domain, city, industry, level }: DemoCompany, url: string): Results['keywords'] {
  const [trade, town] = [industry.toLowerCase(), city.toLowerCase()];
  const terms: [string, number, number][] = [
    [name.toLowerCase(), 1, 70],
    [`${trade} ${town}`, at(level, 38, 3), 260],
    [`${trade} prix`, at(level, 62, 12), 390],
    [`meilleur ${trade} ${town}`, at(level, 49, 7), 110],
    [`${trade} devis`, at(level, 71, 17), 170],
    [`${trade} avis`, at(level, 88, 24), 90],
  ];
  const ranked_keywords = terms.map(([keyword, position, search_volume]) => plainKeyword({ keyword, position, search_volume, url }));
  return { domain, ranked_keywords, metrics: null };
}

function reviews({ name, city, level }: DemoCompany, url: string, measuredAt: Date): Results['reviews'] {
  const texts = ['Accueil soigné et délai tenu.', 'Bon travail, la facture était claire.', 'Je recommande.'];
  return {
    status: 'completed',
    name,
    category: null,
    rating: at(level, 34, 49) / 10,
    reviews_count: at(level, 6, 140),
    place_id: null,
    address: city,
    website: url,
    phone: null,
    url: null,
    reviews: texts.map((text, index) => ({
      author_name: `Avis d’exemple ${index + 1}`,
      rating: index === 1 ? 4 : 5,
      text,
      time: new Date(measuredAt.getTime() - (index + 1) * 20 * 86_400_000).toISOString(),
      profile_photo_url: null,
    })),
  };
}

const DEMO_QUESTIONS = 10;

/** As many answers as are counted, so that the count can be read again. */
function citations({ name, city, industry, level }: DemoCompany, measuredAt: Date): Results['citations'] {
  const cited = Math.min(DEMO_QUESTIONS, at(level, 0, 7));
  const answers = Array.from({ length: DEMO_QUESTIONS }, (_, index) => ({
    question: `Quelle entreprise me conseillez-vous à ${city} (${industry.toLowerCase()}) ? Question d’exemple ${index + 1}`,
    answer:
      index < cited ? `Réponse d’exemple : ${name} est l’une des adresses de ${city}.` : 'Réponse d’exemple : comparez plusieurs offres.',
    cited: index < cited,
    model: 'Exemple',
    date: measuredAt.toISOString(),
    urls: [],
  }));
  return { platforms: [{ platform: 'chatgpt', citations: cited, pages: null, runs: DEMO_QUESTIONS, answers, reason: null }] };
}
