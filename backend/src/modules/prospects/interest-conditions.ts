import { z } from 'zod';
import { calendarDay, uuid } from '../../common/http/field.contract.js';
import { localInstant } from '../../common/local-time.js';
import { type CampaignStep, campaignStep } from './prospect.contract.js';

/** A visit of a person, as statistics count it (decision 22): of the table `events`, or of the alias before the dot. */
export const visitOfPerson = (events = ''): string => `${events}type = 'page_view' AND ${events}actor = 'human'`;

/**
 * SQL: steps of recipient `r` of a campaign after its message, as columns of the statistics and filters of the list. Independent of reports
 * of the provider.
 */
export const CAMPAIGN_STEPS = {
  sent: `r.state = 'sent'`,
  seen: `r.state = 'sent' AND EXISTS (SELECT FROM events v
    WHERE v.prospect_id = r.prospect_id AND ${visitOfPerson('v.')} AND v.occurred_at >= r.sent_at)`,
  quiz: `r.state = 'sent' AND EXISTS (SELECT FROM quiz_results q WHERE q.prospect_id = r.prospect_id AND q.completed_at >= r.sent_at)`,
  /** Requested an audit, or booked a call that was not cancelled. */
  asked: `r.state = 'sent' AND (
    EXISTS (SELECT FROM seo_audit_requests a WHERE a.prospect_id = r.prospect_id AND a.created_at >= r.sent_at)
    OR EXISTS (SELECT FROM appointments c WHERE c.prospect_id = r.prospect_id AND c.created_at >= r.sent_at AND c.status <> 'cancelled'))`,
} as const satisfies Record<CampaignStep, string>;

/** Filters of the prospects' list by actions of people, linked from the statistics. */
export const INTEREST_FILTERS = {
  /** A person opened the page on this day of the agency's zone. */
  visited_on: calendarDay().optional(),
  /** Got a message of this campaign and reached this step. */
  in_campaign: uuid.optional(),
  campaign_step: campaignStep.optional(),
};
const filters = z.object(INTEREST_FILTERS);

/** What they ask of `prospect`, as SQL with named values. */
export function interestConditions({ visited_on, in_campaign, campaign_step }: z.infer<typeof filters>) {
  const conditions: [sql: string, values: Record<string, unknown>][] = [];
  if (visited_on !== undefined)
    conditions.push([
      `prospect.id IN (SELECT v.prospect_id FROM events v WHERE ${visitOfPerson('v.')} AND v.occurred_at >= :visitedFrom AND v.occurred_at < :visitedBefore)`,
      { visitedFrom: localInstant(visited_on, '00:00'), visitedBefore: localInstant(visited_on, '24:00') },
    ]);
  if (in_campaign !== undefined || campaign_step !== undefined)
    conditions.push([
      `prospect.id IN (SELECT r.prospect_id FROM campaign_recipients r
         WHERE (CAST(:ofCampaign AS uuid) IS NULL OR r.campaign_id = :ofCampaign) AND ${CAMPAIGN_STEPS[campaign_step ?? 'sent']})`,
      { ofCampaign: in_campaign ?? null },
    ]);
  return conditions;
}
