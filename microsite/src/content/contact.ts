import { t } from '../../../backend/src/rules/language.rules.ts';

/** Words of the contact form. Those marked with a section number are the specification's (file 1), letter for letter. */

/** Section 2.5. */
export const SENT = t`Message envoyé !`;
/** Section 8. */
export const SENDING_FAILED = t`Une erreur est survenue lors de l'envoi. Veuillez réessayer ou nous contacter directement.`;
export const SENT_MS = 3000;

export const CONTACT_MESSAGES = {
  prenom: t`Indiquez votre prénom.`,
  nom: t`Indiquez votre nom.`,
  entreprise: t`Le nom de l'entreprise est requis`,
  email: t`Indiquez votre adresse e-mail.`,
  emailInvalid: t`L'email doit être valide`,
} as const;
