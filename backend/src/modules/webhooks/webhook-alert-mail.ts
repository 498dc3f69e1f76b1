import { action, type Block, paragraph } from '../../common/mail/email-blocks.js';
import { say } from '../../common/mail/email-text.js';

/** To the administrators: an endpoint was switched off. */
export function webhookAlertMail({ url, reason, link }: { url: string; reason: string; link: string }): {
  subject: string;
  letter: Block[];
} {
  const host = URL.parse(url)?.host ?? url;
  const blocks = [
    paragraph(say`Bonjour,`),
    paragraph(say`L’envoi des événements vers ${host} est désactivé. ${reason}`),
    paragraph(say`Les événements qui attendent sont gardés. Réactivez l’adresse une fois réparée : ils partiront d’eux-mêmes.`),
    action(link),
  ];
  return { subject: `Webhook désactivé\u202f: ${host}`, letter: blocks };
}
