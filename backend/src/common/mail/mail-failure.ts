import { UserFacingError } from '../user-facing-error.js';
import { SERVER_REPLY } from './server-reply.js';

/** The server rejects this message permanently. Messages are French, for staff. */
export class MailRefused extends UserFacingError {
  override name = 'MailRefused';

  constructor(
    message: string,
    /** The mailbox does not exist: every message would be rejected. */
    readonly isDeadAddress = false,
  ) {
    super(message);
  }
}

/** The server did not accept this message now; a later attempt may succeed. */
export class MailDeferred extends UserFacingError {
  override name = 'MailDeferred';
}

/** The step at which the mail server rejects every message. */
export type ClosedAt = 'settings' | 'connection' | 'encryption' | 'sign_in' | 'sender';

/** The mail server accepts no message at all. Not counted as an attempt of the message. */
export class MailOutage extends UserFacingError {
  override name = 'MailOutage';

  constructor(
    message: string,
    readonly at: ClosedAt,
    /** True when only a change of the settings ends it. */
    readonly isLasting: boolean,
  ) {
    super(message);
  }
}

/** It is unknown whether the server accepted the message. It must not be sent again without a check by staff. */
export class MailUnknown extends UserFacingError {
  override name = 'MailUnknown';
}

/** The fields of an error of nodemailer that are used here. */
export interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

interface Reply {
  code: number;
  text: string;
}

/** Progress of a message: `opening` until sign-in has succeeded, `taken` once its last byte was transmitted. */
export type MailPhase = 'opening' | 'envelope' | 'taken';

/** Maps an SMTP error to one of the classes above. */
export function failureOf(error: SmtpError, phase: MailPhase): Error {
  const { code, command = '', responseCode, response } = error;
  const reply = responseCode ? { code: responseCode, text: response ?? '' } : null;
  if (phase === 'opening') return outageOf(error, reply);
  if (reply && reply.code >= 500) {
    if (isAboutAccount({ ...reply, command })) return new MailOutage(accountCause(reply), closedAt(reply.code), true);
    if (/^(MAIL|RCPT|DATA)/.test(command)) return new MailRefused(replyCause(reply), isDeadAddress({ ...reply, command }));
  }
  if (reply) return new MailDeferred(replyCause(reply));
  if (phase === 'taken') return new MailUnknown('La connexion s’est coupée après la remise\u202f: le serveur a peut-être pris le message.');
  if (code === 'EMESSAGE') return new MailRefused('Le message est trop volumineux pour le serveur d’envoi.');
  if (CUT.has(code ?? '') || error.message === 'connection closed') return new MailDeferred(UNREACHABLE);
  return new MailDeferred('L’envoi a échoué avant la remise du message.');
}

const CUT = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT']);
const UNREACHABLE = 'Le serveur d’envoi n’est pas joignable ou a coupé la connexion.';

function outageOf({ code, command = '', message }: SmtpError, reply: Reply | null): MailOutage {
  const isLasting = reply ? reply.code >= 500 : false;
  if (/^AUTH/.test(command) || code === 'EAUTH') {
    if (reply && !isLasting)
      return new MailOutage(`Le serveur d’envoi ne peut pas vérifier le mot de passe maintenant.${replyText(reply)}`, 'sign_in', false);
    return new MailOutage(SIGN_IN, 'sign_in', true);
  }
  if (/certificate|altnames/i.test(message)) return new MailOutage(CERTIFICATE, 'encryption', true);
  if (/wrong version number|ssl routines|packet length too long/i.test(message)) return new MailOutage(NO_TLS, 'encryption', true);
  if (code === 'ETLS') return new MailOutage('La connexion chiffrée avec le serveur d’envoi a échoué.', 'encryption', !reply || isLasting);
  if (reply) return new MailOutage(`Le serveur d’envoi refuse la connexion.${replyText(reply)}`, 'connection', isLasting);
  if (code === 'EDNS') return new MailOutage('Le nom du serveur d’envoi n’est pas connu.', 'connection', false);
  return new MailOutage(UNREACHABLE, 'connection', false);
}

// without the reply of the server: some repeat the password
const SIGN_IN = 'Le serveur d’envoi refuse l’identifiant ou le mot de passe. Corrigez-les dans Paramètres, E-mail.';
const CERTIFICATE = 'Le certificat du serveur d’envoi n’est pas valable pour ce nom, ou a expiré.';
const NO_TLS = 'Le serveur d’envoi ne parle pas TLS sur ce port.';
const NEEDS_SIGN_IN = [530, 534, 535, 538];

const closedAt = (code: number): ClosedAt => (NEEDS_SIGN_IN.includes(code) ? 'sign_in' : 'sender');

function accountCause(reply: Reply): string {
  if (NEEDS_SIGN_IN.includes(reply.code)) return SIGN_IN;
  return `Le serveur d’envoi refuse le compte ou l’adresse de l’expéditeur.${replyText(reply)}`;
}

const MAX_REPLY = 300;

function replyText({ text }: Reply): string {
  const words = text.replace(/\s+/g, ' ').trim().slice(0, MAX_REPLY);
  return words ? `${SERVER_REPLY}${words}` : '';
}

/** Returns the French meaning of a reply, followed by the reply itself. */
export const replyCause = (reply: Reply): string => `${meaningOf(reply.code)}${replyText(reply)}`;

function meaningOf(code: number): string {
  if (code === 421 || code === 450 || code === 451) return 'Le serveur demande de réessayer plus tard.';
  if (code === 452) return 'Le serveur ou la boîte du destinataire est plein pour le moment.';
  if (code === 550 || code === 551) return 'L’adresse du destinataire n’existe pas ou refuse nos messages.';
  if (code === 552) return 'La boîte du destinataire est pleine ou le message trop volumineux.';
  if (code === 553) return 'L’adresse de l’expéditeur ou du destinataire n’est pas acceptée.';
  if (code >= 500) return 'Le serveur a refusé le message.';
  return 'Le serveur n’a pas pu prendre le message.';
}

const enhancedCode = (text: string): string | undefined => /^(?:\d{3}[ -])?\s*(\d\.\d{1,3}\.\d{1,3})\b/.exec(text.trim())?.[1];

/** Replies about the account: not signed in, not the owner of the sender address, no relay, suspended, over quota. */
const ABOUT_ACCOUNT = [
  /authenti\w* (is )?(required|failed|unsuccessful)|not (yet )?(authenticated|logged in)|must (first )?(authenticate|log ?in)|log ?in first/i,
  /relay(ing)?( access)? (is )?(denied|not permitted|not allowed|prohibited)|(unable|not permitted|not allowed) to relay|we do not relay/i,
  /sender address rejected: (not owned|not logged)|not (owned by|allowed to send (as|from))|send ?as ?denied|permissions? to send as|sender (verify failed|not authori[sz]ed)/i,
  /(account|user|sender|mailbox) (is |has been )?(suspended|locked|blocked from sending|disabled for sending)|sending (is |has been )?(disabled|suspended|blocked)/i,
  /(sending|daily|hourly|outgoing|outbound|monthly) (\w+ )?(quota|limit)|(quota|limit) .{0,40}(per|for) (this )?(day|hour|sender|account)/i,
  /client host rejected|helo command rejected/i,
];

/**
 * Returns whether a rejection applies to every message of the account: a reply to MAIL FROM, a sign-in code, 5.4.5 (sending quota) or
 * a text of `ABOUT_ACCOUNT`. Rejections of a mailbox (5.1.x of a destination, 5.2.x) never do.
 */
export function isAboutAccount({ code, text, command }: Reply & { command: string }): boolean {
  if (NEEDS_SIGN_IN.includes(code)) return true;
  const enhanced = enhancedCode(text);
  if (command.startsWith('MAIL')) return code !== 552 && enhanced !== '5.3.4';
  if (enhanced === '5.4.5' || enhanced === '5.2.252' || enhanced === '5.7.60' || enhanced === '5.1.8' || enhanced === '5.1.7') return true;
  if (enhanced && /^5\.[12]\./.test(enhanced)) return false;
  return ABOUT_ACCOUNT.some((words) => words.test(text));
}

/** Replies about the sender, the content or the route, not about the mailbox. */
export const ABOUT_US = /spam|block|black|listed|dnsbl|rbl|policy|reputation|spf|dkim|dmarc|relay|denied|sender|authenti|rate|limit|quota/i;

/**
 * Returns whether a rejection means that the mailbox does not exist: enhanced codes 5.1.x of a destination (RFC 3463), else 550, 551
 * or 553 in reply to RCPT. Servers also reply 550 to a sender that they distrust: that says nothing about the mailbox.
 */
export function isDeadAddress({ code, text, command }: Reply & { command: string }): boolean {
  const enhanced = enhancedCode(text);
  if (enhanced) return /^5\.1\.(0|1|2|3|4|6|10)$/.test(enhanced) && (enhanced !== '5.1.0' || !ABOUT_US.test(text));
  return command.startsWith('RCPT') && [550, 551, 553].includes(code) && !ABOUT_US.test(text);
}
