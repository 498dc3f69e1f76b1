/** To whoever asked for it: sending works. */
export function testMail(agency: string): { subject: string; text: string } {
  const text = [
    'Bonjour,',
    'Ce message d’essai est bien arrivé\u202f: l’envoi des e-mails fonctionne.',
    'Les accents (é, è, ç, œ), les guillemets «\u202fcomme ceux-ci\u202f» et l’apostrophe doivent se lire sans défaut.',
    agency,
  ].join('\n\n');
  return { subject: `Message d’essai de ${agency}`, text: `${text}\n` };
}
