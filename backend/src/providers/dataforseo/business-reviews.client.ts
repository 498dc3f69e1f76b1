import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { BusinessProfile } from '../reviews/business-reviews.contract.js';
import { type CollectedReviews, ReviewSource, type ReviewSubject } from '../reviews/review-source.js';
import { businessInfoResult, reviewsResult, searchWords, toBusinessProfile, toBusinessReviews } from './business-reviews.js';
import { DataForSeo } from './data-for-seo.service.js';
import { malformed } from './dataforseo-envelope.js';

const SWITZERLAND = { location_name: 'Switzerland', language_name: 'French' };
/** Billed per ten. */
const REVIEWS = 20;

/** Google’s business directory and its reviews, from DataForSEO: what it answers may be stored. */
@Injectable()
export class BusinessReviewsClient extends ReviewSource {
  readonly provider = 'DataForSEO (Google)';

  constructor(private readonly dataForSeo: DataForSeo) {
    super();
  }

  async profile(subject: ReviewSubject, signal?: AbortSignal): Promise<BusinessProfile | null> {
    const id = subject.placeId ? `place_id:${subject.placeId}` : subject.cid && `cid:${subject.cid}`;
    const { result } = await this.dataForSeo.run({
      operation: 'my_business_info',
      path: 'business_data/google/my_business_info/live',
      task: { keyword: id || searchWords(subject), ...SWITZERLAND },
      result: businessInfoResult,
      expectedCost: 0.0054,
      timeoutMs: 130_000,
      signal,
    });
    return result && toBusinessProfile(result);
  }

  async start(subject: ReviewSubject, signal?: AbortSignal): Promise<string> {
    const { placeId, cid } = subject;
    const who = placeId ? { place_id: placeId } : cid ? { cid } : { keyword: searchWords(subject) };
    const { id } = await this.dataForSeo.run({
      operation: 'reviews_start',
      path: 'business_data/google/reviews/task_post',
      task: { ...who, ...SWITZERLAND, depth: REVIEWS, sort_by: 'newest', priority: 2 },
      result: z.unknown(),
      expectedCost: 0.003,
      timeoutMs: 60_000,
      signal,
    });
    if (!id) throw malformed('no task id');
    return id;
  }

  async collect(taskId: string, signal?: AbortSignal): Promise<CollectedReviews> {
    const { state, result } = await this.dataForSeo.run({
      operation: 'reviews_collect',
      path: `business_data/google/reviews/task_get/${encodeURIComponent(taskId)}`,
      result: reviewsResult,
      expectedCost: 0,
      timeoutMs: 60_000,
      signal,
    });
    if (state === 'pending' || state === 'accepted') return { state: 'pending' };
    return result ? { state: 'done', report: toBusinessReviews(result) } : { state: 'not_found' };
  }
}
