import { type Block, facts, paragraph, quote } from '../../common/mail/email-blocks.js';
import { say } from '../../common/mail/email-text.js';
import { showPhone } from '../../common/phone.js';
import type { ContactForm } from './contact.contract.js';

/** Where a message comes from: a form of the agency's site, or the question of a report about a Google listing. */
export type MessageOrigin = ContactForm | 'listing';

const FORMS: Record<MessageOrigin, string> = {
  contact: 'formulaire de contact',
  'final-cta': 'appel final de la page de l’agence',
  'audit-cta': 'demande d’analyse gratuite',
  listing: 'réponse sur la fiche Google',
};

export interface Contact {
  form: MessageOrigin;
  prenom: string | null;
  nom: string;
  entreprise: string | null;
  email: string;
  telephone: string | null;
  site_url: string | null;
  message: string | null;
}

/** To the agency: who wrote, through which form. */
export function contactMail(contact: Contact): { subject: string; letter: Block[] } {
  const { form, prenom, nom, entreprise, email, telephone, site_url, message } = contact;
  const name = [prenom, nom].filter(Boolean).join(' ');
  const blocks = [
    paragraph(say`Nouveau message (${FORMS[form]}).`),
    facts({ Nom: name, Entreprise: entreprise, 'E-mail': email, Téléphone: telephone && showPhone(telephone), Site: site_url }),
    ...(message ? [quote(message)] : []),
    paragraph(say`Répondez à ce message pour écrire à la personne.`),
  ];
  return { subject: `Message de ${name}${entreprise ? `, ${entreprise}` : ''}`, letter: blocks };
}
