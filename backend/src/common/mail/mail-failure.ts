/** The server refuses this message for good. Messages are French, for staff. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** The message was not taken this time; it may be later. */
export class MailTrouble extends Error {
  override name = 'MailTrouble';
}

/** Nobody knows whether the message was taken: it must not be sent again without a look. */
export class MailUnknown extends Error {
  override name = 'MailUnknown';
}

const MAX_REPLY = 300;

/** What a server's reply means, with its own words behind. */
export function replyCause({ code, text }: { code: number; text: string }): string {
  const words = text.replace(/\s+/g, ' ').trim().slice(0, MAX_REPLY);
  return `${meaningOf(code)}${words ? ` Réponse du serveur\u202f: ${words}` : ''}`;
}

function meaningOf(code: number): string {
  if (code === 421 || code === 450 || code === 451) return 'Le serveur demande de réessayer plus tard.';
  if (code === 452) return 'Le serveur ou la boîte du destinataire est plein pour le moment.';
  if (code === 550 || code === 551) return 'L’adresse du destinataire n’existe pas ou refuse nos messages.';
  if (code === 552) return 'La boîte du destinataire est pleine ou le message trop volumineux.';
  if (code === 553) return 'L’adresse de l’expéditeur ou du destinataire n’est pas acceptée.';
  if (code >= 500) return 'Le serveur a refusé le message.';
  return 'Le serveur n’a pas pu prendre le message.';
}
