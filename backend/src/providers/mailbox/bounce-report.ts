import type { Email } from 'postal-mime';
import { addressesIn } from './bounce-addresses.js';
import { parseDeliveryStatus } from './delivery-status.js';
import { textOfHtml } from './html-text.js';
import { readPlainBounce } from './plain-bounce.js';

/** The delivery status of one recipient (RFC 3464). */
export interface ReturnedRecipient {
  /** As we wrote it, and where it was forwarded to in the end. */
  original: string | null;
  final: string | null;
  action: 'failed' | 'delayed';
  /** Enhanced status code, e.g. `5.1.1`; `5.0.0` where the report has a reply without one, or none. */
  status: string;
  diagnostic: string;
}

export interface BounceReport {
  /** Addresses that the report itself was sent to: one of them may be the return address of a message. */
  deliveredTo: string[];
  recipients: ReturnedRecipient[];
  /** Message-ID of the returned message. */
  returnedId: string | null;
}

const MAX = { recipients: 50, addresses: 20, part: 100_000, bytes: 300_000, header: 5000 };
/** Bounds of the parser; its own are made for mail that is shown. */
const PARSER = { maxNestingDepth: 20, maxHeadersSize: 200_000, forceRfc822Attachments: true } as const;

/** Returns null for anything but a report of a failed or delayed delivery: replies, automatic replies (RFC 3834), other mail. */
export async function readBounce(source: Uint8Array): Promise<BounceReport | null> {
  const mail = await parsed(source);
  if (!mail) return null;
  // a gateway may forward the report as an attachment
  const wrapped = isMailSystem(mail) ? await parsed(bytesOf(mail, /^message\/rfc822$/i)) : null;
  const report = wrapped && partsOf(wrapped, DELIVERY_STATUS).length > 0 ? wrapped : mail;
  const texts = textsOf(report);
  const deliveredTo = RECEIVERS.flatMap((name) => addressesIn(headerOf(mail, name)));
  const recipients = recipientsOf(report, texts, deliveredTo);
  if (recipients.length === 0) return null;
  return {
    deliveredTo: deliveredTo.slice(0, MAX.addresses),
    recipients: recipients.slice(0, MAX.recipients),
    returnedId: returnedIdOf(report, texts),
  };
}

async function parsed(source: Uint8Array | undefined): Promise<Email | null> {
  if (!source) return null;
  // loaded by the child that reads a report, not by those that read pages
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(source.subarray(0, MAX.bytes), PARSER).catch(() => null);
}

const RECEIVERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to'];
const DELIVERY_STATUS = /^message\/(?:global-)?delivery-status$/i;
const RETURNED = /^(?:message\/(?:rfc822|global)|(?:text|message)\/(?:rfc822|global)-headers)$/i;
const OTHER_REPORT = /report-type="?(?:disposition-notification|feedback-report)/i;

function recipientsOf(mail: Email, texts: string[], deliveredTo: string[]): ReturnedRecipient[] {
  const contentType = headerOf(mail, 'content-type');
  const from = headerOf(mail, 'from');
  const isSystem = isMailSystem(mail);
  const statuses = /^\s*multipart\/report/i.test(contentType) || isSystem || SYSTEM.test(from) ? partsOf(mail, DELIVERY_STATUS) : [];
  if (statuses.length > 0) return statuses.flatMap(parseDeliveryStatus);
  if (!isSystem || OTHER_REPORT.test(contentType)) return [];
  // some gateways convert the delivery status to text
  const written = texts.filter((text) => /^(?:final|original)-recipient[ \t]*:/im.test(text)).flatMap(parseDeliveryStatus);
  if (written.length > 0) return written;
  const [subject, failedRecipients] = [mail.subject ?? '', addressesIn(headerOf(mail, 'x-failed-recipients'))];
  const others = new Set([...deliveredTo, ...addressesIn(from)]);
  return texts.map((text) => readPlainBounce({ subject, text, failedRecipients, others })).find(({ length }) => length > 0) ?? [];
}

const SYSTEM =
  /\b(?:mailer[-_ ]?daemon|mail[-_ ]?daemon|mdaemon|postmaster|double-bounce|microsoftexchange[\da-f]+)\b|mail delivery|delivery (?:sub)?system|(?:mail|system) administrator|administrateur (?:du )?syst|systemadministrator/i;

/** Whether a mail system wrote a message: it has no return path (RFC 5321), and no person is its sender. */
function isMailSystem(mail: Email): boolean {
  const from = headerOf(mail, 'from');
  const path = headerOf(mail, 'return-path').trim();
  const isNull = /^<\s*>/.test(path);
  const isSystem = SYSTEM.test(from) || headerOf(mail, 'x-failed-recipients') !== '';
  if (path && !isNull && !SYSTEM.test(path)) return false;
  // out of office: without a return path as well, but from the person's own address
  return isSystem || (isNull && !/^\s*auto-/i.test(headerOf(mail, 'auto-submitted')) && headerOf(mail, 'x-auto-response-suppress') === '');
}

/** Returns the Message-ID of the returned message, else the quoted one, else that of the reply header. */
function returnedIdOf(mail: Email, texts: string[]): string | null {
  const headers = partsOf(mail, RETURNED).map((part) => part.replace(/\r/g, '').split(/\n[ \t]*\n/, 1)[0] ?? '');
  const status = partsOf(mail, DELIVERY_STATUS);
  for (const part of [...headers, ...status, ...texts]) {
    const id = /^[>| \t]{0,20}(?:x-original-)?message-id:\s{0,20}(?:[>|]\s{0,20})?<([^<>\s]{1,300})>/im.exec(part)?.[1];
    if (id) return id;
  }
  return /<([^<>\s]{1,300})>\s*$/.exec(headerOf(mail, 'in-reply-to') || headerOf(mail, 'references'))?.[1] ?? null;
}

const partsOf = (mail: Email, type: RegExp): string[] =>
  mail.attachments.filter(({ mimeType }) => type.test(mimeType)).map(({ content }) => decoded(content).slice(0, MAX.part));

const decoded = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

const bytesOf = (mail: Email, type: RegExp): Uint8Array | undefined => {
  const content = mail.attachments.find(({ mimeType }) => type.test(mimeType))?.content;
  return content instanceof ArrayBuffer ? new Uint8Array(content) : undefined;
};

/** Returns the plain text of a message and of its HTML. */
const textsOf = (mail: Email): string[] =>
  [mail.text ?? '', textOfHtml((mail.html ?? '').slice(0, MAX.part))].map((text) =>
    text
      .slice(0, MAX.part)
      .replace(/\r\n?/g, '\n')
      .replace(/\u00a0/g, ' '),
  );

/** Returns the first value of a header that may be repeated. */
const headerOf = (mail: Email, name: string): string =>
  mail.headers
    .filter(({ key }) => key === name)
    .map(({ value }) => value.slice(0, MAX.header))
    .join(', ');
