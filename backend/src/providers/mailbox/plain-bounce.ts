import { addressesIn } from './bounce-addresses.js';
import type { ReturnedRecipient } from './bounce-report.js';
import { refinedStatus, statusIn } from './bounce-status.js';

/** A message of a mail system without a delivery status. */
export interface PlainMessage {
  subject: string;
  text: string;
  /** Field `X-Failed-Recipients` of Exim and Gmail. */
  failedRecipients: string[];
  /** Sender and recipients of the report. */
  others: ReadonlySet<string>;
}

const MAX = { diagnostic: 300, recipients: 50 };

/** Where the returned message or its headers begin. */
const COPY =
  /^[ \t>]{0,20}(?:[-_=* ]{2,60}.{0,40}(?:copy of (?:the|your) message|original message|returned message|message (?:header|follows)|unsent message|undelivered message|nachricht|message d[’']origine|messaggio originale).{0,80}|original message (?:headers?|details).{0,20}|en-têtes (?:du message )?d[’']origine.{0,30}|ursprüngliche (?:nachrichten)?kopfzeilen.{0,10}|intestazioni (?:del messaggio )?original.{0,30}|(?:return-path|received|message-id|mime-version):.*)$/im;

/** Nothing was delivered, in the words of mail systems. */
const UNDELIVERED =
  /undeliver|not (?:be |been )?(?:yet been )?(?:successfully )?deliver|wasn[’']t deliver|couldn[’']t be deliver|unable to deliver|(?:delivery|sending) .{0,30}fail|fail\w* .{0,20}deliver|delivery status|delivery has failed|returned mail|return(?:ed)? to sender|returning message|failure notice|mail delivery|smtp error|permanent (?:fatal )?error|unzustellbar|nicht .{0,30}zugestellt|zustellung .{0,60}(?:fehlgeschlagen|gescheitert)|fehler bei der nachrichtenzustellung|non remise?\b|n[’']a (?:pas |pu )+(?:été |être )*(?:remis|distribué|délivré|livré)|échec .{0,10}(?:remise|distribution)|non distribué|mancat[ao] (?:consegna|recapito)|(?:impossibile|non .{0,20}) (?:consegna|recapita)/i;

/** The server continues to retry. */
const DELAYED =
  /(?:will|shall) (?:be |keep |continue ).{0,20}(?:tr(?:y|ied|ies)|retr)|will (?:re)?try (?:again|for)|delivery attempts will continue|not yet been delivered|has(?: not)? been delayed|(?:message|delivery|mail) (?:is )?(?:still )?delayed|\(delay\)|still being retried|no action is required|delivery (?:delayed|incomplete)|temporary (?:problem|failure|error)|retardée?\b|verzögert|ritardat[ao]/i;
const GIVEN_UP =
  /permanent (?:fatal |delivery )?(?:error|failure)|given up|will not (?:be )?retr|not going to try again|retry (?:timeout|time) exceeded|in the queue too long|(?:could|was) not be delivered|address not found|unroute?able|endgültig|définitive/i;

/** Returns the recipients that a message of a mail system reports as not reached; empty when it is not such a report. */
export function readPlainBounce(message: PlainMessage): ReturnedRecipient[] {
  const text = reportOf(message.text);
  const found = recipientsOf(text, message);
  const status = statusIn(text);
  const says = UNDELIVERED.test(message.subject) || UNDELIVERED.test(text);
  const isMeant = refinedStatus('5.0.0', text) !== '5.0.0';
  const isReport = message.failedRecipients.length > 0 || says || (status && (isMeant || found.some(({ isHeading }) => isHeading)));
  const isDelayed = DELAYED.test(message.subject) || (DELAYED.test(text) && !GIVEN_UP.test(text) && !status?.startsWith('5'));
  if (!isReport || !(status || isMeant || isDelayed || GIVEN_UP.test(text))) return [];
  const code = (part: string) => statusIn(part) ?? status ?? (isDelayed ? '4.0.0' : '5.0.0');
  const isOpen = (part: string) => isDelayed || (code(part).startsWith('4') && !GIVEN_UP.test(text));
  const all: { address: string | null; part: string }[] = found.length > 0 ? found : [{ address: null, part: text }];
  return all.map(({ address, part }) => recipient(address, part, code(part), isOpen(part)));
}

function recipient(final: string | null, part: string, code: string, isOpen: boolean): ReturnedRecipient {
  const at = Math.max(0, part.search(/[45]\.[0-7]\.\d{1,3}|\b[45]\d\d\b/));
  return {
    original: null,
    final,
    action: isOpen ? 'delayed' : 'failed',
    status: refinedStatus(isOpen ? code.replace(/^5/, '4') : code, part),
    diagnostic: part.slice(at, at + MAX.diagnostic).trim(),
  };
}

/** Returns the text before the returned message. */
function reportOf(text: string): string {
  const at = text.search(COPY);
  return at > 0 && text.slice(0, at).trim() ? text.slice(0, at) : text;
}

interface Found {
  address: string;
  /** The address begins its line, as in lists of recipients. */
  isHeading: boolean;
  /** From the line of the address to that of the next one. */
  part: string;
}

const HEADING =
  /^[\s>*•·-]*(?:(?:to|an|à|a|recipient|destinataire|empfänger|destinatario)\s*:\s*)?[<"']?(?:mailto:)?\S{1,64}@[^\s:,;()]{3,255}(?=[\s:,;()]|$)/iu;
const IN_SENTENCE =
  /(?<!\p{L})(?:to|à|an|für|for|a|recipients?|destinataires?|empfänger|destinatari\w?|remise?|rcpt to)(?:\s*:\s*|\s+)[<"'(]{0,2}(\S{1,64}@[^\s:,;()]{3,255})/giu;

/** The failed recipients: those that a field names, else those that head a line, else those of a sentence, else any other. */
function recipientsOf(text: string, { failedRecipients, others }: PlainMessage): Found[] {
  const isOther = (address: string) => others.has(address) || /^(?:postmaster|mailer-daemon|abuse)@/.test(address);
  const headings = [...new Set(text.split('\n').flatMap((line) => addressesIn(HEADING.exec(line)?.[0] ?? '').slice(0, 1)))];
  const sentences = [...text.matchAll(IN_SENTENCE)].flatMap(([, written = '']) => addressesIn(written).slice(0, 1));
  const choices = [failedRecipients, headings, sentences, addressesIn(text).slice(0, 1)].map((addresses) =>
    [...new Set(addresses)].filter((address) => !isOther(address)).slice(0, MAX.recipients),
  );
  const addresses = choices.find(({ length }) => length > 0) ?? [];
  const lower = text.toLowerCase();
  const starts = addresses.map((address) => lower.lastIndexOf('\n', lower.indexOf(address)) + 1);
  return addresses.map((address, index) => {
    const start = starts[index] ?? 0;
    const end = Math.min(...starts.filter((other) => other > start), text.length);
    return { address, isHeading: headings.includes(address), part: text.slice(start, end) };
  });
}
