import { action, type Block, facts, paragraph } from '../../common/mail/email-blocks.js';
import { say, t } from '../../common/mail/email-text.js';
import { type Signer, signature } from '../../common/mail/signature.js';
import { displayDomain } from '../../common/urls.js';

interface Mail {
  subject: string;
  letter: Block[];
}

interface Asked {
  company: string;
  email: string;
  siteUrl: string | null;
  agency: { name: string; email: string; phone: string };
  person: Signer | null;
}

/** E-mail to the requesting person: confirmation and next steps. */
export function receivedMail({ company, siteUrl, agency, person }: Asked, delay: string): Mail {
  const site = displayDomain(siteUrl);
  const blocks = [
    paragraph(t`Bonjour,`),
    paragraph(t`Nous avons bien reçu votre demande d’audit pour ${company}${site ? ` (${site})` : ''}.`),
    paragraph(
      delay
        ? t`L’audit complet, en PDF, vous parvient à cette adresse sous ${delay}. Vous n’avez rien d’autre à faire.`
        : t`L’audit complet, en PDF, vous parvient à cette adresse. Vous n’avez rien d’autre à faire.`,
    ),
    paragraph(t`Une question d’ici là ? Répondez simplement à ce message.`),
    signature(agency, person),
  ];
  return { subject: t`Votre demande d’audit pour ${company} est bien reçue`, letter: blocks };
}

/** To the agency: who waits for what. */
export function alertMail({ company, email, siteUrl }: Asked, link: string): Mail {
  const blocks = [
    paragraph(say`${company} demande l’audit SEO gratuit.`),
    facts({ 'E-mail': email, Site: siteUrl ?? 'non renseigné' }),
    action(link),
    paragraph(say`La demande attend dans l’espace, sous Demandes d’audit.`),
  ];
  return { subject: `Demande d’audit\u202f: ${company}`, letter: blocks };
}
