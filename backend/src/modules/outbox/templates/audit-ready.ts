import { action, type Block, paragraph } from '../../../common/mail/letter-blocks.js';
import { say } from '../../../common/mail/words.js';
import { withDe } from '../../../rules/figures.rules.js';

export interface AuditReady {
  company: string;
  /** Where the PDF is; the file itself may be attached too. */
  link: string;
  bookingLink: string;
  agency: string;
}

/** To the person who asked for the audit: it is there. */
export function auditReadyMail({ company, link, bookingLink, agency }: AuditReady): { subject: string; letter: Block[] } {
  const letter = [
    paragraph(say`Bonjour,`),
    paragraph(say`L’audit ${withDe(company)} est prêt. Il décrit ce que nous avons mesuré, et par quoi commencer.`),
    action(link),
    paragraph(say`Vous préférez en parler de vive voix ? Réservez un appel, sans engagement :`),
    action(bookingLink),
    paragraph(say`Meilleures salutations`, say`${agency}`),
  ];
  return { subject: `L’audit ${withDe(company)} est prêt`, letter };
}
