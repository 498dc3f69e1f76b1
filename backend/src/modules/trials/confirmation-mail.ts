import { action, type Block, paragraph } from '../../common/mail/email-blocks.js';
import { say, t } from '../../common/mail/email-text.js';

export interface Confirmation {
  /** Null: the address is not of the website's domain and may be another person's. */
  domain: string | null;
  link: string;
  agency: string;
  /** The analyses wait for the confirmation. */
  required: boolean;
}

/**
 * Composes the e-mail after a trial was ordered. Of the typed values it contains only the domain, which is the address's own: the form must
 * not serve to send foreign text.
 */
export function confirmationMail({ domain, link, agency, required }: Confirmation): { subject: string; letter: Block[] } {
  if (domain === null) return otherAddressMail(link, agency);
  const state = required
    ? t`Confirmez votre adresse pour lancer l’analyse de ${domain} :`
    : t`L’analyse de ${domain} est en cours. Confirmez votre adresse pour l’ouvrir et la garder :`;
  const blocks = [
    paragraph(t`Bonjour,`),
    paragraph(t`Vous avez demandé l’analyse gratuite de votre site ${domain}.`, state),
    action(link),
    paragraph(
      t`Ce lien est personnel : gardez-le pour vous. Dès que l’analyse est prête, son lien vous est envoyé.`,
      required
        ? t`Si vous n’avez rien demandé, ne faites rien : nous ne vous écrirons plus à ce sujet.`
        : t`Si vous n’avez rien demandé, ne faites rien : après l’envoi de ce lien, nous ne vous écrirons plus à ce sujet.`,
    ),
    paragraph(say`${agency}`),
  ];
  return { subject: t`Votre analyse gratuite : confirmez votre adresse`, letter: blocks };
}

/** To an address that may be another person's: without typed values, and nothing continues before its confirmation. */
function otherAddressMail(link: string, agency: string): { subject: string; letter: Block[] } {
  const blocks = [
    paragraph(t`Bonjour,`),
    paragraph(
      t`Vous avez demandé l’analyse gratuite de votre site avec cette adresse. Confirmez-la :`,
      t`une personne regarde ensuite votre demande, et le lien de votre analyse vous est envoyé dès qu’elle est prête.`,
    ),
    action(link),
    paragraph(t`Si vous n’avez rien demandé, ne faites rien : nous ne vous écrirons plus à ce sujet.`),
    paragraph(say`${agency}`),
  ];
  return { subject: t`Votre analyse gratuite : confirmez votre adresse`, letter: blocks };
}
