import { Injectable } from '@nestjs/common';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { Clock } from '../../../../common/clock.js';
import { JobQueue } from '../../../../common/jobs/job-queue.service.js';
import { CAUSES } from '../../../../providers/provider-error.js';
import { ReviewSource } from '../../../../providers/reviews/review-source.js';
import { EngineFallback } from '../../../../providers/vendor/engine-fallback.service.js';
import type { Analysis, AnalysisContext, AnalysisOutput, Subject } from '../../results/analysis.js';
import { collectReviews } from '../analysis-jobs.js';
import { doubtWords, foreignListing, REFUSED } from '../listing.js';

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

/** Google's figures of the business. The reviews take minutes and are collected by another job. */
@Injectable()
export class ReviewsAnalysis implements Analysis<'reviews'> {
  readonly name = 'reviews';
  readonly phase = 'measure';
  readonly maxAttempts = 2;

  constructor(
    private readonly choice: EngineFallback,
    private readonly source: ReviewSource,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  async run(subject: Subject, { signal }: AnalysisContext): Promise<AnalysisOutput<'reviews'>> {
    const found = { source: 'live' as const, provider: this.source.provider };
    if (!(await this.choice.hasKey('dataforseo')))
      return {
        ...found,
        state: 'not_applicable',
        provider: '',
        result: null,
        reason: { code: 'not_configured', message: CAUSES.not_configured },
      };
    const { prospectId, site, company, city } = subject;
    const placeId = subject.ownPlaces?.at(-1) ?? null;
    const profile = await this.source.profile({ company, city, placeId }, signal);
    if (!profile) return { ...found, state: 'measured', result: { ...NOTHING, status: 'not_found' } };
    const listing = foreignListing(subject, profile);
    if (listing) {
      const message = listing.refused ? REFUSED : doubtWords(listing);
      return { ...found, state: 'not_applicable', result: null, reason: { code: 'other_company', message, listing } };
    }
    const { cid: _, ...figures } = profile;
    // reviews are ordered by the id of the very listing: by name, another one might answer
    if (!prospectId || !profile.reviews_count || !(profile.place_id || profile.cid))
      return { ...found, state: 'measured', result: { ...NOTHING, ...figures, status: 'completed' } };
    const taskId = await this.source.start({ company, city, placeId: profile.place_id, cid: profile.cid }, signal);
    await this.queue.enqueue(
      collectReviews,
      { prospectId, site, taskId, tries: 0 },
      { startAfter: addMilliseconds(this.clock.now(), FIRST_LOOK_MS) },
    );
    return { ...found, state: 'measured', result: { ...NOTHING, ...figures, status: 'processing' } };
  }
}

const FIRST_LOOK_MS = 20_000;
