import { action, type Block, finding as findingBlock, paragraph, score } from '../../../common/mail/email-blocks.js';
import { say, t } from '../../../common/mail/email-text.js';
import { type Signer, signature } from '../../../common/mail/signature.js';
import { VERDICT_NAMES } from '../../../rules/verdicts.rules.js';
import type { ReportNews } from '../findings/report-news.queries.js';

export interface TrialReport {
  domain: string;
  /** The personal page: it stays where it is. */
  link: string;
  agency: { name: string; email: string; phone: string };
  person: Signer | null;
}

interface TrialEmail {
  subject: string;
  letter: Block[];
}

const permanence = () => t`Ce lien est personnel et reste valable : gardez ce message pour y revenir, depuis n’importe quel appareil.`;

/** To whoever asked for a trial: it has been measured. `finding`: what its page says first, and so does the inbox. */
export function trialReadyMail({ domain, link, agency, person, finding, verdict }: TrialReport & ReportNews): TrialEmail {
  const blocks = [
    paragraph(t`Bonjour,`),
    ...(finding ? [findingBlock(say`${finding}`)] : []),
    ...(verdict ? [score(VERDICT_NAMES[verdict.basis], verdict.score)] : []),
    paragraph(t`L’analyse de votre site ${domain} est prête.`, permanence()),
    action(link),
    signature(agency, person),
  ];
  return { subject: t`Votre analyse est prête`, letter: blocks };
}

/** E-mail with the same link, on request. */
export function trialLinkMail({ domain, link, agency, person }: TrialReport): TrialEmail {
  const blocks = [
    paragraph(t`Bonjour,`),
    paragraph(t`Voici de nouveau le lien de l’analyse de votre site ${domain}.`, permanence()),
    action(link),
    paragraph(t`Vous n’avez rien demandé ? Ne faites rien : personne d’autre n’a reçu ce lien.`),
    signature(agency, person),
  ];
  return { subject: t`Le lien de votre analyse`, letter: blocks };
}

/** The trial has ended without a result; `cause` is a sentence of ours. `link`: where another one begins. */
export function trialFailedMail({ domain, cause, link, agency, person }: TrialReport & { cause: string }): TrialEmail {
  const blocks = [
    paragraph(t`Bonjour,`),
    paragraph(t`Nous n’avons pas pu mesurer votre site ${domain}.`, say`${cause}`),
    paragraph(t`Vous pouvez demander une nouvelle analyse dès maintenant, aussi avec une autre adresse :`),
    action(link),
    signature(agency, person),
  ];
  return { subject: t`Votre site n’a pas pu être mesuré`, letter: blocks };
}
