import { action, type Block, paragraph } from '../../common/mail/letter-blocks.js';
import { type Signer, signature } from '../../common/mail/signature.js';
import { say } from '../../common/mail/words.js';
import { displayDomain } from '../../common/urls.js';
import { date } from './words.js';

interface Ready {
  company: string;
  siteUrl: string | null;
  agency: { name: string; email: string; phone: string };
  person: Signer | null;
  link: string;
  validUntil: Date;
  /** Null = not counted. */
  pages: number | null;
  /** What the audit says first; null = nothing, or the site has been judged anew since. */
  finding: string | null;
}

/** To the person who asked: the audit itself is attached. */
export function readyMail({ company, siteUrl, agency, person, link, validUntil, pages, finding }: Ready): {
  subject: string;
  letter: Block[];
} {
  const site = displayDomain(siteUrl);
  const length = pages === null ? '' : `\u202f: ${pages} pages`;
  const letter = [
    paragraph(say`Bonjour,`),
    ...(finding ? [paragraph(say`${finding}`)] : []),
    paragraph(say`Votre audit pour ${company}${site ? ` (${site})` : ''} est prêt${length}, en pièce jointe.`),
    paragraph(say`Vous pouvez aussi le télécharger jusqu’au ${date(validUntil)} :`),
    action(link),
    paragraph(say`La synthèse et le plan d’action suffisent pour commencer. Une question ? Répondez simplement à ce message.`),
    signature(agency, person),
  ];
  return { subject: `Votre audit pour ${company}`, letter };
}

/** `audit-boulangerie-exemple.pdf` */
export function fileName(company: string | null): string {
  const name = (company ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `audit-${name || 'pdf'}.pdf`;
}
