import type { Email } from 'postal-mime';
import { addressesIn } from './bounce-addresses.js';
import { parseDeliveryStatus } from './delivery-status.js';
import { textOfHtml } from './html-text.js';
import { readPlainBounce } from './plain-bounce.js';

/** What a returned message says of one recipient (RFC 3464). */
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
  /** Message-ID of the message that came back. */
  returnedId: string | null;
}

const MAX = { recipients: 50, addresses: 20, part: 100_000, bytes: 300_000, header: 5000 };
/** Bounds of the parser; its own are made for mail that is shown. */
const PARSER = { maxNestingDepth: 20, maxHeadersSize: 200_000, forceRfc822Attachments: true } as const;

/** Null for whatever is no report of a failed or delayed delivery: replies of people, automatic ones (RFC 3834), anything else. */
export async function readBounce(source: Uint8Array): Promise<BounceReport | null> {
  // loaded by the child that reads a report, not by those that read pages
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(source.subarray(0, MAX.bytes), PARSER).catch(() => null);
  if (!mail) return null;
  const text = textOf(mail);
  const deliveredTo = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to'].flatMap((name) =>
    addressesIn(headerOf(mail, name)),
  );
  const recipients = recipientsOf(mail, text, deliveredTo);
  if (recipients.length === 0) return null;
  return {
    deliveredTo: deliveredTo.slice(0, MAX.addresses),
    recipients: recipients.slice(0, MAX.recipients),
    returnedId: returnedIdOf(mail, text),
  };
}

const DELIVERY_STATUS = /^message\/(?:global-)?delivery-status$/i;
const RETURNED = /^(?:message\/(?:rfc822|global)|(?:text|message)\/(?:rfc822|global)-headers)$/i;

function recipientsOf(mail: Email, text: string, deliveredTo: string[]): ReturnedRecipient[] {
  const isReport = /^\s*multipart\/report/i.test(headerOf(mail, 'content-type'));
  const isSystem = isMailSystem(mail);
  const statuses = isReport || isSystem ? partsOf(mail, DELIVERY_STATUS) : [];
  if (statuses.length > 0) return statuses.flatMap(parseDeliveryStatus);
  if (!isSystem || /report-type="?(?:disposition-notification|feedback-report)/i.test(headerOf(mail, 'content-type'))) return [];
  return readPlainBounce({
    subject: mail.subject ?? '',
    text,
    failedRecipients: addressesIn(headerOf(mail, 'x-failed-recipients')),
    others: new Set([...deliveredTo, ...addressesIn(headerOf(mail, 'from'))]),
  });
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

/** The headers of the message that came back, else those that the text quotes, else what the report answers to. */
function returnedIdOf(mail: Email, text: string): string | null {
  const headers = partsOf(mail, RETURNED).map((part) => part.replace(/\r/g, '').split(/\n[ \t]*\n/, 1)[0] ?? '');
  const status = partsOf(mail, DELIVERY_STATUS);
  for (const part of [...headers, ...status, text]) {
    const id = /^[>|\s]*(?:x-original-)?message-id:\s*(?:[>|]\s*)?<([^<>\s]{1,300})>/im.exec(part)?.[1];
    if (id) return id;
  }
  return /<([^<>\s]{1,300})>\s*$/.exec(headerOf(mail, 'in-reply-to') || headerOf(mail, 'references'))?.[1] ?? null;
}

const partsOf = (mail: Email, type: RegExp): string[] =>
  mail.attachments.filter(({ mimeType }) => type.test(mimeType)).map(({ content }) => decoded(content).slice(0, MAX.part));

const decoded = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** The text alone: with a part in HTML beside it, that says the same. */
const textOf = (mail: Email): string =>
  (mail.text?.trim() ? mail.text : textOfHtml((mail.html ?? '').slice(0, MAX.part)))
    .slice(0, MAX.part)
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ');

/** The value of a header that may stand several times. */
const headerOf = (mail: Email, name: string): string =>
  mail.headers
    .filter(({ key }) => key === name)
    .map(({ value }) => value.slice(0, MAX.header))
    .join(', ');
