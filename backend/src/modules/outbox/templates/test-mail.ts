import { type Block, paragraph } from '../../../common/mail/email-blocks.js';
import { say } from '../../../common/mail/email-text.js';
import { withDe } from '../../../rules/figures.rules.js';

/** Test e-mail. */
export function testMail(agency: string): { subject: string; letter: Block[] } {
  const blocks = [
    paragraph(say`Bonjour,`),
    paragraph(say`Ce message d’essai est bien arrivé : l’envoi des e-mails fonctionne.`),
    paragraph(say`Les accents (é, è, ç, œ), les guillemets « comme ceux-ci » et l’apostrophe doivent se lire sans défaut.`),
    paragraph(say`${agency}`),
  ];
  return { subject: `Message d’essai ${withDe(agency)}`, letter: blocks };
}
