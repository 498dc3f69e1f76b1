import { t } from '../../../backend/src/rules/language.rules.ts';

/** Words of the trial. Those marked with a section number are the specification's (file 1), letter for letter. */

/** Section 2.5; beside it stand claims of the agency. */
export const FREE = t`100% gratuit`;

/** Section 5. */
export const FIELD_MESSAGES = {
  urlRequired: t`URL requise`,
  urlScheme: t`L'URL doit commencer par http:// ou https://`,
  urlInvalid: t`Format d'URL invalide`,
  emailRequired: t`Email requis`,
  emailInvalid: t`Format d'email invalide`,
  companyRequired: t`Nom de l'entreprise requis`,
  cityRequired: t`Ville requise`,
  consentRequired: t`Vous devez accepter les conditions`,
} as const;

/** Section 5. */
export const domainMismatch = (domain: string): string => t`L'email doit correspondre au domaine du site (${domain})`;
export const DOMAIN_MATCH = t`Domaine email et site web correspondent`;
/** Decision 42: our way out, below the message. */
export const OTHER_ADDRESS = t`Vous utilisez Gmail ou Bluewin ? Continuez : nous vous envoyons un lien.`;

/** Our words for an address that is none; the specification's stand below, smaller (decision 45). */
export const SITE_WANTED = t`Indiquez l’adresse de votre site, par exemple www.exemple.ch`;

/** What happens once the form is sent, and when. */
export const NEXT = {
  own: t`Gratuit et sans engagement. La mesure commence aussitôt, et vous la suivez à l’écran.`,
  other: t`Gratuit et sans engagement. Nous ne mesurons rien avant votre confirmation et notre accord.`,
} as const;

/** The one field of the home page. */
export const ENTRANCE = {
  label: t`Adresse de votre site`,
  placeholder: 'www.exemple.ch',
  submit: t`Mesurer mon site`,
  next: t`Gratuit. Vous indiquez ensuite où recevoir votre analyse ; la mesure commence aussitôt.`,
} as const;

/** The link of one’s own analysis, sent again. */
export const LINK_AGAIN = {
  submit: t`Renvoyer mon lien`,
  sending: t`Envoi en cours…`,
  failed: t`Une erreur est survenue. Veuillez réessayer.`,
} as const;

/** Section 8. */
export const GENERAL_ERRORS = {
  start: t`Une erreur est survenue lors du démarrage de l'essai. Veuillez réessayer.`,
  other: t`Une erreur est survenue. Veuillez réessayer.`,
} as const;

/** Stored with the date when a trial starts; a test compares it with the server's. */
export const CONSENT = t`J’accepte que l’agence analyse mon site web et m’écrive au sujet de cette analyse.`;

export const FEATURES = [
  { title: t`Vitesse`, text: t`Le temps qu’attend un visiteur sur téléphone et sur ordinateur, mesuré par Lighthouse.` },
  { title: t`Référencement`, text: t`Les mots que tapent vos clients dans Google, et votre place quand ils les tapent.` },
  { title: t`Réputation`, text: t`La note et le nombre de vos avis Google, tels que vos futurs clients les voient.` },
  { title: t`Technologie`, text: t`Le système de votre site, sa version, et ce que cela demande d’entretien.` },
  { title: t`Accès et sécurité`, text: t`Si votre site répond, en combien de temps, et si son certificat est valable.` },
  { title: t`Plan d’action`, text: t`Un résumé de votre situation et cinq actions au plus, tirés de vos propres mesures.` },
] as const;

/** What the form still waits for, by field. */
export const STILL_NEEDED = {
  websiteUrl: t`l’adresse du site`,
  email: t`votre e-mail`,
  companyName: t`le nom de l’entreprise`,
  city: t`la ville`,
  consent: t`votre accord`,
} as const;
