import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { ForeignReader } from '../../providers/foreign/foreign-reader.service.js';
import type { BounceReport, ReturnedRecipient } from '../../providers/mailbox/bounce-report.js';
import { bounceWords, isDeadAddress } from '../../providers/mailbox/bounce-words.js';
import { ProviderError } from '../../providers/provider-error.js';
import { PERSON_MAIL } from '../../rules/mail-kinds.rules.js';
import { StoredMailbox } from '../settings/stored-mailbox.service.js';
import { ContactKeys } from '../suppressions/contact-keys.service.js';
import { SealedSecrets } from '../suppressions/sealed-secrets.service.js';
import { Suppressions } from '../suppressions/suppressions.service.js';
import { CampaignEvent } from './campaign-event.entity.js';
import { deriveRecipient } from './campaign-events.service.js';
import { refreshCounts } from './campaign-ledger.service.js';
import { holdRecipient } from './held-recipient.queries.js';
import { recipientOf, returnAddress } from './return-address.js';

/** Of our own Message-IDs: the row of the recipient before the @. */
const OWN_ID = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i;

interface Returned {
  id: string;
  campaign_id: string;
  prospect_id: string | null;
  email_hash: string;
}

/** Processes bounces: matched by their signed return address, else by the Message-ID and recipient in the report. */
@Injectable()
export class Bounces {
  constructor(
    private readonly database: DataSource,
    private readonly reader: ForeignReader,
    private readonly mailbox: StoredMailbox,
    private readonly secrets: SealedSecrets,
    private readonly keys: ContactKeys,
    private readonly suppressions: Suppressions,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the return address of a recipient's message; null = the sender. */
  async returnAddressOf(recipientId: string): Promise<string | null> {
    const pattern = await this.mailbox.returnPattern();
    return pattern && returnAddress(pattern, recipientId, await this.secrets.get('return_address'));
  }

  /** Whether a message of the mailbox was the report of one of our e-mails; the same one twice changes nothing. */
  async take(source: Buffer): Promise<boolean> {
    const report = await this.reader.read('bounce', source).catch((error: unknown) => {
      // what our own readers cannot bear is left to a person
      if (error instanceof ProviderError) return null;
      throw error;
    });
    if (!report) return false;
    const bySignature = await this.signed(report);
    const recipients = bySignature ? report.recipients.slice(0, 1) : report.recipients;
    let taken = false;
    for (const recipient of recipients) {
      const id = bySignature ?? (await this.named(report, recipient));
      if (id ? await this.keep(id, recipient) : await this.storePersonMailBounce(report, recipient)) taken = true;
    }
    return taken;
  }

  private async signed({ deliveredTo }: BounceReport): Promise<string | null> {
    const pattern = await this.mailbox.returnPattern();
    if (!pattern) return null;
    const key = await this.secrets.get('return_address');
    for (const address of deliveredTo) {
      const id = recipientOf(pattern, address, key);
      if (id) return id;
    }
    return null;
  }

  /** Matches by Message-ID, which only a receiver knows, and only for the address that the e-mail was sent to. */
  private async named({ returnedId }: BounceReport, { original, final }: ReturnedRecipient): Promise<string | null> {
    const id = OWN_ID.exec(returnedId ?? '')?.[1]?.toLowerCase();
    const hasher = await this.keys.hasher();
    const hashes = [original, final].flatMap((address) => (address ? [hasher(address)] : []));
    if (!id || hashes.length === 0) return null;
    const [row] = await this.database.query<{ id: string }[]>(`SELECT id FROM campaign_recipients WHERE id = $1 AND email_hash = ANY($2)`, [
      id,
      hashes,
    ]);
    return row?.id ?? null;
  }

  /** A refusal of the address ends all writing to it, as one that the e-mail provider reports does; a delay is only noted. */
  private async keep(id: string, recipient: ReturnedRecipient): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      await holdRecipient(manager, id);
      const [row] = await manager.query<Returned[]>(
        `SELECT id, campaign_id, prospect_id, email_hash FROM campaign_recipients WHERE id = $1 AND state IN ('sent', 'unknown', 'sending')`,
        [id],
      );
      if (!row) return false;
      if (await this.suppressions.isErased(manager, row.email_hash)) return true;
      if (await this.event(manager, row, recipient)) await this.apply(manager, row, recipient);
      return true;
    });
  }

  /** The mail of staff to one person, by its Message-ID and only for the address that it went to; a delay is nothing new there. */
  private async storePersonMailBounce({ returnedId }: BounceReport, recipient: ReturnedRecipient): Promise<boolean> {
    const { original, final, status, action } = recipient;
    const id = OWN_ID.exec(returnedId ?? '')?.[1]?.toLowerCase();
    if (!id) return false;
    const hasher = await this.keys.hasher();
    const hashes = [original, final].flatMap((address) => (address ? [hasher(address)] : []));
    return this.database.transaction(async (manager) => {
      const message = await this.outbox.returned(manager, id, PERSON_MAIL, null);
      const email_hash = message && hasher(message.recipient);
      if (!message || !email_hash || !hashes.includes(email_hash)) return false;
      if (action === 'delayed' || (await this.suppressions.isErased(manager, email_hash))) return true;
      await this.outbox.returned(manager, id, PERSON_MAIL, bounceWords(status, action));
      if (isDeadAddress(status))
        await this.suppressions.add(manager, { email_hash, scope: 'all', reason: 'bounced', prospect_id: message.prospect_id });
      return true;
    });
  }

  /** False when it is known already. */
  private async event(manager: EntityManager, row: Returned, { action, status, diagnostic }: ReturnedRecipient): Promise<boolean> {
    const type = action === 'failed' ? ('bounced' as const) : ('delayed' as const);
    const values = {
      campaign_id: row.campaign_id,
      prospect_id: row.prospect_id,
      recipient_id: row.id,
      type,
      email: null,
      occurred_at: this.clock.now(),
      actor: 'unknown' as const,
      dedupe_key: createHash('sha256')
        .update(JSON.stringify(['mailbox', row.id, type]))
        .digest('hex'),
      raw: { source: 'mailbox', status, diagnostic },
    };
    const made = await manager.createQueryBuilder().insert().into(CampaignEvent).values(values).orIgnore().returning('id').execute();
    return (made.raw as unknown[]).length > 0;
  }

  private async apply(manager: EntityManager, row: Returned, { action, status }: ReturnedRecipient): Promise<void> {
    // a bounced message was sent, even if that was unclear
    await manager.query(
      `UPDATE campaign_recipients SET detail = $2, state = 'sent', sent_at = coalesce(sent_at, claimed_at, now()) WHERE id = $1`,
      [row.id, bounceWords(status, action)],
    );
    await deriveRecipient(manager, row.id);
    if (action === 'failed' && isDeadAddress(status)) {
      const { email_hash, campaign_id, prospect_id } = row;
      await this.suppressions.add(manager, { email_hash, scope: 'all', reason: 'bounced', campaign_id, prospect_id });
    }
    await refreshCounts(manager, row.campaign_id);
  }
}
