import { Injectable } from '@nestjs/common';
import { CAUSES } from '../../../providers/provider-error.js';
import type { Analysis, Finding } from '../analysis.js';
import { ReviewsResult } from '../results/reviews-result.entity.js';

/** Google reviews. Without a provider nothing is measured, and nothing is invented. */
@Injectable()
export class ReviewsAnalysis implements Analysis<'reviews'> {
  readonly name = 'reviews';
  readonly phase = 'measure';
  readonly maxAttempts = 2;
  readonly entity = ReviewsResult;

  async run(): Promise<Finding<'reviews'>> {
    return {
      state: 'not_applicable',
      source: 'live',
      provider: '',
      result: null,
      reason: { code: 'not_configured', message: CAUSES.not_configured },
    };
  }
}
