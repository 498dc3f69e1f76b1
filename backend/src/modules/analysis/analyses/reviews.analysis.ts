import { Injectable } from '@nestjs/common';
import { JobQueue } from '../../../common/jobs/job-queue.service.js';
import { isSameSite } from '../../../common/registrable-domain.js';
import { CAUSES } from '../../../providers/provider-error.js';
import { ReviewSource } from '../../../providers/reviews/review-source.js';
import { EngineChoice } from '../../../providers/vendor/engine-choice.service.js';
import type { Analysis, AnalysisContext, Finding, Subject } from '../analysis.js';
import { collectReviews } from '../analysis-jobs.js';
import { ReviewsResult } from '../results/reviews-result.entity.js';

const NOTHING = {
  name: null,
  category: null,
  rating: null,
  reviews_count: null,
  place_id: null,
  address: null,
  website: null,
  phone: null,
  url: null,
  reviews: [],
};

/** Google's figures of the business at once; the reviews themselves take the vendor minutes and come by a job of their own. */
@Injectable()
export class ReviewsAnalysis implements Analysis<'reviews'> {
  readonly name = 'reviews';
  readonly phase = 'measure';
  readonly maxAttempts = 2;
  readonly entity = ReviewsResult;

  constructor(
    private readonly choice: EngineChoice,
    private readonly source: ReviewSource,
    private readonly queue: JobQueue,
  ) {}

  async run({ prospectId, url, company, city }: Subject, { signal }: AnalysisContext): Promise<Finding<'reviews'>> {
    const found = { source: 'live' as const, provider: this.source.provider };
    if (!(await this.choice.hasKey('dataforseo')))
      return {
        ...found,
        state: 'not_applicable',
        provider: '',
        result: null,
        reason: { code: 'not_configured', message: CAUSES.not_configured },
      };
    const profile = await this.source.profile({ company, city }, signal);
    if (!profile) return { ...found, state: 'measured', result: { ...NOTHING, status: 'not_found' } };
    if (profile.website && !isSameSite(profile.website, url)) {
      const message = `La fiche Google trouvée est celle d’un autre site : ${profile.website}`;
      return { ...found, state: 'not_applicable', result: null, reason: { code: 'other_company', message } };
    }
    const { cid: _, ...figures } = profile;
    if (!prospectId || !profile.reviews_count)
      return { ...found, state: 'measured', result: { ...NOTHING, ...figures, status: 'completed' } };
    const taskId = await this.source.start({ company, city, placeId: profile.place_id, cid: profile.cid }, signal);
    await this.queue.enqueue(collectReviews, { prospectId, taskId, tries: 0 }, { startAfter: new Date(Date.now() + FIRST_LOOK_MS) });
    return { ...found, state: 'measured', result: { ...NOTHING, ...figures, status: 'processing' } };
  }
}

const FIRST_LOOK_MS = 20_000;
