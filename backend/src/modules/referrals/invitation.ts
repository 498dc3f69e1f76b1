import { normaliseEmail } from '../../common/is-email.js';
import { action, type Block, paragraph } from '../../common/mail/email-blocks.js';
import { t } from '../../common/mail/email-text.js';
import { signature } from '../../common/mail/signature.js';
import { displayDomain } from '../../common/urls.js';
import { withDe } from '../../rules/figures.rules.js';
import { MAX_INVITED_COLLEAGUES } from '../../rules/referral-limits.rules.js';

export interface Acquaintance {
  referredEmail: string;
  originalEmail: string;
  /** Whether the address already got a message. */
  isKnown: boolean;
  /** Colleagues of this prospect who were written to. */
  invited: number;
  /** An unconfirmed trial: its address may be another person's. */
  isUnverified: boolean;
}

/**
 * Returns whether the colleague may be contacted: one unrequested message on behalf of a colleague, never a second one (Swiss LCD art. 3
 * al. 1 let. o).
 */
export function mayInvite({ referredEmail, originalEmail, isKnown, invited, isUnverified }: Acquaintance): boolean {
  const isOtherPerson = normaliseEmail(referredEmail) !== normaliseEmail(originalEmail);
  return !isUnverified && isOtherPerson && !isKnown && invited < MAX_INVITED_COLLEAGUES;
}

export interface Invitation {
  company: string;
  siteUrl: string | null;
  link: string;
  agency: { name: string; email: string; phone: string };
}

/**
 * Composes the message to the colleague: sender, reason, link, and how to object. No offer, no price. The sender is not named,
 * because anyone with the link can send it.
 */
export function invitation({ company, siteUrl, link, agency }: Invitation): { subject: string; letter: Block[] } {
  const sender = t`Une personne ${withDe(company)}`;
  const site = displayDomain(siteUrl);
  const blocks = [
    paragraph(t`Bonjour,`),
    paragraph(
      t`${sender} a indiqué votre adresse comme celle de la personne à qui transmettre l’analyse en ligne ${withDe(company)}${site ? ` (${site})` : ''}.`,
    ),
    paragraph(t`Elle s’ouvre par ce lien, qui est personnel et reste hors des moteurs de recherche :`),
    action(link),
    paragraph(
      t`Ce message est le seul que nous vous envoyons à ce sujet : votre adresse ne sert à rien d’autre. Pour qu’elle ne serve plus du tout, suivez le lien au bas de ce message, ou répondez « STOP ».`,
    ),
    signature(agency),
  ];
  return { subject: t`${sender} vous transmet l’analyse en ligne ${withDe(company)}`, letter: blocks };
}

/** Replies go to the agency. */
export const invitationHeaders = (agencyEmail: string): Record<string, string> => (agencyEmail ? { 'Reply-To': agencyEmail } : {});
