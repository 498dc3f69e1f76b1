/**
 * The made-up company of the pages that compare designs (specification 1, section 9): 5 keywords, 951 searches a month,
 * average position 22, +476 visitors a month, CMS confidence 90.
 */
export const COMPANY = { name: 'Menuiserie du Lac', domain: 'menuiserie-du-lac.example', city: 'Yverdon-les-Bains' } as const;

export const SPEED = { mobile: 54, desktop: 77 } as const;

export const KEYWORDS = [
  { keyword: 'portes sur mesure', position: 8, volume: 320 },
  { keyword: 'menuiserie yverdon', position: 14, volume: 210 },
  { keyword: 'fenêtres bois vaud', position: 19, volume: 170 },
  { keyword: 'agencement cuisine yverdon', position: 27, volume: 140 },
  { keyword: 'escalier bois nord vaudois', position: 42, volume: 111 },
] as const;

export const CMS = { name: 'WordPress', version: '6.4', confidence: 90, technologies: ['PHP 8.1', 'Apache', 'MySQL'] } as const;

export const RECOMMENDATIONS = [
  {
    title: 'Réparer 2 liens cassés',
    priority: 'high',
    solution: 'Corriger l’adresse de chaque lien ou rediriger l’ancienne page vers la nouvelle.',
  },
  {
    title: 'Gagner en vitesse sur téléphone : 54 sur 100',
    priority: 'high',
    solution: 'Alléger les images et différer les scripts inutiles au premier affichage.',
  },
  {
    title: 'Écrire la description que Google affiche sous le titre',
    priority: 'medium',
    solution: 'Résumer l’offre en 120 à 160 caractères dans la balise meta description.',
  },
] as const;

/** The six pages, in the order of their links. */
export const COMPARISONS = [
  { path: '/hero-comparison', name: 'Ouverture' },
  { path: '/cta-comparison', name: 'Invitation' },
  { path: '/cta-redesigned', name: 'Invitation redessinée' },
  { path: '/cms-info-comparison', name: 'Technologie' },
  { path: '/keywords-performance-comparison', name: 'Mots-clés' },
  { path: '/ai-recommendations-comparison', name: 'Recommandations' },
] as const;
