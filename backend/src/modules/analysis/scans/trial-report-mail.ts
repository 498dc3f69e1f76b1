import { action, type Block, paragraph } from '../../../common/mail/letter-blocks.js';
import { say } from '../../../common/mail/words.js';

export interface TrialReport {
  domain: string;
  /** The personal page: it stays where it is. */
  link: string;
  agency: string;
}

interface Letter {
  subject: string;
  letter: Block[];
}

const KEPT = 'Ce lien est personnel et durable\u202f: gardez ce message pour y revenir, depuis n’importe quel appareil.';

/** To whoever asked for a trial: it has been measured. `finding`: what its page says first, and so does the inbox. */
export function trialReadyMail({ domain, link, agency, finding }: TrialReport & { finding: string | null }): Letter {
  const letter = [
    paragraph(say`Bonjour,`),
    ...(finding ? [paragraph(say`${finding}`)] : []),
    paragraph(say`L’analyse de votre site ${domain} est prête.`, say`${KEPT}`),
    action(link),
    paragraph(say`${agency}`),
  ];
  return { subject: 'Votre analyse est prête', letter };
}

/** The same link, asked for again. */
export function trialLinkMail({ domain, link, agency }: TrialReport): Letter {
  const letter = [
    paragraph(say`Bonjour,`),
    paragraph(say`Voici de nouveau le lien de l’analyse de votre site ${domain}.`, say`${KEPT}`),
    action(link),
    paragraph(say`Vous n’avez rien demandé ? Ne faites rien : personne d’autre n’a reçu ce lien.`),
    paragraph(say`${agency}`),
  ];
  return { subject: 'Le lien de votre analyse', letter };
}

/** The trial has ended without a result; `cause` is a sentence of ours. `link`: where another one begins. */
export function trialFailedMail({ domain, cause, link, agency }: TrialReport & { cause: string }): Letter {
  const letter = [
    paragraph(say`Bonjour,`),
    paragraph(say`Nous n’avons pas pu mesurer votre site ${domain}.`, say`${cause}`),
    paragraph(say`Vous pouvez demander une nouvelle analyse dès maintenant, aussi avec une autre adresse :`),
    action(link),
    paragraph(say`${agency}`),
  ];
  return { subject: 'Votre site n’a pas pu être mesuré', letter };
}
