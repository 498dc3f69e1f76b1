import { createHash } from 'node:crypto';
import { normaliseEmail } from '../../common/is-email.js';

export type EventKind = 'sent' | 'opened' | 'clicked' | 'replied' | 'bounced' | 'unsubscribed' | 'complained' | 'unknown';

/** An event of the e-mail provider, normalised. */
export interface ProviderEvent {
  type: EventKind;
  /** Null when the provider named no time: that of its arrival counts. */
  occurredAt: Date | null;
  email: string | null;
  token: string | null;
  /** The provider's id or name of the campaign. */
  campaign: string | null;
  /** A passing bounce is no reason never to write again. */
  isHardBounce: boolean;
  /** True for a mail scanner or image proxy. */
  isGateway: boolean;
  /** Its identity within the provider. */
  key: string;
}

const KINDS: Record<string, EventKind> = {
  SENT: 'sent',
  DELIVERED: 'sent',
  FIRST_OPEN: 'opened',
  OPEN: 'opened',
  OPENED: 'opened',
  CLICK: 'clicked',
  CLICKED: 'clicked',
  REPLIED: 'replied',
  MAIL_REPLIED: 'replied',
  RE_REPLY: 'replied',
  RE_REPLY_EMAIL: 'replied',
  BOUNCED: 'bounced',
  BOUNCE: 'bounced',
  UNSUBSCRIBED: 'unsubscribed',
  UNSUBSCRIBE: 'unsubscribed',
  COMPLAINED: 'complained',
  COMPLAINT: 'complained',
  SPAM: 'complained',
};

/** Picture proxies and link scanners of mail services. */
const GATEWAYS = /GoogleImageProxy|YahooMailProxy|Barracuda|Proofpoint|Mimecast|SafeLinks|FireEye|Symantec|bot\b|crawler|HeadlessChrome/i;

type Raw = Record<string, unknown>;

export function readProviderEvent(raw: Raw): ProviderEvent {
  const contact = recordOf(raw.contact);
  const name = (textOf(raw.event) ?? textOf(raw.type) ?? '').toUpperCase();
  const email = textOf(contact.email) ?? textOf(raw.email) ?? textOf(raw.recipient);
  const campaign =
    textOf(raw.campaignId) ?? textOf(recordOf(raw.campaign)._id) ?? textOf(recordOf(raw.campaign).id) ?? textOf(raw.campaign);
  const date = textOf(raw.date) ?? textOf(raw.timestamp) ?? textOf(raw.occurredAt) ?? textOf(raw.createdAt);
  const occurred = date ? new Date(date) : null;
  const kind = textOf(raw.bounceType) ?? textOf(raw.bounceKind) ?? '';
  return {
    type: KINDS[name] ?? 'unknown',
    occurredAt: occurred && !Number.isNaN(occurred.getTime()) ? occurred : null,
    email: email ? normaliseEmail(email) : null,
    token:
      textOf(contact.token) ??
      textOf(recordOf(contact.customFields).token) ??
      textOf(recordOf(raw.customFields).token) ??
      textOf(raw.token),
    campaign,
    isHardBounce: !/soft|transient|temporary/i.test(kind),
    isGateway: GATEWAYS.test(textOf(raw.userAgent) ?? textOf(raw.user_agent) ?? ''),
    key: identityOf(raw, [name, email, date, campaign]),
  };
}

/** Returns the provider's id of the event, else the values that distinguish events (providers.md 4.4). */
function identityOf(raw: Raw, parts: (string | null)[]): string {
  const own = textOf(raw.eventId) ?? textOf(raw._id) ?? textOf(raw.id);
  return JSON.stringify(own ? ['id', own] : [...parts, textOf(raw.step), textOf(raw.version), textOf(raw.link) ?? textOf(raw.url)]);
}

/**
 * Returns a key that is equal for a webhook event and the same polled event. The two have neither id, step nor campaign name in common, but
 * person, kind and second.
 */
export function dedupeKeyOf({ type, email, occurredAt, campaign, key }: ProviderEvent, campaignId: string | null): string {
  const isKnown = type !== 'unknown' && email !== null && occurredAt !== null;
  const identity = isKnown ? JSON.stringify(['event', campaignId ?? campaign, type, email, Math.floor(occurredAt.getTime() / 1000)]) : key;
  return createHash('sha256').update(identity).digest('hex');
}

const recordOf = (value: unknown): Raw => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {});

function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() ? value.trim() : null;
}
