import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CAMPAIGN_STEPS } from '../prospects/interest-conditions.js';
import { type CampaignStep, campaignStep } from '../prospects/prospect.contract.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import type { Cohorts } from './analytics.contract.js';
import { addedWithin } from './period.js';

/** The newest campaigns; older ones by another period. */
const MAX_CAMPAIGNS = 8;
const STEPS = campaignStep.options;

type Row = { id: string; name: string; started_at: Date; total: number } & Record<CampaignStep, number>;

/** Counts how far the prospects of each campaign came; each figure is a filter of the list. */
@Injectable()
export class CohortQueries {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
  ) {}

  /** Campaigns of the period, without examples and prospects pending deletion. */
  async of(period: { from?: string | undefined; to?: string | undefined }): Promise<Cohorts> {
    const { from, before } = addedWithin({ from: period.from ?? null, to: period.to ?? null });
    const rows = await this.database.query<Row[]>(
      `SELECT campaign.id, campaign.name, campaign.started_at, campaign.total, reached.sent, reached.seen, reached.quiz, reached.asked
         FROM (SELECT id, name, started_at, (count(*) OVER ())::int AS total FROM email_campaigns
                WHERE started_at >= coalesce($1, '-infinity'::timestamptz) AND started_at < coalesce($2, 'infinity'::timestamptz)
                ORDER BY started_at DESC, id LIMIT ${MAX_CAMPAIGNS}) campaign
        CROSS JOIN LATERAL (SELECT count(*)::int AS sent, count(*) FILTER (WHERE ${CAMPAIGN_STEPS.seen})::int AS seen,
                 count(*) FILTER (WHERE ${CAMPAIGN_STEPS.quiz})::int AS quiz, count(*) FILTER (WHERE ${CAMPAIGN_STEPS.asked})::int AS asked
          FROM campaign_recipients r JOIN prospects prospect ON prospect.id = r.prospect_id AND prospect.deletion_id IS NULL
         WHERE r.campaign_id = campaign.id AND ${CAMPAIGN_STEPS.sent} AND r.prospect_id <> ALL($3)) reached
        ORDER BY campaign.started_at DESC, campaign.id`,
      [from, before, await this.prospects.examples()],
    );
    return {
      total: rows[0]?.total ?? 0,
      campaigns: rows.map(({ id, name, started_at, ...counts }) => ({
        id,
        name,
        started_at: started_at.toISOString(),
        steps: STEPS.map((step) => ({ step, count: counts[step] })),
      })),
    };
  }
}
