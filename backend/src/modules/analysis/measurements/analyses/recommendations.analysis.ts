import { Injectable } from '@nestjs/common';
import { ProviderError } from '../../../../providers/provider-error.js';
import type { Recommendation } from '../../results/analysis.contract.js';
import type { Analysis, AnalysisContext, AnalysisOutput, Subject } from '../../results/analysis.js';
import { AiTexts } from '../../texts/ai-texts.service.js';

/** The head of the site’s plan, the most useful step first. */
@Injectable()
export class RecommendationsAnalysis implements Analysis<'recommendations'> {
  readonly name = 'recommendations';
  readonly phase = 'facts';
  readonly maxAttempts = 2;

  constructor(private readonly texts: AiTexts) {}

  async run(_subject: Subject, { facts, signal }: Pick<AnalysisContext, 'facts' | 'signal'>): Promise<AnalysisOutput<'recommendations'>> {
    const written = facts && (await this.texts.write('recommendations', facts, signal));
    if (!written) throw new ProviderError('insufficient_facts');
    const { content, ...origin } = written;
    const recommendations = content as Recommendation[];
    return { state: 'measured', ...origin, result: { recommendations, analysis: recommendations.map(({ solution }) => solution) } };
  }
}
