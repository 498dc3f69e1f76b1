import { ownBlocks } from '../../common/mail/email-blocks.js';
import { emailHtml, type EmailAgency as Sender } from '../../common/mail/email-html.js';
import { written } from '../../common/mail/email-text.js';
import { optOutLabel, optOutLine } from '../../common/mail/opt-outs.js';
import type { Signer } from '../../common/mail/signature.js';
import { t, wordsBy } from '../../rules/language.rules.js';
import { fillPlaceholders } from '../../rules/placeholders.rules.js';
import type { PermissionBasis } from '../permissions/permission.contract.js';

/** What a template may name in braces. */
export interface MailValues {
  prenom: string;
  nom: string;
  company: string;
  /** The personal page. */
  lien: string;
}

/** Why the person may be contacted, shown below the message. */
const BECAUSE: Readonly<Record<PermissionBasis, string>> = wordsBy({
  consent: () => t`Vous recevez ce message parce que vous l’avez accepté.`,
  customer: () => t`Vous recevez ce message parce que vous êtes client de notre agence.`,
  request: () => t`Vous recevez ce message à la suite de votre demande.`,
});

/** A value that is not known leaves no gap: « Bonjour {prenom}, » becomes « Bonjour, ». */
export const fillIn = (template: string, { lien, ...values }: MailValues): string =>
  fillPlaceholders('campaign', template, {
    prenom: written(values.prenom),
    nom: written(values.nom),
    company: written(values.company),
    lien,
  });

/** The words, and under them who signs: name and direct number. */
export const signed = (words: string, person: Signer | null): string =>
  person ? `${words}\n\n${[person.name, person.phone].filter(Boolean).join('\n')}` : words;

interface Written {
  subject: string;
  /** With its names filled in. */
  words: string;
  sender: Sender;
  basis: PermissionBasis | null;
  unsubscribeUrl: string;
}

/** Formats the plain text: message, sender and unsubscribe link (LCD art. 3 al. 1 let. o). */
export function campaignText({ words, sender, basis, unsubscribeUrl }: Written): string {
  const identity = [sender.name, ...sender.address.split('\n'), sender.email].map((part) => part.trim()).filter(Boolean);
  return [words, '', '-- ', identity.join(', '), ...(basis ? [BECAUSE[basis]] : []), optOutLine(unsubscribeUrl), ''].join('\n');
}

/** Formats the HTML with the agency's design. The text is that of staff; the frame is in the current language. */
export const campaignHtml = ({ subject, words, sender, basis, unsubscribeUrl }: Written): string =>
  emailHtml({
    subject,
    blocks: ownBlocks(words),
    agency: sender,
    reason: basis ? BECAUSE[basis] : '',
    optOut: { label: optOutLabel(), url: unsubscribeUrl },
  });
