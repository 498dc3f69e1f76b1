import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { currentManager } from '../../common/database/one-connection.js';
import { UNREACHABLE_FLAGS } from '../../rules/review.rules.js';
import { NOT_SENT_YET, type NotSentYet } from '../../rules/review-state.rules.js';
import { AudienceQueries, type Judged } from './audience.queries.js';
import type { AudiencePreview, CampaignAudience, LeftOutReason } from './campaign.contract.js';
import type { EmailCampaign } from './email-campaign.entity.js';

const EXAMPLES = 5;
/** Maximum number of people whose permission is recorded at once. */
const MOST_AT_ONCE = 5000;
/** Maximum number of ids in the URL of a list. */
const MOST_IN_AN_ADDRESS = 200;

type Groups = AudiencePreview['leftOut'];

/** Counts whom a campaign reaches and whom it leaves out and why: before the start by the rules, afterwards from its ledger. */
@Injectable()
export class AudiencePreviews {
  constructor(
    private readonly database: DataSource,
    private readonly audience: AudienceQueries,
  ) {}

  async of(campaign: EmailCampaign): Promise<Omit<AudiencePreview, 'warnings'>> {
    const reviewRequired = await this.audience.isReviewRequired();
    return { ...(await (campaign.started_at ? this.inLedger(campaign) : this.beforehand(campaign))), reviewRequired };
  }

  /** Returns recipients that were left out because their page was not approved, and that may now get the message. */
  async approvedSince(campaignId: string): Promise<Judged[]> {
    const manager = currentManager(this.database);
    const rows = await manager.query<{ prospect_id: string }[]>(
      `SELECT r.prospect_id FROM campaign_recipients r JOIN prospects p ON p.id = r.prospect_id AND p.deletion_id IS NULL
        WHERE r.campaign_id = $1 AND r.state = 'left_out' AND r.reason = ANY($2)`,
      [campaignId, NOT_SENT_YET],
    );
    if (rows.length === 0) return [];
    const prospectIds = rows.map(({ prospect_id }) => prospect_id);
    return (await this.audience.judge(manager, campaignId, { prospectIds })).filter(({ reason }) => reason === null);
  }

  private async beforehand({ id, target_audience }: EmailCampaign) {
    const judged = await this.audience.judge(this.database.manager, id, target_audience);
    const leftOut = new Map<LeftOutReason, Judged[]>();
    for (const person of judged) if (person.reason) leftOut.set(person.reason, [...(leftOut.get(person.reason) ?? []), person]);
    const groups: Groups = [...leftOut].map(([reason, people]) => ({
      reason,
      count: people.length,
      ids: reason === 'no_permission' ? people.slice(0, MOST_AT_ONCE).map(({ prospectId }) => prospectId) : [],
      filter: filterOf(reason, id, target_audience, judged),
      examples: people.slice(0, EXAMPLES).map(({ prospectId, label }) => ({ id: prospectId, label })),
    }));
    return {
      total: judged.length,
      recipients: judged.filter(({ reason }) => reason === null).length,
      leftOut: inOrder(groups),
      approvedSince: 0,
    };
  }

  private async inLedger({ id, cancelled_at }: EmailCampaign) {
    const rows = await this.database.query<{ reason: LeftOutReason | null; count: number; ids: string[] }[]>(
      `SELECT CASE WHEN state = 'left_out' THEN reason END AS reason, count(*)::int AS count,
              (array_agg(prospect_id ORDER BY created_at, id) FILTER (WHERE prospect_id IS NOT NULL))[1:${EXAMPLES}] AS ids
         FROM campaign_recipients WHERE campaign_id = $1 GROUP BY 1`,
      [id],
    );
    const labels = await this.audience.labels(rows.flatMap(({ reason, ids }) => (reason ? (ids ?? []) : [])));
    const leftOut: Groups = rows.flatMap(({ reason, count, ids }) =>
      reason
        ? [
            {
              reason,
              count,
              ids: [],
              filter: { left_out_of: id, left_out_reason: reason },
              examples: (ids ?? []).flatMap((of) => labels.get(of) ?? []),
            },
          ]
        : [],
    );
    const total = rows.reduce((sum, { count }) => sum + count, 0);
    const recipients = rows.find(({ reason }) => reason === null)?.count ?? 0;
    return { total, recipients, leftOut: inOrder(leftOut), approvedSince: cancelled_at ? 0 : (await this.approvedSince(id)).length };
  }
}

/** The review first, in its own order; of the others the greater groups. */
const ORDER: readonly string[] = ['to_review', 'site_unreachable', 'draft'] satisfies NotSentYet[];
const inOrder = (groups: Groups): Groups =>
  groups.sort((a, b) => rank(b) - rank(a) || b.count - a.count || a.reason.localeCompare(b.reason));
const rank = ({ reason }: Groups[number]): number => (ORDER.includes(reason) ? ORDER.length - ORDER.indexOf(reason) : 0);

const REVIEW_FILTERS: Record<string, Record<string, unknown>> = {
  draft: { review_status: 'draft', without_flag: UNREACHABLE_FLAGS },
  to_review: { review_status: 'to_review', without_flag: UNREACHABLE_FLAGS },
  site_unreachable: { approved: false, red_flag: UNREACHABLE_FLAGS },
};

/** Returns the filter of the prospects' list for exactly these people; those left out for another cause are excluded by id. */
function filterOf(
  reason: LeftOutReason,
  campaignId: string,
  { prospectIds, filter }: CampaignAudience,
  judged: readonly Judged[],
): Record<string, unknown> | null {
  const review = REVIEW_FILTERS[reason];
  const others = judged.filter((person) => person.notSentYet === reason && person.reason !== reason && person.reason !== 'no_permission');
  if (!review || others.length > MOST_IN_AN_ADDRESS) return null;
  const without = others.length > 0 ? { without_id: others.map(({ prospectId }) => prospectId) } : {};
  return { ...(prospectIds ? { in_audience: campaignId } : filter), ...review, permitted: true, ...without };
}
