import { Injectable } from '@nestjs/common';
import { ProviderError } from '../../../../providers/provider-error.js';
import type { Analysis, AnalysisContext, AnalysisOutput, Subject } from '../../results/analysis.js';
import { AiTexts } from '../../texts/ai-texts.service.js';

/** The opening paragraphs, made of what was measured. */
@Injectable()
export class IntroAnalysis implements Analysis<'intro'> {
  readonly name = 'intro';
  readonly phase = 'facts';
  readonly maxAttempts = 2;

  constructor(private readonly texts: AiTexts) {}

  async run(_subject: Subject, { facts, signal }: Pick<AnalysisContext, 'facts' | 'signal'>): Promise<AnalysisOutput<'intro'>> {
    const written = facts && (await this.texts.write('intro', facts, signal));
    if (!written) throw new ProviderError('insufficient_facts');
    const { content, ...origin } = written;
    return { state: 'measured', ...origin, result: { content: content as string } };
  }
}
