import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors.js';
import { hashSecret } from '../../common/tokens.js';
import { type Language, t } from '../../rules/language.rules.js';
import { withdrawPermissions } from '../permissions/permissions.service.js';
import { Settings } from '../settings/settings.service.js';
import { maskedEmail } from '../suppressions/email-address.js';
import type { SuppressionScope } from '../suppressions/suppression.contract.js';
import { Suppression } from '../suppressions/suppression.entity.js';
import { Suppressions } from '../suppressions/suppressions.service.js';
import type { UnsubscribeState } from './unsubscribe.contract.js';
import { UnsubscribeLink } from './unsubscribe-link.entity.js';

/** The link under each message that ends all others. */
@Injectable()
export class Unsubscriptions {
  constructor(
    private readonly database: DataSource,
    private readonly suppressions: Suppressions,
    private readonly settings: Settings,
  ) {}

  /** What the page of a link shows; looking changes nothing. */
  async stateOf(secret: string): Promise<UnsubscribeState> {
    const link = await this.link(secret);
    if (!link) throw notFound(t`Ce lien est invalide. Reprenez-le dans le message que vous avez reçu.`);
    const [{ name, accent, email }, rows] = await Promise.all([
      this.settings.get('agency'),
      this.database.getRepository(Suppression).findBy({ email_hash: link.email_hash }),
    ]);
    const scope = rows.some((row) => row.scope === 'all') ? 'all' : rows.length > 0 ? 'marketing' : null;
    return { agency: { name, accent, email }, address: link.prospect ? maskedEmail(link.prospect.email) : null, scope };
  }

  /** The person's own wish; the same link may widen it later. False for an unknown link. */
  async unsubscribe(secret: string, scope: SuppressionScope): Promise<boolean> {
    const link = await this.link(secret);
    if (!link) return false;
    const { email_hash, campaign_id, prospect_id, recipient_id } = link;
    await this.database.transaction(async (manager) => {
      await this.suppressions.add(manager, { email_hash, scope, reason: 'unsubscribed', campaign_id, prospect_id });
      if (recipient_id)
        await manager.query(`UPDATE campaign_recipients SET unsubscribed_at = coalesce(unsubscribed_at, now()) WHERE id = $1`, [
          recipient_id,
        ]);
      await withdrawPermissions(manager, prospect_id);
    });
    return true;
  }

  async isKnown(secret: string): Promise<boolean> {
    return (await this.link(secret)) !== null;
  }

  /** Of the prospect whom the message was for. */
  async languageOf(secret: string): Promise<Language | null> {
    return (await this.link(secret))?.prospect?.language ?? null;
  }

  private link(secret: string): Promise<UnsubscribeLink | null> {
    return this.database
      .getRepository(UnsubscribeLink)
      .findOne({ where: { token_hash: hashSecret(secret) }, relations: { prospect: true } });
  }
}
