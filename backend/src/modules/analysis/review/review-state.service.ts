import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { runPrepared } from '../../../common/database/prepared-statement.js';
import { type Flag, redFlags } from '../../../rules/review.rules.js';
import { type Review, reviewAfterResults, reviewAfterScan } from '../../../rules/review-state.rules.js';
import { Prospect } from '../../prospects/prospect.entity.js';
import { writeFlags } from '../../prospects/prospect-facts.queries.js';
import { type ReviewedRow, reviewedOf } from './reviewed-row.js';
import { isAsStored, reviewOf, storedFlags } from './stored-review.js';

/** Stores the red flags of a prospect. */
@Injectable()
export class ReviewState {
  /** In the transaction that ends a scan of the prospect. */
  afterScan(manager: EntityManager, prospectId: string): Promise<void> {
    return this.follow(manager, prospectId, reviewAfterScan);
  }

  /** Renews the flags in the transaction that stores a result. */
  async afterResults(manager: EntityManager, prospectId: string): Promise<void> {
    // most results change no flag: the prospect is locked only for those that do
    const prospect = await manager.findOneBy(Prospect, { id: prospectId });
    if (!prospect || isAsStored(await this.flags(manager, prospectId), prospect)) return;
    await this.follow(manager, prospectId, reviewAfterResults);
  }

  private async follow(manager: EntityManager, id: string, next: (review: Review, flags: readonly Flag[]) => Review): Promise<void> {
    // no key: a result that was stored in this transaction holds the key already, as others may
    const prospect = await manager.findOne(Prospect, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!prospect) return;
    // read under the lock: of two concurrent writers the second one sees both results
    const flags = await this.flags(manager, id);
    const { status, accepted } = next(reviewOf(prospect), flags);
    const validation = status === 'validated' && prospect.validation ? { ...prospect.validation, flags: [...accepted] } : null;
    const isSame =
      status === prospect.review_status && isAsStored(flags, prospect) && validation?.flags.length === prospect.validation?.flags.length;
    if (isSame) return;
    await writeFlags(manager, id, { ...storedFlags(flags), review_status: status, validation });
  }

  private async flags(manager: EntityManager, id: string): Promise<Flag[]> {
    const [row] = await runPrepared<ReviewedRow>(manager.connection, 'reviewed_results', LATEST_RESULTS, [id]);
    return row ? redFlags(reviewedOf(row)) : [];
  }
}

/** A median belongs to the visit of its first run: of each visit, the last figure counts. */
const LATEST_RESULTS = `
  SELECT prospect.site_url, site.outcome, site.doubt, site.status_code, site.final_url, place.website AS place_website,
         coalesce((SELECT jsonb_agg(jsonb_build_object('provider', provider, 'result', result) ORDER BY measured_at DESC, id DESC) FROM (
           SELECT * FROM (
             SELECT DISTINCT ON (coalesce(scan_id::text, id::text)) provider, result, measured_at, id
               FROM measurements
              WHERE prospect_id = $1 AND analysis = 'pagespeed' AND state = 'measured' AND source = 'live' AND result IS NOT NULL AND former_site IS NULL
              ORDER BY coalesce(scan_id::text, id::text), measured_at DESC, id DESC) AS visit
            ORDER BY measured_at DESC, id DESC LIMIT 2) AS two), '[]') AS visits,
         coalesce((SELECT jsonb_agg(jsonb_build_object('source', text.source, 'reread', text.reread, 'code', (
             SELECT error ->> 'code' FROM measurements WHERE prospect_id = $1 AND analysis = text.analysis AND former_site IS NULL ORDER BY measured_at DESC, id DESC LIMIT 1)))
           FROM (SELECT 'intro' AS analysis, source, coalesce((draft -> 'reread')::boolean, false) AS reread FROM personalized_intros WHERE prospect_id = $1
                 UNION ALL SELECT 'recommendations', source, coalesce((draft -> 'reread')::boolean, false) FROM ai_recommendations WHERE prospect_id = $1) AS text), '[]') AS texts
    FROM prospects prospect
    LEFT JOIN connectivity_results site ON site.prospect_id = prospect.id
    LEFT JOIN google_reviews_results place ON place.prospect_id = prospect.id AND place.source = 'live'
   WHERE prospect.id = $1`;
