import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { CONFIG, type Config } from '../../common/config/env.js';
import { type CsvColumn, copiedCsv } from '../../common/database/copied-csv.js';
import { notFound } from '../../common/errors.js';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { containsWord, searchWords, spellingsOf } from '../../common/http/search-words.js';
import { applyExamples, countable, EXAMPLE_FILTER } from '../prospects/examples.queries.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { companyLabel, personalLink } from '../prospects/prospect-view.js';
import { Settings } from '../settings/settings.service.js';
import { AudienceQueries } from './audience.queries.js';
import type { CampaignEventRecord, RecipientRecord, WebhookSetup } from './campaign.contract.js';
import { CampaignEvent } from './campaign-event.entity.js';
import { CampaignRecipient } from './campaign-recipient.entity.js';
import { SEEN_SINCE } from './campaigns.queries.js';
import { EmailCampaign } from './email-campaign.entity.js';

const RECIPIENT_FIELDS = { state: 'text', reason: 'text', prospect_id: 'uuid', created_at: 'date' } satisfies FilterFields;
/** `q`: part of the person's name, e-mail or company. */
export const recipientListQuery = listQuery(['created_at', 'id'], RECIPIENT_FIELDS, {
  q: z.string().max(500).optional(),
  ...EXAMPLE_FILTER,
});

const EVENT_FIELDS = { campaign_id: 'uuid', prospect_id: 'uuid', type: 'text', actor: 'text', occurred_at: 'date' } satisfies FilterFields;
export const eventListQuery = listQuery(['occurred_at', 'id'], EVENT_FIELDS, EXAMPLE_FILTER);

/** Its four English headers (decision 23). */
const PROVIDER_COLUMNS: readonly CsvColumn[] = [
  { header: 'First Name', text: 'prospect.prenom' },
  { header: 'Last Name', text: 'prospect.nom' },
  { header: 'Email', text: 'prospect.email' },
  { header: 'Personalized Link', text: ':link || prospect.token' },
];

/** Reads the recipients of a campaign and their events. */
@Injectable()
export class RecipientQueries {
  constructor(
    private readonly database: DataSource,
    private readonly audience: AudienceQueries,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async page(campaignId: string, query: ListQuery<z.infer<typeof recipientListQuery>['filter']>): Promise<Page<RecipientRecord>> {
    const builder = this.ledger(campaignId);
    applyFilters(builder, query.filter, RECIPIENT_FIELDS);
    applyExamples(builder, query.filter, 'recipient.prospect_id');
    for (const [index, word] of searchWords(query.filter.q).entries()) {
      const { sql, values } = containsWord('prospect.search_text', spellingsOf(word), `word${index}`);
      builder.andWhere(sql, values);
    }
    const { items, ...page } = await readPage(builder, query);
    return { ...page, items: await this.toRecipients(items) };
  }

  async get(campaignId: string, id: string): Promise<RecipientRecord> {
    const found = await this.ledger(campaignId).andWhere('recipient.id = :id', { id }).getOne();
    if (!found) throw notFound('Ce destinataire n’existe pas.');
    const [record] = await this.toRecipients([found]);
    return record as RecipientRecord;
  }

  async events(query: ListQuery<z.infer<typeof eventListQuery>['filter']>): Promise<Page<CampaignEventRecord>> {
    const builder = this.database.getRepository(CampaignEvent).createQueryBuilder('event').leftJoinAndSelect('event.prospect', 'prospect');
    applyFilters(builder, query.filter, EVENT_FIELDS);
    applyExamples(builder, query.filter, 'event.prospect_id');
    const { items, ...page } = await readPage(builder, query);
    return { ...page, items: items.map(toEvent) };
  }

  async webhook(url: string, keyStored: boolean): Promise<WebhookSetup> {
    const [row] = await this.database.query<{ events: number; last: Date | null }[]>(
      `SELECT count(*)::int AS events, max(created_at) AS last FROM emelia_events WHERE ${countable('prospect_id')}`,
    );
    return { url, keyStored, events: row?.events ?? 0, lastEventAt: row?.last?.toISOString() ?? null };
  }

  /** Exports the recipients who get the message, for the provider: from the ledger if it exists, else by the rules. */
  async csv(campaignId: string, gone: AbortSignal): Promise<AsyncIterable<Buffer>> {
    const campaign = await this.database.getRepository(EmailCampaign).findOneBy({ id: campaignId });
    if (!campaign) throw notFound('Cette campagne n’existe pas ou a été supprimée.');
    const ids = campaign.started_at ? await this.inLedger(campaignId) : await this.reachable(campaign);
    const link = personalLink('', await this.settings.get('systemConfig'), this.config.publicUrl);
    const selection = this.database
      .getRepository(Prospect)
      .createQueryBuilder('prospect')
      .where('prospect.id = ANY(:ids)', { ids, link })
      .andWhere(`(NOT :isRequired OR prospect.review_status = 'validated')`, { isRequired: await this.audience.isReviewRequired() })
      .orderBy('prospect.created_at')
      .addOrderBy('prospect.id');
    return copiedCsv({ selection, columns: PROVIDER_COLUMNS, delimiter: ',', gone });
  }

  private async toRecipients(rows: CampaignRecipient[]): Promise<RecipientRecord[]> {
    const known = await this.database.query<({ id: string } & Since)[]>(
      `SELECT r.id, ${SEEN_SINCE} AS "seenAt", EXISTS (SELECT 1 FROM campaign_messages m WHERE m.recipient_id = r.id) AS "hasMessage"
         FROM campaign_recipients r WHERE r.id = ANY($1)`,
      [rows.map(({ id }) => id)],
    );
    const since = new Map(known.map((row) => [row.id, row]));
    return rows.map((row) => toRecipient(row, since.get(row.id)));
  }

  private ledger(campaignId: string): SelectQueryBuilder<CampaignRecipient> {
    return this.database
      .getRepository(CampaignRecipient)
      .createQueryBuilder('recipient')
      .leftJoinAndSelect('recipient.prospect', 'prospect')
      .where('recipient.campaign_id = :campaignId', { campaignId });
  }

  private async inLedger(campaignId: string): Promise<string[]> {
    const rows = await this.ledger(campaignId).andWhere(`recipient.state <> 'left_out' AND recipient.prospect_id IS NOT NULL`).getMany();
    return rows.map(({ prospect_id }) => prospect_id as string);
  }

  private async reachable({ id, target_audience }: EmailCampaign): Promise<string[]> {
    const judged = await this.audience.judge(this.database.manager, id, target_audience);
    return judged.filter(({ reason }) => reason === null).map(({ prospectId }) => prospectId);
  }
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

interface Since {
  seenAt: Date | null;
  hasMessage: boolean;
}

function toRecipient(
  { prospect, campaign: _, email_hash: __, next_attempt_at: ___, ...row }: CampaignRecipient,
  { seenAt, hasMessage }: Since = { seenAt: null, hasMessage: false },
): RecipientRecord {
  return {
    ...row,
    label: prospect ? companyLabel(prospect) : null,
    email: prospect?.email ?? null,
    claimed_at: iso(row.claimed_at),
    sent_at: iso(row.sent_at),
    opened_at: iso(row.opened_at),
    clicked_at: iso(row.clicked_at),
    replied_at: iso(row.replied_at),
    bounced_at: iso(row.bounced_at),
    unsubscribed_at: iso(row.unsubscribed_at),
    complained_at: iso(row.complained_at),
    seen_at: iso(seenAt),
    has_message: hasMessage,
    created_at: row.created_at.toISOString(),
  };
}

const toEvent = ({ id, campaign_id, prospect_id, prospect, type, actor, occurred_at, created_at }: CampaignEvent): CampaignEventRecord => ({
  id,
  campaign_id,
  prospect_id,
  label: prospect ? companyLabel(prospect) : null,
  type,
  actor,
  occurred_at: occurred_at.toISOString(),
  created_at: created_at.toISOString(),
});
