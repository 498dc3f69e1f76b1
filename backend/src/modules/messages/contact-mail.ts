import { showPhone } from '../../common/phone.js';
import type { ContactForm } from './contact.contract.js';

const FORMS: Record<ContactForm, string> = {
  contact: 'formulaire de contact',
  'final-cta': 'appel final de la page de l’agence',
  'audit-cta': 'demande d’analyse gratuite',
};

export interface Contact {
  form: ContactForm;
  prenom: string | null;
  nom: string;
  entreprise: string | null;
  email: string;
  telephone: string | null;
  site_url: string | null;
  message: string | null;
}

/** To the agency: who wrote, through which form. */
export function contactMail(contact: Contact): { subject: string; text: string } {
  const { form, prenom, nom, entreprise, email, telephone, site_url, message } = contact;
  const name = [prenom, nom].filter(Boolean).join(' ');
  const lines = [
    ['Nom', name],
    ['Entreprise', entreprise],
    ['E-mail', email],
    ['Téléphone', telephone && showPhone(telephone)],
    ['Site', site_url],
  ].flatMap(([label, value]) => (value ? `${label}\u202f: ${value}` : []));
  const text = [`Nouveau message (${FORMS[form]}).`, lines.join('\n'), message ?? '', 'Répondez à ce message pour écrire à la personne.'];
  return { subject: `Message de ${oneLine(name)}${entreprise ? `, ${oneLine(entreprise)}` : ''}`, text: text.filter(Boolean).join('\n\n') };
}

/** A subject that a visitor typed part of stays one line. */
const oneLine = (words: string): string => words.replace(/\s+/g, ' ').slice(0, 100);
