import type { PageReport } from '../src/lib/api.ts';

type Category = PageReport['categories']['seo'];
type Issue = Category['issues'][number];
type Action = PageReport['priorities'][number];

export const aCategory = (patch: Partial<Category> = {}): Category => ({
  score: 80,
  grade: 'B',
  status: 'good',
  issues: [],
  recommendations: [],
  unmeasured: [],
  ...patch,
});

export const anIssue = (patch: Partial<Issue> = {}): Issue => ({
  id: 'no-description',
  category: 'seo',
  severity: 'warning',
  impact: 'high',
  title: 'Description absente',
  description: 'La page n’a pas de description.',
  found: null,
  ...patch,
});

export const anAction = (patch: Partial<Action> = {}): Action => ({
  id: 'no-description',
  category: 'seo',
  priority: 'medium',
  impact: 'high',
  effort: 'low',
  title: 'Description absente',
  description: 'La page n’a pas de description.',
  how_to_fix: 'Résumer l’offre en 120 à 160 caractères.',
  business_impact: 'Google peut former lui-même l’extrait (Google Search Central).',
  time_estimate: '30 minutes',
  ...patch,
});

/** For tests: the report of a page in order, with what matters to the test. */
export function aPageReport(patch: Partial<PageReport> = {}): PageReport {
  return {
    prospect_id: '0a4f6c1e-0000-4000-8000-000000000000',
    url: 'https://menuiserie-du-lac.ch/',
    broken: false,
    status_code: 200,
    error_message: null,
    source: 'live',
    provider: 'SmartIndex',
    measured_at: '2026-11-12T09:30:00.000Z',
    score: 82,
    grade: 'B',
    status: 'good',
    trend: null,
    other_tool: null,
    counts: { total: 3, critical: 0, warnings: 2, notices: 1 },
    whole: null,
    categories: { performance: aCategory(), seo: aCategory(), ux: aCategory(), technical: aCategory() },
    priorities: [],
    performance: {
      timings: [
        { name: 'largest_contentful_paint', label: 'Contenu principal affiché', ms: 4120, status: 'Lent', provider: 'Lighthouse' },
        { name: 'first_input_delay', label: 'Première interaction', ms: null, status: null, provider: null },
        { name: 'waiting_time', label: 'Attente de la réponse', ms: 84, status: 'Bon', provider: 'SmartIndex' },
      ],
      resources: { scripts: 12, stylesheets: 3, images: 1250, links: 40, internal_links: 32, external_links: 8 },
    },
    seo: {
      title: 'Menuiserie du Lac – portes et fenêtres',
      title_length: 38,
      title_status: 'success',
      description: null,
      description_length: 0,
      description_status: 'warning',
      headings: { h1: 1, h2: 4, h3: 0, h4: 0, h5: 0, h6: 0 },
      words: 312,
      text_rate: 0.08,
      readability: 61.4,
      title_consistency: 0.75,
      description_consistency: null,
    },
    technical: {
      sizes_kb: { page: 12.5, encoded: 4.1, transferred: 3046.9, scripts: null, stylesheets: 22, images: 1800 },
      dom_elements: 640,
      server: 'nginx',
      encoding: 'gzip',
      media_type: 'text/html',
      charset: 'utf-8',
      url_length: 29,
      https: true,
      broken_resources: false,
      broken_links: true,
      broken: [{ url: 'https://menuiserie-du-lac.ch/disparue', status: 404 }],
      duplicate_title: null,
      duplicate_description: null,
      duplicate_content: false,
    },
    issues: { errors: { first: [], others: 0 }, warnings: { first: [], others: 0 } },
    ...patch,
  };
}

/** A page that answers with an error; nothing of it is known. */
export const aBrokenReport = (): PageReport => {
  const nothing = aCategory({ score: null, grade: null, status: null });
  return aPageReport({
    broken: true,
    status_code: 404,
    error_message: 'Page introuvable : cette adresse ne mène à rien (erreur 404).',
    score: 0,
    grade: 'F',
    status: 'critical',
    counts: { total: 1, critical: 1, warnings: 0, notices: 0 },
    whole: null,
    categories: { performance: nothing, seo: nothing, ux: nothing, technical: nothing },
    priorities: [anAction({ id: 'broken', title: 'Page introuvable' })],
    performance: null,
    seo: null,
    technical: null,
    issues: null,
  });
};
