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
export function confirmationMail({ domain, link, agency, required }: Confirmation): { subject: string; text: string } {
  const state = required
    ? `Confirmez votre adresse pour lancer l’analyse de ${domain} :`
    : `L’analyse de ${domain} est en cours. Confirmez votre adresse pour l’ouvrir et la garder :`;
  const text = [
    'Bonjour,',
    '',
    `Vous avez demandé l’audit digital gratuit de votre site ${domain}.`,
    state,
    '',
    link,
    '',
    'Ce lien est personnel et ne sert qu’une fois. Si vous n’avez rien demandé, ne faites rien : nous ne vous écrirons plus à ce sujet.',
    '',
    agency,
    '',
  ].join('\n');
  return { subject: `Votre audit digital gratuit : confirmez votre adresse`, text: text.replace(/ :/g, '\u202f:') };
}
