import { counted, decimal } from './figures.rules.js';
import { type FindingRule, shown, when } from './finding.rules.js';
import { t } from './language.rules.js';
import { LIMITS } from './limits.rules.js';

const { rating, reviews, firstPagePosition } = LIMITS;

/** How others see the company: they are no fault of the page and weigh in no formula that counts its faults. */
export const PRESENCE_FINDINGS = [
  {
    id: 'low-rating',
    looksAt: () => t`Note Google`,
    threshold: { words: () => t`moins de ${decimal(rating)} sur 5`, value: rating },
    severity: 'notice',
    report: null,
    owner: 'company',
    effort: 'high',
    timeEstimate: () => t`quelques mois`,
    gain: 46,
    why: { source: 'google-business', says: () => t`Le nombre d’avis et leur note comptent dans le classement local de Google.` },
    title: () => t`Note Google à remonter`,
    description: () => t`La note Google est inférieure à ${decimal(rating)} sur 5.`,
    howToFix: () => t`Répondre à chaque avis et demander le leur aux clients satisfaits.`,
    step: { id: 'reviews', title: () => t`Répondre aux avis Google et demander le leur aux clients satisfaits.` },
    fails: (facts) => when(facts.rating, (value) => value < rating),
    found: (facts) => shown(facts.rating, (value) => t`${decimal(value)} sur 5`),
  },
  {
    id: 'few-reviews',
    looksAt: () => t`Nombre d’avis Google`,
    threshold: {
      words: () => t`moins de ${counted(reviews, t.as('un')`avis`, t`avis`)}`,
      value: reviews,
    },
    severity: 'notice',
    report: null,
    owner: 'company',
    effort: 'low',
    timeEstimate: () => t`1 heure, puis à chaque client`,
    gain: 29,
    why: { source: 'google-business', says: () => t`Le nombre d’avis et leur note comptent dans le classement local de Google.` },
    title: () => t`Peu d’avis Google`,
    description: () => t`L’entreprise a moins de ${counted(reviews, t.as('un')`avis`, t`avis`)} Google.`,
    howToFix: () => t`Envoyer après chaque prestation un lien direct vers le formulaire d’avis.`,
    step: { id: 'reviews', title: () => t`Demander un avis Google à chaque client satisfait.` },
    fails: ({ reviewCount }) => when(reviewCount, (count) => count < reviews),
    found: ({ reviewCount }) => shown(reviewCount, (count) => counted(count, t.as('un')`avis`, t`avis`)),
  },
  {
    id: 'no-first-page-keyword',
    looksAt: () => t`Première page de Google`,
    threshold: { words: () => t`aucune recherche jusqu’à la position ${firstPagePosition}`, value: firstPagePosition },
    severity: 'notice',
    report: null,
    owner: 'agency',
    effort: 'high',
    timeEstimate: () => t`2 à 6 mois`,
    gain: 39,
    why: { source: 'measured', says: () => t`Pour chaque recherche relevée, d’autres résultats occupent la première page.` },
    title: () => t`Absent de la première page de Google`,
    description: () => t`Aucun mot-clé relevé ne mène en première page de Google.`,
    howToFix: () => t`Créer une page par prestation, avec la région desservie et les mots que cherchent les clients.`,
    step: { id: 'pages', title: () => t`Créer une page par prestation, avec la région desservie.` },
    fails: ({ keywordsInTop10 }) => when(keywordsInTop10, (count) => count === 0),
    found: ({ keywordCount }) => shown(keywordCount, (count) => counted(count, t`mot-clé relevé`, t`mots-clés relevés`)),
  },
] as const satisfies readonly FindingRule[];
