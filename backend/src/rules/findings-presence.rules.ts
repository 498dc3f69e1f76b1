import { counted, decimal } from './figures.rules.js';
import { type FindingRule, shown, when } from './finding.rules.js';
import { LIMITS } from './limits.rules.js';

const { rating, reviews, firstPagePosition } = LIMITS;

/** How others see the company: they are no fault of the page and weigh in no formula that counts its faults. */
export const PRESENCE_FINDINGS = [
  {
    id: 'low-rating',
    looksAt: 'Note Google',
    threshold: { words: `moins de ${decimal(rating)} sur 5`, value: rating },
    severity: 'notice',
    report: null,
    owner: 'company',
    effort: 'high',
    timeEstimate: 'quelques mois',
    gain: 46,
    why: { source: 'google-business', says: 'Le nombre d’avis et leur note comptent dans le classement local de Google.' },
    title: 'Note Google à remonter',
    description: `La note Google est inférieure à ${decimal(rating)} sur 5.`,
    howToFix: 'Répondre à chaque avis et demander le leur aux clients satisfaits.',
    step: { id: 'reviews', title: () => 'Répondre aux avis Google et demander le leur aux clients satisfaits.' },
    fails: (facts) => when(facts.rating, (value) => value < rating),
    found: (facts) => shown(facts.rating, (value) => `${decimal(value)} sur 5`),
  },
  {
    id: 'few-reviews',
    looksAt: 'Nombre d’avis Google',
    threshold: { words: `moins de ${counted(reviews, 'avis', 'avis')}`, value: reviews },
    severity: 'notice',
    report: null,
    owner: 'company',
    effort: 'low',
    timeEstimate: '1 heure, puis à chaque client',
    gain: 29,
    why: { source: 'google-business', says: 'Le nombre d’avis et leur note comptent dans le classement local de Google.' },
    title: 'Peu d’avis Google',
    description: `L’entreprise a moins de ${counted(reviews, 'avis', 'avis')} Google.`,
    howToFix: 'Envoyer après chaque prestation un lien direct vers le formulaire d’avis.',
    step: { id: 'reviews', title: () => 'Demander un avis Google à chaque client satisfait.' },
    fails: ({ reviewCount }) => when(reviewCount, (count) => count < reviews),
    found: ({ reviewCount }) => shown(reviewCount, (count) => counted(count, 'avis', 'avis')),
  },
  {
    id: 'no-first-page-keyword',
    looksAt: 'Première page de Google',
    threshold: { words: `aucune recherche jusqu’à la position ${firstPagePosition}`, value: firstPagePosition },
    severity: 'notice',
    report: null,
    owner: 'agency',
    effort: 'high',
    timeEstimate: '2 à 6 mois',
    gain: 39,
    why: { source: 'measured', says: 'Pour chaque recherche relevée, d’autres résultats occupent la première page.' },
    title: 'Absent de la première page de Google',
    description: 'Aucun mot-clé relevé ne mène en première page de Google.',
    howToFix: 'Créer une page par prestation, avec la région desservie et les mots que cherchent les clients.',
    step: { id: 'pages', title: () => 'Créer une page par prestation, avec la région desservie.' },
    fails: ({ keywordsInTop10 }) => when(keywordsInTop10, (count) => count === 0),
    found: ({ keywordCount }) => shown(keywordCount, (count) => `${counted(count, 'mot-clé relevé', 'mots-clés relevés')}`),
  },
] as const satisfies readonly FindingRule[];
