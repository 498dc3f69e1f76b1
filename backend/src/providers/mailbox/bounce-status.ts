import { ABOUT_US } from '../../common/mail/mail-failure.js';

/** Enhanced status codes (RFC 3463): class 2, 4 or 5, subject 0 to 7. No address of a host, no version of a program. */
const ENHANCED = /(?<![\d.])([245])\.([0-7]\.\d{1,3})(?![\d]|\.\d)/g;
/** A reply of SMTP: at the start of a line, behind a mark or behind a word that announces one. */
const BASIC =
  /(?:^|[:;("'#[<>]|\b(?:error|code|reply|replied|status|response|smtp|said|server|returned)\b)[\s(#"'<]{0,20}([45][0-5]\d)(?=[\s\-:;,.#)\]"'<]|$)/gim;
/** Codes that distinguish only success, delay and failure. */
const VAGUE = /^[45]\.(?:0|1)\.0$/;

/** Texts of servers beside a vague code, with the precise code. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [
    /mailbox (?:is |size )?(?:full|limit|exceed)|mailbox .{0,20}full|over ?(?:its |the )?(?:disk )?quota|quota (?:is )?(?:exceeded|full|reached)|exceed\w* .{0,20}quota|insufficient (?:system )?storage|not enough (?:disk )?space|boîte .{0,30}pleine|postfach .{0,20}voll|casella .{0,20}piena/i,
    '2.2',
  ],
  [/message (?:size|is|was)?.{0,20}(?:too (?:large|big)|exceeds)|size limit exceeded|maximum (?:message )?size/i, '3.4'],
  [
    /(?:host|domain|mx)\b.{0,40}(?:unknown|not found|does ?n[o’']t exist|lookup fail)|(?:unknown|no such) (?:host|domain)|unroute?able|bad destination (?:system|host)|name or service not known|couldn[’']t find any host/i,
    '1.2',
  ],
  [
    /(?:account|mailbox|user|address|recipient)\b.{0,40}(?:disabled|inactive|deactivated|suspended|closed|expired)|désactivée?|deaktiviert/i,
    '2.1',
  ],
  [
    /(?:user|recipient|mailbox|address|account|destinataire|adresse|empfänger)\b.{0,40}(?:unknown|not (?:be )?found|(?:does ?n[o’']t|does not) exist|not exist|invalid|unavailable|rejected|no longer|inconnue?|introuvable|unbekannt|n[’']existe pas|existiert nicht)|(?:unknown|no such|invalid|unavailable|bad) (?:local |destination )?(?:user|recipient|mailbox|address|account)|no (?:valid )?(?:mailbox|recipient)|does not like recipient|wasn[’']t found at|couldn[’']t be found|not our customer|destinataire inconnu/i,
    '1.1',
  ],
];

/** Returns the most precise code of a text; null without one. A permanent failure precedes earlier temporary ones. */
export function statusIn(text: string): string | null {
  const enhanced = [...text.matchAll(ENHANCED)].map(([, grade = '', rest = '']) => `${grade}.${rest}`);
  const basic = [...text.matchAll(BASIC)].map(([, code = '']) => `${code[0]}.0.0`);
  const all = [...enhanced, ...basic];
  const grade = all.some((code) => code.startsWith('5')) ? '5' : all.some((code) => code.startsWith('4')) ? '4' : '2';
  return all.find((code) => code.startsWith(grade) && !VAGUE.test(code)) ?? all.find((code) => code.startsWith(grade)) ?? null;
}

/** Replaces a vague code by the meaning of the server's text. */
export function refinedStatus(status: string, words: string): string {
  if (!VAGUE.test(status)) return status;
  const found = MEANINGS.find(([pattern]) => pattern.test(words))?.[1];
  // servers also refuse a sender that they distrust with the code of an unknown address
  const meaning = found === '1.1' && DISTRUST.test(words) ? '7.1' : (found ?? (ABOUT_US.test(words) ? '7.1' : null));
  return meaning ? `${status[0]}.${meaning}` : status;
}

/** Words that are about the sender even beside those of an unknown recipient. */
const DISTRUST = /spam|block(?:ed|list)|black ?list|\blisted\b|dnsbl|\brbl\b|policy|reputation|\b(?:spf|dkim|dmarc)\b/i;
