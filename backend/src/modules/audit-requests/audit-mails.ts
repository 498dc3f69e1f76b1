import { displayDomain } from '../../common/urls.js';

interface Mail {
  subject: string;
  text: string;
}

interface Asked {
  company: string;
  email: string;
  siteUrl: string | null;
  agency: { name: string; email: string; phone: string };
}

/** To the person: what was understood, and what comes next. */
export function receivedMail({ company, siteUrl, agency }: Asked, delay: string): Mail {
  const site = displayDomain(siteUrl);
  const text = [
    'Bonjour,',
    `Nous avons bien reçu votre demande d’audit pour ${company}${site ? ` (${site})` : ''}.`,
    `L’audit complet, en PDF, vous parvient à cette adresse${delay ? ` sous ${delay}` : ''}. Vous n’avez rien d’autre à faire.`,
    'Une question d’ici là\u202f? Répondez simplement à ce message.',
    [agency.name, agency.email, agency.phone].filter(Boolean).join('\n'),
  ].join('\n\n');
  return { subject: `Votre demande d’audit pour ${company} est bien reçue`, text };
}

/** To the agency: who waits for what. */
export function alertMail({ company, email, siteUrl }: Asked, link: string): Mail {
  const text = [
    `${company} demande l’audit SEO gratuit.`,
    [`E-mail\u202f: ${email}`, `Site\u202f: ${siteUrl ?? 'non renseigné'}`, `Analyse\u202f: ${link}`].join('\n'),
    'La demande attend dans l’espace, sous Demandes d’audit.',
  ].join('\n\n');
  return { subject: `Demande d’audit\u202f: ${company}`, text };
}
