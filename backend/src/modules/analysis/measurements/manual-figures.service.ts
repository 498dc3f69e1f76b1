import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import type { SignedInUser } from '../../../common/http/access.js';
import { BY_AGENCY } from '../../../rules/provenance.rules.js';
import { AuditLog } from '../../auth/audit-log.service.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import type { AnalysisName, Results } from '../results/analysis.contract.js';
import { ReviewsResult } from '../results/reviews-result.entity.js';
import { AnalysisResults } from './analysis-results.service.js';
import type { ManualCitations, ManualReviews } from './manual-figures.contract.js';

const UNKNOWN = { name: null, category: null, place_id: null, address: null, website: null, phone: null, url: null };

/** Stores figures entered by staff where no source measures them; marked as manual and kept by scans. */
@Injectable()
export class ManualFigures {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly results: AnalysisResults,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async reviews(prospectId: string, figures: ManualReviews, user: SignedInUser): Promise<void> {
    await this.enter(prospectId, user, { 'reviews.rating': figures.rating, 'reviews.count': figures.reviews_count }, async (manager) => {
      // what was measured of the profile stays, under its own date
      await this.save(manager, prospectId, 'reviews', {
        ...UNKNOWN,
        ...figures,
        reviews: await this.reviewsOf(manager, prospectId),
        status: 'completed',
      });
    });
  }

  async citations(prospectId: string, { platforms }: ManualCitations, user: SignedInUser): Promise<void> {
    const entered = Object.fromEntries(platforms.map(({ platform, citations }) => [`citations.${platform}`, citations]));
    await this.enter(prospectId, user, entered, async (manager) => {
      const counted = platforms.map(({ platform, citations }) => ({
        platform,
        citations,
        pages: null,
        runs: null,
        answers: [],
        reason: null,
      }));
      await this.save(manager, prospectId, 'citations', { platforms: counted });
    });
  }

  /** The last measurement shows again. */
  async remove(prospectId: string, analysis: 'reviews' | 'citations', user: SignedInUser): Promise<void> {
    await this.enter(prospectId, user, { [analysis]: null }, (manager) => this.results.forgetManual(manager, prospectId, analysis));
  }

  private async enter(
    prospectId: string,
    user: SignedInUser,
    after: object,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.prospects.get(prospectId);
    await this.database.transaction(async (manager) => {
      await work(manager);
      await this.audit.record(manager, user, { action: 'manual_figures', resource: 'prospects', resourceId: prospectId, after });
    });
  }

  private async reviewsOf(manager: EntityManager, prospectId: string): Promise<Results['reviews']['reviews']> {
    return (await manager.findOneBy(ReviewsResult, { prospect_id: prospectId }))?.reviews ?? [];
  }

  private save<Name extends AnalysisName>(manager: EntityManager, prospectId: string, analysis: Name, result: Results[Name]) {
    const attempt = { prospectId, analysis, site: null, scanId: null, measuredAt: this.clock.now(), durationMs: 0 };
    return this.results.save(manager, attempt, { state: 'manual', source: 'manual', provider: BY_AGENCY, result });
  }
}
