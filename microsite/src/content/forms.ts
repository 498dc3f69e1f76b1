/** Words of the forms; those of the specification (file 1, sections 2.5, 2.10, 2.11, 5 and 8) letter for letter. */

export const CONTACT = {
  required: { nom: 'Nom requis', email: 'Email requis', site_url: 'URL requise' },
  invalidEmail: "L'email doit être valide",
  sending: 'Envoi en cours...',
  sent: 'Message envoyé !',
  failed: "Une erreur est survenue lors de l'envoi. Veuillez réessayer ou nous contacter directement.",
  check: 'Corrigez les champs signalés.',
} as const;

/** How long « Message envoyé ! » stays before the form is empty again, ms. */
export const SENT_MS = 3000;

export const REFERRAL = {
  title: "Rediriger l'analyse",
  submit: 'Envoyer',
  sending: 'Traitement en cours...',
  done: 'Merci pour votre aide !',
  incomplete: 'Email invalide ou informations manquantes.',
  noToken: 'Token invalide ou manquant',
  unknownToken: 'Ce lien a expiré ou est invalide.',
  saving: "Une erreur est survenue lors de l'enregistrement. Veuillez réessayer.",
  loading: 'Une erreur est survenue lors du chargement de la page.',
} as const;

export const POPUP = {
  required: 'Veuillez entrer une adresse email',
  invalid: 'Veuillez entrer une adresse email valide',
  unknownProspect: 'Impossible de récupérer les informations du prospect',
  notSaved: 'Impossible de mettre à jour les informations du prospect',
  failed: 'Une erreur est survenue',
} as const;

/** The popup closes by itself so long after its thanks, ms. */
export const POPUP_DONE_MS = 3000;
