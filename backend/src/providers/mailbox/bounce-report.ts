import type { ParsedMail } from 'mailparser';

/** What a returned message says of one recipient (RFC 3464). */
export interface ReturnedRecipient {
  /** As we wrote it, and where it was forwarded to in the end. */
  original: string | null;
  final: string | null;
  action: string;
  /** Enhanced status code, e.g. `5.1.1`. */
  status: string | null;
  diagnostic: string;
}

export interface BounceReport {
  /** Addresses that the report itself was sent to: one of them may be the return address of a letter. */
  deliveredTo: string[];
  recipients: ReturnedRecipient[];
  /** Message-ID of the letter that came back. */
  returnedId: string | null;
}

const MAX = { recipients: 50, addresses: 20, diagnostic: 300, part: 100_000 };
const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]{1,255}/g;
const STATUS = /\b([245]\.\d{1,3}\.\d{1,3})\b/;

/** Null for whatever is no report of a delivery: answers of people, automatic ones (RFC 3834), anything else. */
export async function readBounce(source: Uint8Array): Promise<BounceReport | null> {
  // loaded by the child that reads a report, not by those that read pages
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(Buffer.from(source), { skipHtmlToText: true, skipTextToHtml: true, keepDeliveryStatus: true } as object);
  const part = (type: RegExp) =>
    mail.attachments
      .find(({ contentType }) => type.test(contentType))
      ?.content.subarray(0, MAX.part)
      .toString('utf8');
  const report = part(/^message\/(?:global-)?delivery-status$/i);
  const isReport = report !== undefined && /multipart\/report/i.test(headerOf(mail, 'content-type'));
  const recipients = isReport ? recipientsOf(report) : plainRecipient(mail);
  if (recipients.length === 0) return null;
  const returned = part(/^(?:message\/(?:rfc822|global)|text\/rfc822-headers|message\/rfc822-headers)$/i) ?? textOf(mail);
  return {
    deliveredTo: ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to']
      .flatMap((name) => addressesIn(headerOf(mail, name)))
      .slice(0, MAX.addresses),
    recipients: recipients.slice(0, MAX.recipients),
    returnedId: /^message-id:\s*<([^<>\s]{1,300})>/im.exec(returned)?.[1] ?? null,
  };
}

/** Groups of fields, parted by empty lines: the first tells of the message, each further one of a recipient. */
function recipientsOf(report: string): ReturnedRecipient[] {
  const groups = report
    .replace(/\r/g, '')
    .split(/\n{2,}/)
    .map(fieldsOf);
  return groups.flatMap((fields) => {
    const [final, original] = [fields.get('final-recipient'), fields.get('original-recipient')].map(addressOfField);
    if (!final && !original) return [];
    const diagnostic = (fields.get('diagnostic-code') ?? '').slice(0, MAX.diagnostic);
    const status = STATUS.exec(fields.get('status') ?? '')?.[1] ?? STATUS.exec(diagnostic)?.[1] ?? null;
    return [{ original: original ?? null, final: final ?? null, action: (fields.get('action') ?? '').toLowerCase(), status, diagnostic }];
  });
}

function fieldsOf(group: string): Map<string, string> {
  const lines = group.replace(/\n[ \t]+/g, ' ').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(':');
      return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const] : [];
    }),
  );
}

/** « rfc822; anne@exemple.ch ». */
const addressOfField = (field: string | undefined): string | undefined => addressesIn(field?.split(';').at(-1) ?? '')[0];

/** Some servers write no report: a message of the mail system itself, without a sender, that names a final refusal. */
function plainRecipient(mail: ParsedMail): ReturnedRecipient[] {
  const isSystem =
    /^<\s*>$/.test(headerOf(mail, 'return-path').trim()) ||
    /^(?:mailer-daemon|postmaster)@/i.test(addressesIn(headerOf(mail, 'from'))[0] ?? '');
  const isAnswer = /^auto-replied/i.test(headerOf(mail, 'auto-submitted').trim());
  const text = textOf(mail);
  const status = STATUS.exec(text)?.[1];
  if (!isSystem || isAnswer || !status) return [];
  const at = text.indexOf(status);
  return [
    {
      original: null,
      final: null,
      action: status.startsWith('4') ? 'delayed' : 'failed',
      status,
      diagnostic: text.slice(at, at + MAX.diagnostic),
    },
  ];
}

const textOf = (mail: ParsedMail): string => (mail.text ?? '').slice(0, MAX.part);

/** As it was written, of a header that may stand several times. */
const headerOf = (mail: ParsedMail, name: string): string =>
  mail.headerLines
    .filter(({ key }) => key === name)
    .map(({ line }) => line.slice(line.indexOf(':') + 1).slice(0, 5000))
    .join(', ');

const addressesIn = (text: string): string[] => [...text.slice(0, 5000).matchAll(ADDRESS)].map(([address]) => address.toLowerCase());
