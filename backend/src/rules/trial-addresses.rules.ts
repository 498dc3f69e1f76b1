/** Kinds of mailboxes: disposable, shared and personal addresses. Read by the server; the form shows its message. */

/** Disposable mailboxes: a link does not reach the requesting person. The best known; staff reviews the rest. */
const THROWN_AWAY: ReadonlySet<string> = new Set([
  '10minutemail.com',
  '33mail.com',
  'discard.email',
  'dispostable.com',
  'emailondeck.com',
  'fakeinbox.com',
  'getairmail.com',
  'getnada.com',
  'grr.la',
  'guerrillamail.com',
  'guerrillamail.net',
  'guerrillamail.org',
  'guerrillamailblock.com',
  'inboxkitten.com',
  'jetable.org',
  'mail-temporaire.fr',
  'mailcatch.com',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mailsac.com',
  'minutemail.com',
  'mintemail.com',
  'moakt.com',
  'mohmal.com',
  'mytemp.email',
  'sharklasers.com',
  'spam4.me',
  'spamgourmet.com',
  'temp-mail.io',
  'temp-mail.org',
  'tempail.com',
  'tempmail.com',
  'tempmailo.com',
  'throwawaymail.com',
  'trash-mail.com',
  'trashmail.com',
  'trashmail.de',
  'tempr.email',
  'wegwerfmail.de',
  'yopmail.com',
  'yopmail.fr',
  'yopmail.net',
]);

const split = (email: string): [local: string, domain: string] => {
  const at = email.lastIndexOf('@');
  return [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
};

/** Also below one of them: mailboxes are given out on subdomains. */
export const isThrownAway = (email: string): boolean => {
  const labels = split(email)[1].split('.');
  return labels.some((_, index) => THROWN_AWAY.has(labels.slice(index).join('.')));
};

const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/** One spelling for one mailbox: without capitals and what follows a plus sign; Google reads no dots either. */
export function sameMailbox(email: string): string {
  const [written, domain] = split(email.trim());
  const local = written.replace(/(?<=.)\+.*$/, '');
  return GOOGLE.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** Days after the last e-mail for which a request waits for its address to be confirmed; then it is deleted (docs/data-protection.md). */
export const TRIAL_CONFIRMATION_DAYS = 30;
