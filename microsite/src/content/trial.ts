/** Words of the trial. Those marked with a section number are the specification's (file 1), letter for letter. */

/** Section 2.5; beside it stand claims of the agency. */
export const FREE = '100% gratuit';

/** Section 5. */
export const FIELD_MESSAGES = {
  urlRequired: 'URL requise',
  urlScheme: "L'URL doit commencer par http:// ou https://",
  urlInvalid: "Format d'URL invalide",
  emailRequired: 'Email requis',
  emailInvalid: "Format d'email invalide",
  companyRequired: "Nom de l'entreprise requis",
  cityRequired: 'Ville requise',
  consentRequired: 'Vous devez accepter les conditions',
} as const;

/** Section 5. */
export const domainMismatch = (domain: string): string => `L'email doit correspondre au domaine du site (${domain})`;
export const DOMAIN_MATCH = 'Domaine email et site web correspondent';
/** Decision 42: our way out, below the message. */
export const OTHER_ADDRESS = 'Votre adresse est ailleurs ? Confirmez-la par un lien ; une personne regarde votre demande.';

/** What happens once the form is sent, and when. */
export const NEXT = {
  own: 'Gratuit et sans engagement. La mesure commence aussitôt, et vous la suivez à l’écran.',
  other: 'Gratuit et sans engagement. Rien n’est mesuré avant votre confirmation et notre accord.',
} as const;

/** The one field of the home page. */
export const ENTRANCE = {
  label: 'Adresse de votre site',
  placeholder: 'www.exemple.ch',
  submit: 'Mesurer mon site',
  next: 'Gratuit. Vous indiquez ensuite où recevoir votre analyse ; la mesure commence aussitôt.',
} as const;

/** The link of one’s own analysis, sent again. */
export const LINK_AGAIN = {
  submit: 'Renvoyer mon lien',
  sending: 'Envoi en cours…',
  failed: 'Une erreur est survenue. Veuillez réessayer.',
} as const;

/** Section 8. */
export const GENERAL_ERRORS = {
  start: "Une erreur est survenue lors du démarrage de l'essai. Veuillez réessayer.",
  other: 'Une erreur est survenue. Veuillez réessayer.',
} as const;

/** Section 8. */
export const VERIFICATION = {
  done: "Vérification réussie. Redirection vers l'analyse...",
  failed: 'Une erreur est survenue lors de la vérification. Veuillez réessayer.',
} as const;

/** Kept with the date when a trial starts; a test compares it with the server's. */
export const CONSENT = 'J’accepte que l’agence analyse mon site web et m’écrive au sujet de cette analyse.';

export const FEATURES = [
  { title: 'Vitesse', text: 'Le temps qu’attend un visiteur sur téléphone et sur ordinateur, mesuré par Lighthouse.' },
  { title: 'Référencement', text: 'Les mots que tapent vos clients dans Google, et votre place quand ils les tapent.' },
  { title: 'Réputation', text: 'La note et le nombre de vos avis Google, tels que vos futurs clients les voient.' },
  { title: 'Technologie', text: 'Le système de votre site, sa version, et ce que cela demande d’entretien.' },
  { title: 'Accès et sécurité', text: 'Si votre site répond, en combien de temps, et si son certificat est valable.' },
  { title: 'Plan d’action', text: 'Un résumé de votre situation et trois premières étapes, tirés de vos propres mesures.' },
] as const;

/** What the form still waits for, by field. */
export const STILL_NEEDED = {
  websiteUrl: 'l’adresse du site',
  email: 'votre e-mail',
  companyName: 'le nom de l’entreprise',
  city: 'la ville',
  consent: 'votre accord',
} as const;
