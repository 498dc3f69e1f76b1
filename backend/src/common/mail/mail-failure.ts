/** The server refuses this message for good. Messages are French, for staff. */
export class MailRefused extends Error {
  override name = 'MailRefused';

  constructor(
    message: string,
    /** Nobody can be written to there, whatever the message is. */
    readonly isDeadAddress = false,
  ) {
    super(message);
  }
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

/** Refusals that speak of the sender, the content or the way here, not of the mailbox. */
const ABOUT_US = /spam|block|black|listed|dnsbl|rbl|policy|reputation|spf|dkim|dmarc|relay|denied|sender|authenti|rate|limit|quota/i;

/**
 * Whether a refusal means that the mailbox does not exist: the enhanced codes 5.1.x of a destination (RFC 3463), else 550, 551
 * or 553 in answer to the recipient. Servers also answer 550 to a sender they distrust: that is no fault of the address.
 */
export function isDeadAddress({ code, text, command }: { code: number; text: string; command: string }): boolean {
  const enhanced = /^(?:\d{3}[ -])?\s*(\d\.\d{1,3}\.\d{1,3})\b/.exec(text.trim())?.[1];
  if (enhanced) return /^5\.1\.(0|1|2|3|4|6|10)$/.test(enhanced) && (enhanced !== '5.1.0' || !ABOUT_US.test(text));
  return command.startsWith('RCPT') && [550, 551, 553].includes(code) && !ABOUT_US.test(text);
}
