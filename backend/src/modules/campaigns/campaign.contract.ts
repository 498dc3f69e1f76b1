import { z } from 'zod';
import { asRead, email, isoDateTime, moment, requiredText, uuid } from '../../common/http/field.contract.js';
import { NOT_SENT_YET } from '../../rules/review-state.rules.js';

/** Draft, scheduled (also while its messages go out), sent, paused: Brouillon, Programmée, Envoyée, En pause. */
export const campaignStatus = z.enum(['draft', 'scheduled', 'sent', 'paused']);
/** `smtp`: our own mail server; `emelia`: the e-mail provider. */
export const campaignChannel = z.enum(['smtp', 'emelia']);

export const recipientState = z.enum(['queued', 'sending', 'sent', 'unknown', 'failed', 'left_out']);
/** Why a person of the audience gets no message. */
export const leftOutReason = z.enum([
  ...NOT_SENT_YET,
  'invalid_address',
  'no_permission',
  'suppressed',
  'bounced',
  'blocked_client',
  'already_in',
  'cancelled',
  'gone',
]);
export const engagement = z.enum(['opened', 'clicked', 'replied', 'bounced', 'unsubscribed', 'complained']);

/** The audience: chosen prospects, else the filter of the prospects' list; empty = none yet. */
export const campaignAudience = z.object({
  prospectIds: z.array(uuid).max(50_000).optional(),
  filter: z.record(z.string(), z.unknown()).optional(),
});

const name = requiredText('Le nom de la campagne est requis', 200);
const subject = requiredText('Le sujet est requis', 300);
const template = z.string('Le contenu est requis').trim().max(50_000, '50000 caractères au maximum');

export const campaignCreate = z.object({
  name,
  subject,
  template: template.default(''),
  channel: campaignChannel.default('smtp'),
  /** Account of who signs it. */
  signed_by: uuid.nullish(),
  target_audience: campaignAudience.default({}),
  /** Creates it at the provider now instead of at the start. */
  createAtProvider: z.boolean().default(false),
});

/** PUT merges; only drafts and pauses change, and the audience only before the start. Other keys are ignored. */
export const campaignUpdate = z.object({
  ...asRead,
  name: name.optional(),
  subject: subject.optional(),
  template: template.optional(),
  channel: campaignChannel.optional(),
  signed_by: uuid.nullish(),
  target_audience: campaignAudience.optional(),
});

const count = z.number().int();

/** What became of the ledger's rows. */
export const ledgerCounts = z.object({
  queued: count,
  sending: count,
  sent: count,
  unknown: count,
  failed: count,
  left_out: count,
});

const rate = z.number();
/** Shares of the sent messages in percent, to a tenth (specification 3, section 4). */
const rates = z.object({
  seen: rate,
  quiz: rate,
  open: rate.nullable(),
  click: rate.nullable(),
  reply: rate.nullable(),
  bounce: rate.nullable(),
});

/** Null is what the campaign's channel cannot measure. */
export const campaignStatistics = z.object({
  sent: count,
  /** Recipients who visited their page since, and who finished the quiz since. */
  seen: count,
  quiz: count,
  opened: count.nullable(),
  clicked: count.nullable(),
  replied: count.nullable(),
  bounced: count.nullable(),
  unsubscribed: count,
  complained: count.nullable(),
  /** Messages that only mail scanners and picture proxies opened or clicked. */
  gateway: count.nullable(),
  rates,
});

export const campaign = z.object({
  id: uuid,
  name: z.string(),
  subject: z.string(),
  template: z.string(),
  channel: campaignChannel,
  signed_by: uuid.nullable(),
  status: campaignStatus,
  emelia_id: z.string().nullable(),
  target_audience: campaignAudience,
  /** Size of the audience: from the ledger if it exists, else by the rules. */
  audience_count: count,
  scheduled_date: isoDateTime.nullable(),
  started_at: isoDateTime.nullable(),
  cancelled_at: isoDateTime.nullable(),
  halt_reason: z.string().nullable(),
  /** State at the provider when last polled, in its own word; error of the last poll, French. */
  provider_state: z.string().nullable(),
  polled_at: isoDateTime.nullable(),
  poll_error: z.string().nullable(),
  sent_at: isoDateTime.nullable(),
  sent_count: count,
  /** Null where the channel cannot measure it. */
  open_count: count.nullable(),
  click_count: count.nullable(),
  ledger: ledgerCounts,
  /** Only of sent campaigns. */
  statistics: campaignStatistics.nullable(),
  created_at: isoDateTime,
  updated_at: isoDateTime,
});

/** Why no campaign may leave, in French; null = it may. */
export const campaignSender = z.object({ objection: z.string().nullable() });

/** How many get the message, and who does not, by reason. `warnings`: what staff should mend first, French. */
export const audiencePreview = z.object({
  total: count,
  recipients: count,
  leftOut: z.array(
    z.object({
      reason: leftOutReason,
      count,
      /** All of those without permission, up to 5000. */ ids: z.array(uuid),
      /** Filter of the prospects’ list for these people; null when there is none. */ filter: z.record(z.string(), z.unknown()).nullable(),
      examples: z.array(z.object({ id: uuid, label: z.string() })),
    }),
  ),
  warnings: z.array(z.string()),
  /** Whether pages must have been approved (setting `review.required`). */
  reviewRequired: z.boolean(),
  /** Number of people of a running campaign that were left out for a missing approval and may now be added. */
  approvedSince: count,
});

/** A preview; `about`: the prospect whose values it uses, null for sample values. */
export const messagePreview = z.object({ about: z.string().nullable(), subject: z.string(), text: z.string(), html: z.string() });

/** What one person was sent; `html` is null where the provider made the layout. */
export const sentMessage = z.object({ subject: z.string(), text: z.string(), html: z.string().nullable(), handed_over_at: isoDateTime });

export const recipient = z.object({
  id: uuid,
  campaign_id: uuid,
  prospect_id: uuid.nullable(),
  /** Null once the person is erased. */
  label: z.string().nullable(),
  email: z.string().nullable(),
  state: recipientState,
  reason: leftOutReason.nullable(),
  detail: z.string().nullable(),
  attempts: count,
  claimed_at: isoDateTime.nullable(),
  sent_at: isoDateTime.nullable(),
  opened_at: isoDateTime.nullable(),
  clicked_at: isoDateTime.nullable(),
  replied_at: isoDateTime.nullable(),
  bounced_at: isoDateTime.nullable(),
  unsubscribed_at: isoDateTime.nullable(),
  complained_at: isoDateTime.nullable(),
  /** First visit of the personal page after the message. */
  seen_at: isoDateTime.nullable(),
  /** Whether the sent message is stored. */
  has_message: z.boolean(),
  created_at: isoDateTime,
});

/** An event as reported by the provider. */
export const campaignEvent = z.object({
  id: uuid,
  campaign_id: uuid.nullable(),
  prospect_id: uuid.nullable(),
  label: z.string().nullable(),
  type: z.string(),
  actor: z.enum(['human', 'gateway', 'unknown']),
  occurred_at: isoDateTime,
  created_at: isoDateTime,
});

export const campaignSchedule = z.object({
  /** Absent: now. */
  at: moment('Indiquez le jour et l’heure').optional(),
});
export const testSend = z.object({ email: email("L'email doit être valide", "L'email doit être valide").optional() });
export const testSent = z.object({ recipient: z.string() });
export const retaken = z.object({ added: count });
/** Failed messages that are sent again, and those whose recipients may no longer be contacted. */
export const failedRetried = z.object({ again: count, leftOut: z.array(z.object({ reason: leftOutReason, count })) });
export const addedProspect = z.object({ prospectId: uuid });
/** What a member of staff found out about a message that was « à vérifier ». */
export const resolution = z.object({ outcome: z.enum(['sent', 'failed', 'queued']) });
export const recipientParams = z.object({ id: uuid, recipientId: uuid });

export const webhookSetup = z.object({
  url: z.string(),
  keyStored: z.boolean(),
  /** Time of the last event of the provider. */
  lastEventAt: isoDateTime.nullable(),
  events: z.number().int(),
});
export const webhookConfigured = z.object({ url: z.string(), registered: z.number().int(), message: z.string() });

export type CampaignStatus = z.infer<typeof campaignStatus>;
export type CampaignChannel = z.infer<typeof campaignChannel>;
export type CampaignAudience = z.infer<typeof campaignAudience>;
export type CampaignCreate = z.infer<typeof campaignCreate>;
export type CampaignUpdate = z.infer<typeof campaignUpdate>;
export type CampaignRecord = z.infer<typeof campaign>;
export type CampaignStatistics = z.infer<typeof campaignStatistics>;
export type LedgerCounts = z.infer<typeof ledgerCounts>;
export type RecipientState = z.infer<typeof recipientState>;
export type LeftOutReason = z.infer<typeof leftOutReason>;
export type Engagement = z.infer<typeof engagement>;
export type CampaignSender = z.infer<typeof campaignSender>;
export type AudiencePreview = z.infer<typeof audiencePreview>;
export type MessagePreview = z.infer<typeof messagePreview>;
export type SentMessage = z.infer<typeof sentMessage>;
export type RecipientRecord = z.infer<typeof recipient>;
export type CampaignEventRecord = z.infer<typeof campaignEvent>;
export type Resolution = z.infer<typeof resolution>['outcome'];
export type FailedRetried = z.infer<typeof failedRetried>;
export type WebhookSetup = z.infer<typeof webhookSetup>;
export type WebhookConfigured = z.infer<typeof webhookConfigured>;
