import { Injectable } from '@nestjs/common';
import { ProviderError } from '../../../providers/provider-error.js';
import type { Analysis, AnalysisContext, Finding, Subject } from '../analysis.js';
import { Recommendations } from '../results/recommendations.entity.js';
import { AiTexts } from '../texts/ai-texts.service.js';

/** The first three steps, the most useful first, drawn from the measured facts. */
@Injectable()
export class RecommendationsAnalysis implements Analysis<'recommendations'> {
  readonly name = 'recommendations';
  readonly phase = 'facts';
  readonly maxAttempts = 2;
  readonly entity = Recommendations;

  constructor(private readonly texts: AiTexts) {}

  async run(_subject: Subject, { facts, signal }: Pick<AnalysisContext, 'facts' | 'signal'>): Promise<Finding<'recommendations'>> {
    if (!facts?.measured) throw new ProviderError('insufficient_facts');
    const { text: recommendations, ...origin } = await this.texts.recommendations(facts, signal);
    return { state: 'measured', ...origin, result: { recommendations, analysis: recommendations.map(({ solution }) => solution) } };
  }
}
