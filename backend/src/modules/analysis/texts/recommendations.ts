import type { Recommendation } from '../analysis.contract.js';
import type { Facts } from './facts.js';
import { plural, seconds } from './words.js';

/** How many steps a plan shows, and the length of each (specification 1, section 7). */
export const STEPS = 3;
export const MAX_STEP_WORDS = 15;

interface Candidate extends Recommendation {
  /** Higher comes first. */
  weight: number;
}

/** The three most useful first steps for a measured site; fewer faults are followed by ways to grow. */
export function writeRecommendations(facts: Facts): Recommendation[] {
  const candidates = [...faults(facts), ...growth(facts)].sort((a, b) => b.weight - a.weight);
  return candidates.slice(0, STEPS).map(({ title, priority, solution }) => ({ title, priority, solution }));
}

function faults(facts: Facts): Candidate[] {
  const found: Candidate[] = [];
  const add = (weight: number, title: string, solution: string) =>
    found.push({ weight, priority: weight >= 50 ? 'high' : 'medium', title, solution });
  const { mobile, desktop, imagesWithoutAlt, brokenLinks, titleLength, mainContentSeconds } = facts;
  if (facts.https === false)
    add(
      95,
      'Servir tout le site en HTTPS avec un certificat valide.',
      'Installer un certificat (gratuit chez la plupart des hébergeurs) et rediriger chaque page vers son adresse en https.',
    );
  if (facts.https && facts.certificateValid === false)
    add(
      94,
      'Renouveler le certificat du site : les navigateurs le refusent.',
      'Faire renouveler le certificat par l’hébergeur et vérifier que son renouvellement est automatique.',
    );
  if (mobile !== null && mobile < 50)
    add(90, `Accélérer la page d’accueil sur mobile : ${mobile} sur 100 aujourd’hui.`, speedSolution(mainContentSeconds));
  if (titleLength === 0)
    add(
      85,
      'Donner un titre à la page d’accueil, avec le métier et la ville.',
      'Écrire un titre de 30 à 60 caractères qui nomme l’activité, le lieu et l’entreprise.',
    );
  if (brokenLinks)
    add(
      70 + Math.min(10, brokenLinks),
      `Réparer ${plural(brokenLinks, 'lien qui ne mène', 'liens qui ne mènent')} plus nulle part.`,
      'Corriger l’adresse de chaque lien cassé ou rediriger l’ancienne page vers la nouvelle.',
    );
  if (facts.h1Count === 0)
    add(
      65,
      'Annoncer le sujet de la page par un titre principal clair.',
      'Placer en haut de la page un seul titre H1 qui dit ce que l’entreprise fait et pour qui.',
    );
  if (facts.hasDescription === false)
    add(
      60,
      'Écrire la description que Google affiche sous le titre.',
      'Résumer l’offre en 120 à 160 caractères dans la balise meta description.',
    );
  if (mobile !== null && mobile >= 50 && mobile < 90)
    add(55, `Gagner en vitesse sur mobile : ${mobile} sur 100, viser au moins 90.`, speedSolution(mainContentSeconds));
  if (imagesWithoutAlt)
    add(
      40 + Math.min(10, imagesWithoutAlt),
      `Décrire ${plural(imagesWithoutAlt, 'image', 'images')} par un texte alternatif.`,
      'Donner à chaque image un attribut alt qui dit ce qu’elle montre ; le laisser vide pour une image décorative.',
    );
  if (facts.accessibility !== null && facts.accessibility < 90)
    add(
      45,
      `Améliorer l’accessibilité, notée ${facts.accessibility} sur 100.`,
      'Vérifier contrastes, libellés des champs et navigation au clavier, puis mesurer à nouveau.',
    );
  if (facts.words !== null && facts.words < 250)
    add(
      42,
      `Étoffer la page d’accueil : ${plural(facts.words, 'mot', 'mots')} aujourd’hui.`,
      'Présenter les prestations, la région desservie et les questions que posent les clients.',
    );
  if (desktop !== null && desktop < 50) add(38, `Accélérer l’affichage sur ordinateur : ${desktop} sur 100.`, speedSolution(null));
  if (titleLength !== null && titleLength > 60)
    add(
      35,
      `Raccourcir le titre de la page : ${titleLength} caractères, 60 au maximum.`,
      'Garder l’activité et la ville au début du titre : Google coupe le reste.',
    );
  if (facts.readingEase !== null && facts.readingEase < 40)
    add(
      32,
      'Écrire plus simplement : phrases courtes et mots de tous les jours.',
      'Couper les phrases longues et remplacer le jargon par les mots des clients.',
    );
  if (facts.compressed === false)
    add(
      30,
      'Activer la compression des pages sur le serveur.',
      'Demander à l’hébergeur d’activer gzip ou Brotli pour les textes, styles et scripts.',
    );
  if (facts.structuredData === false)
    add(
      28,
      'Décrire l’entreprise aux moteurs par des données structurées.',
      'Ajouter un bloc JSON-LD LocalBusiness avec adresse, horaires et téléphone.',
    );
  return found;
}

function speedSolution(mainContentSeconds: number | null): string {
  const today = mainContentSeconds === null ? '' : ` Le contenu principal apparaît aujourd’hui après ${seconds(mainContentSeconds)}.`;
  return `Alléger les images, différer les scripts inutiles au premier affichage et activer la mise en cache.${today}`;
}

/** Sound advice for any company, used when the site itself shows fewer than three faults. */
function growth({ reviews }: Facts): Candidate[] {
  return [
    {
      weight: 12,
      priority: 'medium',
      title: 'Demander un avis Google à chaque client satisfait.',
      solution:
        reviews === null
          ? 'Envoyer après chaque prestation un lien direct vers le formulaire d’avis.'
          : `L’entreprise compte ${plural(reviews, 'avis', 'avis')} ; un lien direct envoyé après chaque prestation en apporte d’autres.`,
    },
    {
      weight: 11,
      priority: 'medium',
      title: 'Créer une page par prestation, avec la région desservie.',
      solution: 'Une page par service répond mieux à une recherche précise qu’une page d’accueil générale.',
    },
    {
      weight: 10,
      priority: 'medium',
      title: 'Mesurer les demandes reçues par le site, chaque mois.',
      solution: 'Suivre appels, formulaires et visites dans un outil d’analyse respectueux des données.',
    },
  ];
}
