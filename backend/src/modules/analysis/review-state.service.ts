import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';
import { type Reviewed, redFlags, reviewAfterScan } from './review-flags.js';

/** Keeps what staff should look at before a prospect's link is sent. */
@Injectable()
export class ReviewState {
  /** In the transaction that ends a scan of the prospect. */
  async refresh(manager: EntityManager, prospectId: string): Promise<void> {
    const prospect = await manager.findOne(Prospect, { where: { id: prospectId }, lock: { mode: 'pessimistic_write' } });
    if (!prospect) return;
    const flags = redFlags(await this.read(manager, prospect));
    const review_status = reviewAfterScan(prospect.review_status, prospect.red_flags, flags);
    if (review_status === prospect.review_status && flags.join() === prospect.red_flags.join()) return;
    await manager
      .createQueryBuilder()
      .update(Prospect)
      .set({ red_flags: flags, review_status, updated_at: () => 'updated_at' })
      .where('id = :prospectId', { prospectId })
      .execute();
  }

  private async read(manager: EntityManager, { id, site_url }: Prospect): Promise<Reviewed> {
    const [found] = await manager.query<Omit<Reviewed, 'siteUrl'>[]>(
      `SELECT (SELECT outcome FROM connectivity_results WHERE prospect_id = $1) AS outcome,
              (SELECT doubt FROM connectivity_results WHERE prospect_id = $1) AS doubt,
              ARRAY(SELECT round((result ->> 'performance_score')::numeric)::int FROM measurements
                     WHERE prospect_id = $1 AND analysis = 'pagespeed' AND state = 'measured' AND result ->> 'performance_score' IS NOT NULL
                     ORDER BY measured_at DESC, id DESC LIMIT 2) AS speeds,
              (SELECT website FROM google_reviews_results WHERE prospect_id = $1 AND source = 'live') AS "placeWebsite",
              coalesce((SELECT jsonb_agg(jsonb_build_object('source', text.source, 'code', (
                  SELECT error ->> 'code' FROM measurements WHERE prospect_id = $1 AND analysis = text.analysis ORDER BY measured_at DESC, id DESC LIMIT 1)))
                FROM (SELECT 'intro' AS analysis, source FROM personalized_intros WHERE prospect_id = $1
                      UNION ALL SELECT 'recommendations', source FROM ai_recommendations WHERE prospect_id = $1) AS text), '[]') AS texts`,
      [id],
    );
    return { ...(found as Omit<Reviewed, 'siteUrl'>), siteUrl: site_url };
  }
}
