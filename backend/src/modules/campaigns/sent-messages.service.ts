import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors.js';
import type { SentMessage } from './campaign.contract.js';
import { CampaignMessage } from './campaign-message.entity.js';

interface Words {
  subject: string;
  text: string;
  html: string | null;
}

/** What each recipient was sent: templates, pages and settings change afterwards, a message that is out does not. */
@Injectable()
export class SentMessages {
  constructor(private readonly database: DataSource) {}

  /** Stores the message before its transmission, so that after an interruption it is known what may have arrived. */
  async keep(recipientId: string, prospectId: string, { subject, text, html }: Words): Promise<void> {
    await this.database
      .getRepository(CampaignMessage)
      .upsert(
        { recipient_id: recipientId, prospect_id: prospectId, subject, body_text: text, body_html: html, handed_over_at: () => 'now()' },
        ['recipient_id'],
      );
  }

  async get(campaignId: string, recipientId: string): Promise<SentMessage> {
    const found = await this.database
      .getRepository(CampaignMessage)
      .findOneBy({ recipient_id: recipientId, row: { campaign_id: campaignId } });
    if (!found) throw notFound('Ce message n’est pas gardé.');
    const { subject, body_text: text, body_html: html, handed_over_at } = found;
    return { subject, text, html, handed_over_at: handed_over_at.toISOString() };
  }
}
