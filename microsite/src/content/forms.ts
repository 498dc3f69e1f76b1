import { t } from '../../../backend/src/rules/language.rules.ts';

/** Words of the forms; those of the specification (file 1, sections 2.5, 2.10, 2.11, 5 and 8) letter for letter. */

export const CONTACT = {
  required: { nom: t`Nom requis`, email: t`Email requis`, site_url: t`URL requise` },
  invalidEmail: t`L'email doit être valide`,
  sending: t`Envoi en cours...`,
  sent: t`Message envoyé !`,
  failed: t`Une erreur est survenue lors de l'envoi. Veuillez réessayer ou nous contacter directement.`,
  check: t`Corrigez les champs signalés.`,
} as const;

/** How long « Message envoyé ! » stays before the form is empty again, ms. */
export const SENT_MS = 3000;

export const REFERRAL = {
  title: t`Rediriger l'analyse`,
  submit: t`Envoyer`,
  sending: t`Traitement en cours...`,
  done: t`Merci pour votre aide !`,
  incomplete: t`Email invalide ou informations manquantes.`,
  noToken: t`Token invalide ou manquant`,
  unknownToken: t`Ce lien a expiré ou est invalide.`,
  saving: t`Une erreur est survenue lors de l'enregistrement. Veuillez réessayer.`,
  loading: t`Une erreur est survenue lors du chargement de la page.`,
} as const;

export const POPUP = {
  required: t`Veuillez entrer une adresse email`,
  invalid: t`Veuillez entrer une adresse email valide`,
  unknownProspect: t`Impossible de récupérer les informations du prospect`,
  notSaved: t`Impossible de mettre à jour les informations du prospect`,
  failed: t`Une erreur est survenue`,
} as const;

/** The popup closes by itself so long after its thanks, ms. */
export const POPUP_DONE_MS = 3000;
