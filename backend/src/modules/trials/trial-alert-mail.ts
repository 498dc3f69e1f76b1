import { action, type Block, facts, paragraph } from '../../common/mail/email-blocks.js';
import { say } from '../../common/mail/email-text.js';
import type { Prospect } from '../prospects/prospect.entity.js';
import { companyLabel } from '../prospects/prospect-view.js';

/** Alert to the agency: a confirmed address outside the website's domain waits for a review. */
export function trialAlertMail(
  prospect: Pick<Prospect, 'nom' | 'prenom' | 'business_name' | 'site_url' | 'metadata' | 'email' | 'location'>,
  staffUrl: string,
): { subject: string; letter: Block[] } {
  const company = companyLabel(prospect);
  const blocks = [
    paragraph(say`Une demande d’analyse attend votre accord : son adresse e-mail est confirmée, mais n’est pas du domaine du site.`),
    facts({ Entreprise: company, Site: prospect.site_url, 'E-mail': prospect.email, Ville: prospect.location }),
    paragraph(say`Rien n’est mesuré avant que vous l’acceptiez.`),
    action(staffUrl),
  ];
  return { subject: `Essai à accepter\u202f: ${company}`, letter: blocks };
}
