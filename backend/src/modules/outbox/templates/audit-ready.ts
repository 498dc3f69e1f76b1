export interface AuditReady {
  company: string;
  /** Where the PDF is; the file itself may be attached too. */
  link: string;
  bookingLink: string;
  agency: string;
}

/** To the person who asked for the audit: it is there. */
export function auditReadyMail({ company, link, bookingLink, agency }: AuditReady): { subject: string; text: string } {
  const text = [
    'Bonjour,',
    `L’audit de ${company} est prêt. Il décrit ce que nous avons mesuré, et par quoi commencer.`,
    link,
    'Vous préférez en parler de vive voix\u202f? Réservez un appel, sans engagement\u202f:',
    bookingLink,
    `Meilleures salutations\n${agency}`,
  ].join('\n\n');
  return { subject: `L’audit de ${company} est prêt`, text: `${text}\n` };
}
