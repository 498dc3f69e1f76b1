import { action, type Block, paragraph } from '../../common/mail/email-blocks.js';
import { say, t } from '../../common/mail/email-text.js';

export interface Confirmation {
  /** Null: the address is not of the website's domain, which may be anybody's. */
  domain: string | null;
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
  if (domain === null) return otherAddressMail(link, agency);
  const state = required
    ? t`Confirmez votre adresse pour lancer l’analyse de ${domain} :`
    : t`L’analyse de ${domain} est en cours. Confirmez votre adresse pour l’ouvrir et la garder :`;
  const blocks = [
    paragraph(t`Bonjour,`),
    paragraph(t`Vous avez demandé l’audit digital gratuit de votre site ${domain}.`, state),
    action(link),
    paragraph(
      t`Ce lien est personnel : gardez-le pour vous. Dès que l’analyse est prête, son lien vous est envoyé.`,
      required
        ? t`Si vous n’avez rien demandé, ne faites rien : nous ne vous écrirons plus à ce sujet.`
        : t`Si vous n’avez rien demandé, ne faites rien : après l’envoi de ce lien, nous ne vous écrirons plus à ce sujet.`,
    ),
    paragraph(say`${agency}`),
  ];
  return { subject: t`Votre audit digital gratuit : confirmez votre adresse`, letter: blocks };
}

/** To an address that may be anybody's: nothing that was typed, and nothing goes on before it is confirmed. */
function otherAddressMail(link: string, agency: string): { subject: string; letter: Block[] } {
  const blocks = [
    paragraph(t`Bonjour,`),
    paragraph(
      t`Vous avez demandé l’audit digital gratuit de votre site avec cette adresse. Confirmez-la :`,
      t`une personne regarde ensuite votre demande, et le lien de votre analyse vous est envoyé dès qu’elle est prête.`,
    ),
    action(link),
    paragraph(t`Si vous n’avez rien demandé, ne faites rien : nous ne vous écrirons plus à ce sujet.`),
    paragraph(say`${agency}`),
  ];
  return { subject: t`Votre audit digital gratuit : confirmez votre adresse`, letter: blocks };
}
