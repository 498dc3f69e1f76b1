import { action, type Block, paragraph } from '../../common/mail/letter-blocks.js';
import { say } from '../../common/mail/words.js';

export interface Confirmation {
  domain: string;
  link: string;
  agency: string;
  /** The analyses wait for the confirmation. */
  required: boolean;
}

/**
 * The e-mail after a trial was ordered. It carries nothing that the person typed but the domain, which is also the
 * address's own: the form must not serve to send somebody else's words.
 */
export function confirmationMail({ domain, link, agency, required }: Confirmation): { subject: string; letter: Block[] } {
  const state = required
    ? say`Confirmez votre adresse pour lancer l’analyse de ${domain} :`
    : say`L’analyse de ${domain} est en cours. Confirmez votre adresse pour l’ouvrir et la garder :`;
  const letter = [
    paragraph(say`Bonjour,`),
    paragraph(say`Vous avez demandé l’audit digital gratuit de votre site ${domain}.`, state),
    action(link),
    paragraph(
      say`Ce lien est personnel et ne sert qu’une fois. Si vous n’avez rien demandé, ne faites rien : nous ne vous écrirons plus à ce sujet.`,
    ),
    paragraph(say`${agency}`),
  ];
  return { subject: 'Votre audit digital gratuit\u202f: confirmez votre adresse', letter };
}
