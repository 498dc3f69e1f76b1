import { filledIn, readerOf } from './stored-sentences.rules.js';

/** Evidence or doubt of a visit, for staff; `%s` is what was found. Stored as this sentence. */
export const CLUES = {
  leads_to: 'mène à %s',
  leads_to_partial_name: 'mène à %s, qui ne donne qu’une partie du nom',
  canonical: 'adresse canonique %s',
  defaced: 'page détournée',
  foreign_language: 'page dans une langue étrangère qui ne nomme pas l’entreprise',
  home_status: 'la page d’accueil répond « HTTP %s »',
  in_preparation: 'la page dit être en préparation',
  company_unnamed: 'la page ne nomme pas l’entreprise',
  header: 'en-tête %s',
  resource: 'ressource %s',
  resource_of: 'ressource de %s',
  check_of: 'contrôle de %s',
  challenge_script: 'script d’un contrôle anti-robots',
  sale_script: 'script d’une page de vente de domaines',
  status: 'HTTP %s',
  status_without_address: 'HTTP %s sans adresse',
  content_type: 'contenu %s',
  frame_to: 'cadre vers %s',
  page_of: 'page de %s',
  only_links_to: 'liens vers %s seulement',
  address_and_link_to: 'l’adresse seule, et un lien vers %s',
  sample_content: 'contenu d’exemple : %s',
  filler: 'texte de remplissage (lorem ipsum)',
  covered: 'la page est recouverte',
  consent_alone: 'seule la demande d’accord s’affiche',
  login_form: 'la page est un formulaire de connexion',
  no_content: 'aucun contenu',
  scripts_show_nothing: 'les scripts n’ont rien affiché',
  scripts_needed: 'la page ne se dessine qu’avec des scripts',
  compression_unreadable: 'compression illisible (%s)',
  encoding_unknown: 'encodage inconnu (« %s\u202f»)',
  not_text: 'le contenu n’est pas du texte',
  certificate_expired: 'le certificat de %s a expiré',
  certificate_expired_on: 'le certificat de %s a expiré le %s',
  certificate_not_yet: 'le certificat de %s n’est pas encore valable',
  certificate_self_signed: 'le certificat de %s est signé par le site lui-même',
  certificate_other_name: 'le certificat n’est pas établi pour %s',
  certificate_untrusted: 'le certificat de %s vient d’une autorité inconnue des navigateurs',
  certificate_untrusted_by: 'le certificat de %s vient d’une autorité inconnue des navigateurs (%s)',
  protocol_refused: '%s ne parle qu’un protocole que les navigateurs refusent',
} as const;

export type ClueCode = keyof typeof CLUES;
/** A sentence of {@link CLUES}, or words of the page itself; nothing else gets this type. */
export type Clue = string & { readonly isClue: true };

export const clue = (code: ClueCode, ...seen: string[]): Clue => filledIn(CLUES[code], seen) as Clue;
/** Quotes text of a page, which needs no translation. */
export const quoted = (text: string): Clue => `« ${text.slice(0, 100)} »` as Clue;
/** An address, a file, a code of ours. */
export const seenAsIs = (text: string): Clue => text.slice(0, 100) as Clue;

/** Parses a stored clue into code and values; null for quoted text and earlier versions. */
export const readClue = readerOf(CLUES);
