import { DEMO_COMPANY } from '../prospects/demo.js';
import type { SettingsOf } from '../settings/settings.contract.js';
import { demoCitations } from './citations/demo-citations.js';
import type { PublicReport } from './public-report.contract.js';

const measured = { state: 'measured' as const, provider: 'Exemple', measured_at: '2026-11-12T09:30:00.000Z' };

/** A made-up company, labelled as a demonstration wherever it is shown. */
export function demoReport(token: string, agency: SettingsOf<'agency'>): PublicReport {
  return {
    token,
    demo: true,
    company: DEMO_COMPANY,
    domain: 'menuiserie-du-lac.example',
    site_url: null,
    city: 'Yverdon-les-Bains',
    quiz: { status: 'not_started', started: false, score: null },
    scanning: false,
    overall: { value: 63, estimated: false, measuredParts: { k: 2, n: 2 } },
    pagespeed: {
      ...measured,
      mobile: 54,
      desktop: 77,
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
    connectivity: { ...measured, outcome: 'ok', response_time_ms: 410, https: true, certificate_valid: true },
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
      issues: { critical: 0, warnings: 2, notices: 2 },
      findings: [
        { severity: 'warning', message: 'La page n’a pas de description pour les moteurs de recherche.' },
        { severity: 'warning', message: 'Des images n’ont pas de texte alternatif.' },
        { severity: 'notice', message: 'Des scripts ou des styles bloquent l’affichage.' },
        { severity: 'notice', message: 'La page n’a pas de titre pour les réseaux sociaux (Open Graph).' },
      ],
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
    intro: {
      ...measured,
      paragraphs: [
        'Le site de Menuiserie du Lac obtient 54 points sur 100 sur mobile et 77 sur 100 sur ordinateur au test de vitesse Lighthouse. Sur téléphone, l’affichage reste perfectible : une partie des visiteurs attend avant de pouvoir lire. Le contenu principal y apparaît après 4,1 secondes, alors que Google recommande de rester sous 2,5 secondes.',
        'Le site fonctionne avec WordPress 6.4. La page d’accueil n’a pas de description, le texte que Google affiche sous le titre. 11 images n’ont pas de texte alternatif. 2 liens mènent à une page qui n’existe plus. Ces points sont visibles par Google comme par les visiteurs. Ils se corrigent sans refaire le site.',
      ],
    },
    recommendations: {
      ...measured,
      items: [
        {
          title: 'Réparer 2 liens qui ne mènent plus nulle part.',
          priority: 'high',
          solution: 'Corriger l’adresse de chaque lien cassé ou rediriger l’ancienne page vers la nouvelle.',
        },
        {
          title: 'Écrire la description que Google affiche sous le titre.',
          priority: 'high',
          solution: 'Résumer l’offre en 120 à 160 caractères dans la balise meta description.',
        },
        {
          title: 'Gagner en vitesse sur mobile : 54 sur 100, viser au moins 90.',
          priority: 'high',
          solution: 'Alléger les images, différer les scripts inutiles au premier affichage et activer la mise en cache.',
        },
      ],
      failed: false,
    },
    changes: { performance: { from: 42, to: 54, since: '2026-10-12T09:30:00.000Z' }, other_tool: null },
    percentile: { value: 62, n: 143, scope: 'all' },
    agency,
  };
}
