import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { applyFilters, applySearch, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { countable } from '../prospects/examples.queries.js';
import { CAMPAIGN_STEPS, visitOfPerson } from '../prospects/interest-conditions.js';
import { StoredMailbox } from '../settings/stored-mailbox.service.js';
import { AudienceQueries } from './audience.queries.js';
import type { CampaignRecord, LedgerCounts } from './campaign.contract.js';
import { statisticsOf } from './campaign-statistics.js';
import { EmailCampaign } from './email-campaign.entity.js';

const FIELDS = { name: 'text', status: 'text', channel: 'text', created_at: 'date', scheduled_date: 'date' } satisfies FilterFields;

/** `q`: part of the name or subject; accents do not matter. `at_provider`: whether it exists at the e-mail provider. */
export const campaignListQuery = listQuery(['created_at', 'scheduled_date', 'name', 'status', 'id'], FIELDS, {
  q: z.string().max(500).optional(),
  at_provider: z.boolean().optional(),
});

interface Figures extends LedgerCounts {
  campaign_id: string;
  total: number;
  seen: number;
  quiz: number;
  opened: number;
  clicked: number;
  replied: number;
  bounced: number;
  unsubscribed: number;
  complained: number;
  gateway: number;
  /** Whether the provider has reported anything of it. */
  reported: boolean;
}

/** Campaigns as staff sees them. */
@Injectable()
export class CampaignQueries {
  constructor(
    private readonly database: DataSource,
    private readonly audience: AudienceQueries,
    private readonly mailbox: StoredMailbox,
  ) {}

  async page(query: ListQuery<z.infer<typeof campaignListQuery>['filter']>): Promise<Page<CampaignRecord>> {
    const builder = this.database.getRepository(EmailCampaign).createQueryBuilder('campaign');
    applyFilters(builder, query.filter, FIELDS);
    const { q, at_provider: atProvider } = query.filter;
    applySearch(builder, q, `campaign.name || ' ' || campaign.subject`);
    if (atProvider !== undefined) builder.andWhere(`campaign.emelia_id IS ${atProvider ? 'NOT ' : ''}NULL`);
    const { items, ...page } = await readPage(builder, query);
    return { ...page, items: await this.toRecords(items) };
  }

  async get(id: string): Promise<CampaignRecord> {
    const found = await this.database.getRepository(EmailCampaign).findOneBy({ id });
    if (!found) throw notFound('Cette campagne n’existe pas ou a été supprimée.');
    const [record] = await this.toRecords([found]);
    return record as CampaignRecord;
  }

  private async toRecords(campaigns: EmailCampaign[]): Promise<CampaignRecord[]> {
    const [figures, readAt] = await Promise.all([this.figures(campaigns.map(({ id }) => id)), this.mailbox.readAt()]);
    return Promise.all(campaigns.map(async (campaign) => this.toRecord(campaign, figures.get(campaign.id) ?? NOTHING, readAt)));
  }

  private async toRecord(campaign: EmailCampaign, figures: Figures, readAt: Date | null): Promise<CampaignRecord> {
    const {
      queued,
      sending,
      sent,
      unknown,
      failed,
      left_out,
      total,
      seen,
      quiz,
      opened,
      clicked,
      replied,
      bounced,
      unsubscribed,
      complained,
      gateway,
      reported,
    } = figures;
    const counts = { opened, clicked, replied, bounced, complained, gateway };
    const statistics = statisticsOf({ sent, seen, quiz, unsubscribed }, counts, {
      provider: campaign.channel === 'emelia' || reported,
      // messages sent before the mailbox was read may have bounced unnoticed
      mailbox: campaign.started_at !== null && readAt !== null && readAt >= campaign.started_at,
    });
    return {
      ...campaign,
      sent_count: sent,
      open_count: statistics.opened,
      click_count: statistics.clicked,
      audience_count: campaign.started_at ? total : Math.max(total, await this.audience.count(campaign.target_audience)),
      ledger: { queued, sending, sent, unknown, failed, left_out },
      statistics: campaign.status === 'sent' ? statistics : null,
      scheduled_date: campaign.scheduled_date?.toISOString() ?? null,
      started_at: campaign.started_at?.toISOString() ?? null,
      cancelled_at: campaign.cancelled_at?.toISOString() ?? null,
      polled_at: campaign.polled_at?.toISOString() ?? null,
      sent_at: campaign.sent_at?.toISOString() ?? null,
      created_at: campaign.created_at.toISOString(),
      updated_at: campaign.updated_at.toISOString(),
    };
  }

  private async figures(ids: string[]): Promise<Map<string, Figures>> {
    const rows = await this.database.query<Figures[]>(
      `SELECT campaign_id, count(*)::int AS total, ${STATES.map((state) => `count(*) FILTER (WHERE state = '${state}')::int AS ${state}`).join(', ')},
              ${TIMES.map((time) => `count(${time}_at)::int AS ${time}`).join(', ')},
              count(*) FILTER (WHERE ${CAMPAIGN_STEPS.seen})::int AS seen,
              count(*) FILTER (WHERE ${CAMPAIGN_STEPS.quiz})::int AS quiz,
              count(*) FILTER (WHERE opened_at IS NULL AND clicked_at IS NULL AND EXISTS
                (SELECT 1 FROM emelia_events e WHERE e.recipient_id = r.id AND e.actor = 'gateway'))::int AS gateway,
              EXISTS (SELECT 1 FROM emelia_events e WHERE e.campaign_id = r.campaign_id AND e.raw ->> 'source' IS DISTINCT FROM 'mailbox') AS reported
         FROM campaign_recipients r WHERE campaign_id = ANY($1) AND ${countable('r.prospect_id')} GROUP BY campaign_id`,
      [ids],
    );
    return new Map(rows.map((row) => [row.campaign_id, row]));
  }
}

/** SQL: first visit of the personal page after the message to recipient `r`, by people, not link scanners. */
export const SEEN_SINCE = `(SELECT min(v.occurred_at) FROM events v
  WHERE v.prospect_id = r.prospect_id AND ${visitOfPerson('v.')} AND v.occurred_at >= r.sent_at)`;

const STATES = ['queued', 'sending', 'sent', 'unknown', 'failed', 'left_out'] as const;
const TIMES = ['opened', 'clicked', 'replied', 'bounced', 'unsubscribed', 'complained'] as const;
const NOTHING = {
  total: 0,
  seen: 0,
  quiz: 0,
  gateway: 0,
  reported: false,
  ...Object.fromEntries([...STATES, ...TIMES].map((name) => [name, 0])),
} as unknown as Figures;
