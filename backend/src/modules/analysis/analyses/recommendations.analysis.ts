import { Injectable } from '@nestjs/common';
import { ProviderError } from '../../../providers/provider-error.js';
import type { Analysis, AnalysisContext, Finding, Subject } from '../analysis.js';
import { Recommendations } from '../results/recommendations.entity.js';
import { writeRecommendations } from '../texts/recommendations.js';

/** The first three steps, the most useful first, drawn from the measured facts. */
@Injectable()
export class RecommendationsAnalysis implements Analysis<'recommendations'> {
  readonly name = 'recommendations';
  readonly phase = 'facts';
  readonly maxAttempts = 2;
  readonly entity = Recommendations;

  async run(_subject: Subject, { facts }: AnalysisContext): Promise<Finding<'recommendations'>> {
    if (!facts?.measured) throw new ProviderError('insufficient_facts');
    const recommendations = writeRecommendations(facts);
    return {
      state: 'measured',
      source: 'builtin',
      provider: 'SmartIndex',
      result: { recommendations, analysis: recommendations.map(({ solution }) => solution) },
    };
  }
}
