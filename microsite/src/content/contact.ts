/** Words of the contact form. Those marked with a section number are the specification's (file 1), letter for letter. */

/** Section 2.5. */
export const SENT = 'Message envoyé !';
/** Section 8. */
export const SENDING_FAILED = "Une erreur est survenue lors de l'envoi. Veuillez réessayer ou nous contacter directement.";
export const SENT_MS = 3000;

export const CONTACT_MESSAGES = {
  prenom: 'Indiquez votre prénom.',
  nom: 'Indiquez votre nom.',
  entreprise: "Le nom de l'entreprise est requis",
  email: 'Indiquez votre adresse e-mail.',
  emailInvalid: "L'email doit être valide",
} as const;
