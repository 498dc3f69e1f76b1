import { action, type Block, paragraph, quote } from '../../common/mail/email-blocks.js';
import { say } from '../../common/mail/email-text.js';

interface Mention {
  author: string;
  company: string;
  content: string;
  /** The prospect in the back-office. */
  staffUrl: string;
}

/** E-mail to a mentioned colleague. */
export function mentionMail({ author, company, content, staffUrl }: Mention): { subject: string; letter: Block[] } {
  const blocks = [
    paragraph(say`Bonjour,`),
    paragraph(say`${author} vous mentionne dans le dossier ${company} :`),
    quote(content),
    action(staffUrl),
  ];
  return { subject: `${author} vous mentionne\u202f: ${company}`, letter: blocks };
}
