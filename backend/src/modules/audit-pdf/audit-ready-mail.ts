import { displayDomain } from '../../common/urls.js';
import { date } from './words.js';

interface Ready {
  company: string;
  siteUrl: string | null;
  agency: { name: string; email: string; phone: string };
  link: string;
  validUntil: Date;
  /** Null = not counted. */
  pages: number | null;
}

/** To the person who asked: the audit itself is attached. */
export function readyMail({ company, siteUrl, agency, link, validUntil, pages }: Ready): { subject: string; text: string } {
  const site = displayDomain(siteUrl);
  const text = [
    'Bonjour,',
    `Votre audit pour ${company}${site ? ` (${site})` : ''} est prêt${pages === null ? '' : `\u202f: ${pages} pages`}, en pièce jointe.`,
    `Vous pouvez aussi le télécharger jusqu’au ${date(validUntil)}\u202f:\n${link}`,
    'La synthèse et le plan d’action suffisent pour commencer. Une question\u202f? Répondez simplement à ce message.',
    [agency.name, agency.email, agency.phone].filter(Boolean).join('\n'),
  ].join('\n\n');
  return { subject: `Votre audit pour ${company}`, text };
}

/** `audit-boulangerie-exemple.pdf` */
export function fileName(company: string): string {
  const name = company
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `audit-${name || 'pdf'}.pdf`;
}
