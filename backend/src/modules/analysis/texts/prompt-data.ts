import type { PromptVariable } from '../../settings/prompt-variables.contract.js';
import type { Recommendation } from '../analysis.contract.js';
import { MAX_PARAGRAPH_WORDS, MIN_PARAGRAPH_WORDS, type Refusal } from './fact-guard.js';
import type { Facts } from './facts.js';
import { MAX_STEP_WORDS, STEPS } from './recommendations.js';
import { decimal, shortName } from './words.js';

const MAX_TEXT = 200;

/** A text from outside as data: no control or invisible characters, at most 200 characters. */
export const asData = (text: string): string =>
  text
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT)
    .trim();

/** The facts whose names can be shown to a model. */
export const withCleanNames = (facts: Facts): Facts => ({
  ...facts,
  company: shortName(asData(facts.company)),
  domain: asData(facts.domain),
  city: facts.city && asData(facts.city),
  cms: facts.cms && asData(facts.cms),
  cmsVersion: facts.cmsVersion && asData(facts.cmsVersion),
  title: facts.title && asData(facts.title),
});

/**
 * The one message to the model: what was measured, as the texts write it, and nothing else. The page’s own words stand in
 * a field of their own that the rules call untrusted.
 */
export function promptData(facts: Facts, steps: readonly Recommendation[] | null, refusal: Refusal | null): string {
  const { mainContentSeconds, pageMegabytes, rating, readingEase, title } = facts;
  const measures = {
    mobile_sur_100: facts.mobile,
    ordinateur_sur_100: facts.desktop,
    accessibilite_sur_100: facts.accessibility,
    bonnes_pratiques_sur_100: facts.bestPractices,
    referencement_sur_100: facts.seo,
    contenu_principal_secondes: mainContentSeconds === null ? null : decimal(mainContentSeconds),
    page_megaoctets: pageMegabytes === null ? null : decimal(pageMegabytes),
    cms: facts.cms,
    version_du_cms: facts.cmsVersion,
    connexion_chiffree: facts.https,
    certificat_valide: facts.certificateValid,
    caracteres_du_titre: facts.titleLength,
    a_une_description: facts.hasDescription,
    titres_principaux: facts.h1Count,
    images: facts.images,
    images_sans_texte_alternatif: facts.imagesWithoutAlt,
    liens_casses: facts.brokenLinks,
    mots: facts.words,
    texte_difficile_a_lire: readingEase === null ? null : readingEase < 40,
    pages_compressees: facts.compressed,
    donnees_structurees: facts.structuredData,
    mots_cles: facts.keywords,
    note_google_sur_5: rating === null ? null : decimal(rating),
    avis_google: facts.reviews,
  };
  return JSON.stringify({
    entreprise: facts.company,
    domaine: facts.domain,
    ...(facts.city && { ville: facts.city }),
    mesures: Object.fromEntries(Object.entries(measures).filter(([, value]) => value !== null)),
    ...(title && { page_non_fiable: { titre: title } }),
    ...(steps && { etapes: steps.map((step) => ({ etape: step.title, solution: step.solution })) }),
    ...(refusal && { refus: { raison: REFUSALS[refusal.reason], extrait: asData(refusal.what) } }),
  });
}

const REFUSALS: Record<Refusal['reason'], string> = {
  number: 'nombre qui n’est pas dans les mesures, qui n’est pas à sa place, ou score mesuré qui manque',
  name: 'nom, produit ou adresse qui n’est pas dans les données',
  length: 'longueur ou nombre de textes',
  markup: 'balisage, lien ou caractère invisible',
  language: 'autre langue que le français',
};

const score = (value: number | null): string => (value === null ? 'non mesuré' : String(value));

export const promptVariables = ({ mobile, desktop }: Facts): Record<PromptVariable, string> => ({
  entreprise: 'son nom est dans le champ « entreprise »',
  domaine: 'l’adresse du champ « domaine »',
  ville: 'la ville du champ « ville »',
  mobile: score(mobile),
  ordinateur: score(desktop),
  mots_min: String(MIN_PARAGRAPH_WORDS),
  mots_max: String(MAX_PARAGRAPH_WORDS),
  etapes: String(STEPS),
  mots_par_etape: String(MAX_STEP_WORDS),
});
