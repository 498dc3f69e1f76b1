import { UserFacingError } from '../user-facing-error.js';
import { SERVER_SAID } from './server-words.js';

/** The server refuses this message for good. Messages are French, for staff. */
export class MailRefused extends UserFacingError {
  override name = 'MailRefused';

  constructor(
    message: string,
    /** Nobody can be written to there, whatever the message is. */
    readonly isDeadAddress = false,
  ) {
    super(message);
  }
}

/** This message was not taken this time; it may be later. */
export class MailTrouble extends UserFacingError {
  override name = 'MailTrouble';
}

/** The step at which the mail server refuses everything. */
export type ClosedAt = 'settings' | 'connection' | 'encryption' | 'sign_in' | 'sender';

/** Nothing gets through, whoever it is for: no fault of the message, and not counted as one of its attempts. */
export class MailOutage extends UserFacingError {
  override name = 'MailOutage';

  constructor(
    message: string,
    readonly at: ClosedAt,
    /** Only a person can mend it; else it may pass by itself. */
    readonly isLasting: boolean,
  ) {
    super(message);
  }
}

/** Nobody knows whether the message was taken: it must not be sent again without a look. */
export class MailUnknown extends UserFacingError {
  override name = 'MailUnknown';
}

/** The error of nodemailer, as far as it decides anything. */
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

/** How far a message had come: `opening` until the server has let us in, `taken` once its last byte was handed over. */
export type MailPhase = 'opening' | 'envelope' | 'taken';

/** What a failure of the conversation means. */
export function failureOf(error: SmtpError, phase: MailPhase): Error {
  const { code, command = '', responseCode, response } = error;
  const reply = responseCode ? { code: responseCode, text: response ?? '' } : null;
  if (phase === 'opening') return outageOf(error, reply);
  if (reply && reply.code >= 500) {
    if (isAboutAccount({ ...reply, command })) return new MailOutage(accountCause(reply), closedAt(reply.code), true);
    if (/^(MAIL|RCPT|DATA)/.test(command)) return new MailRefused(replyCause(reply), isDeadAddress({ ...reply, command }));
  }
  if (reply) return new MailTrouble(replyCause(reply));
  if (phase === 'taken') return new MailUnknown('La connexion s’est coupée après la remise\u202f: le serveur a peut-être pris le message.');
  if (code === 'EMESSAGE') return new MailRefused('Le message est trop volumineux pour le serveur d’envoi.');
  if (CUT.has(code ?? '') || error.message === 'connection closed') return new MailTrouble(UNREACHABLE);
  return new MailTrouble('L’envoi a échoué avant la remise du message.');
}

const CUT = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT']);
const UNREACHABLE = 'Le serveur d’envoi n’est pas joignable ou a coupé la connexion.';

function outageOf({ code, command = '', message }: SmtpError, reply: Reply | null): MailOutage {
  const isLasting = reply ? reply.code >= 500 : false;
  if (/^AUTH/.test(command) || code === 'EAUTH') {
    if (reply && !isLasting)
      return new MailOutage(`Le serveur d’envoi ne peut pas vérifier le mot de passe maintenant.${said(reply)}`, 'sign_in', false);
    return new MailOutage(SIGN_IN, 'sign_in', true);
  }
  if (/certificate|altnames/i.test(message)) return new MailOutage(CERTIFICATE, 'encryption', true);
  if (/wrong version number|ssl routines|packet length too long/i.test(message)) return new MailOutage(NO_TLS, 'encryption', true);
  if (code === 'ETLS') return new MailOutage('La connexion chiffrée avec le serveur d’envoi a échoué.', 'encryption', !reply || isLasting);
  if (reply) return new MailOutage(`Le serveur d’envoi refuse la connexion.${said(reply)}`, 'connection', isLasting);
  if (code === 'EDNS') return new MailOutage('Le nom du serveur d’envoi n’est pas connu.', 'connection', false);
  return new MailOutage(UNREACHABLE, 'connection', false);
}

// without the server's words: some repeat the password
const SIGN_IN = 'Le serveur d’envoi refuse l’identifiant ou le mot de passe. Corrigez-les dans Réglages, E-mail.';
const CERTIFICATE = 'Le certificat du serveur d’envoi n’est pas valable pour ce nom, ou a expiré.';
const NO_TLS = 'Le serveur d’envoi ne parle pas TLS sur ce port.';
const NEEDS_SIGN_IN = [530, 534, 535, 538];

const closedAt = (code: number): ClosedAt => (NEEDS_SIGN_IN.includes(code) ? 'sign_in' : 'sender');

function accountCause(reply: Reply): string {
  if (NEEDS_SIGN_IN.includes(reply.code)) return SIGN_IN;
  return `Le serveur d’envoi refuse le compte ou l’adresse de l’expéditeur.${said(reply)}`;
}

const MAX_REPLY = 300;

function said({ text }: Reply): string {
  const words = text.replace(/\s+/g, ' ').trim().slice(0, MAX_REPLY);
  return words ? `${SERVER_SAID}${words}` : '';
}

/** What a server's reply means, with its own words behind. */
export const replyCause = (reply: Reply): string => `${meaningOf(reply.code)}${said(reply)}`;

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

/** Words of servers about whoever hands over: not signed in, not the owner of the sender, no relay, suspended, over its quota. */
const ABOUT_ACCOUNT = [
  /authenti\w* (is )?(required|failed|unsuccessful)|not (yet )?(authenticated|logged in)|must (first )?(authenticate|log ?in)|log ?in first/i,
  /relay(ing)?( access)? (is )?(denied|not permitted|not allowed|prohibited)|(unable|not permitted|not allowed) to relay|we do not relay/i,
  /sender address rejected: (not owned|not logged)|not (owned by|allowed to send (as|from))|send ?as ?denied|permissions? to send as|sender (verify failed|not authori[sz]ed)/i,
  /(account|user|sender|mailbox) (is |has been )?(suspended|locked|blocked from sending|disabled for sending)|sending (is |has been )?(disabled|suspended|blocked)/i,
  /(sending|daily|hourly|outgoing|outbound|monthly) (\w+ )?(quota|limit)|(quota|limit) .{0,40}(per|for) (this )?(day|hour|sender|account)/i,
  /client host rejected|helo command rejected/i,
];

/**
 * Whether a refusal would meet every other message too: in answer to the sender's address, by a code of signing in, by 5.4.5 (quota
 * of sending), or in such words. What concerns a mailbox (5.1.x of a destination, 5.2.x) never is.
 */
export function isAboutAccount({ code, text, command }: Reply & { command: string }): boolean {
  if (NEEDS_SIGN_IN.includes(code)) return true;
  const enhanced = enhancedCode(text);
  if (command.startsWith('MAIL')) return code !== 552 && enhanced !== '5.3.4';
  if (enhanced === '5.4.5' || enhanced === '5.2.252' || enhanced === '5.7.60' || enhanced === '5.1.8' || enhanced === '5.1.7') return true;
  if (enhanced && /^5\.[12]\./.test(enhanced)) return false;
  return ABOUT_ACCOUNT.some((words) => words.test(text));
}

/** Refusals that speak of the sender, the content or the way here, not of the mailbox. */
export const ABOUT_US = /spam|block|black|listed|dnsbl|rbl|policy|reputation|spf|dkim|dmarc|relay|denied|sender|authenti|rate|limit|quota/i;

/**
 * Whether a refusal means that the mailbox does not exist: the enhanced codes 5.1.x of a destination (RFC 3463), else 550, 551
 * or 553 in answer to the recipient. Servers also answer 550 to a sender they distrust: that is no fault of the address.
 */
export function isDeadAddress({ code, text, command }: Reply & { command: string }): boolean {
  const enhanced = enhancedCode(text);
  if (enhanced) return /^5\.1\.(0|1|2|3|4|6|10)$/.test(enhanced) && (enhanced !== '5.1.0' || !ABOUT_US.test(text));
  return command.startsWith('RCPT') && [550, 551, 553].includes(code) && !ABOUT_US.test(text);
}
