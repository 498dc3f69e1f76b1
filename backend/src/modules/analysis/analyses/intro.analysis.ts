import { Injectable } from '@nestjs/common';
import { ProviderError } from '../../../providers/provider-error.js';
import type { Analysis, AnalysisContext, Finding, Subject } from '../analysis.js';
import { PersonalizedIntro } from '../results/intro.entity.js';
import { writeIntro } from '../texts/intro.js';

/** The two opening paragraphs, written from the measured facts. */
@Injectable()
export class IntroAnalysis implements Analysis<'intro'> {
  readonly name = 'intro';
  readonly phase = 'facts';
  readonly maxAttempts = 2;
  readonly entity = PersonalizedIntro;

  async run(_subject: Subject, { facts }: AnalysisContext): Promise<Finding<'intro'>> {
    const content = facts && writeIntro(facts);
    if (!content) throw new ProviderError('insufficient_facts');
    return { state: 'measured', source: 'builtin', provider: 'SmartIndex', result: { content } };
  }
}
