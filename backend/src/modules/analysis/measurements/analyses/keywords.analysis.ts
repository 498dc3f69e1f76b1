import { Injectable } from '@nestjs/common';
import { getDomain } from 'tldts';
import { KeywordSource } from '../../../../providers/keywords/keyword-source.js';
import { sampleKeywords } from '../../../../providers/keywords/sample-keywords.js';
import { CAUSES } from '../../../../providers/provider-error.js';
import { EngineFallback } from '../../../../providers/vendor/engine-fallback.service.js';
import { Settings } from '../../../settings/settings.service.js';
import type { Analysis, AnalysisContext, AnalysisOutput, Subject } from '../../results/analysis.js';

/** The domain in ASCII, for the vendor. */
const domainOf = (url: string): string => getDomain(url) ?? new URL(url).host.replace(/^www\./, '');

/** Keywords in Google Switzerland; without a key the labelled example, or nothing (decision 2). */
@Injectable()
export class KeywordsAnalysis implements Analysis<'keywords'> {
  readonly name = 'keywords';
  readonly phase = 'measure';
  readonly maxAttempts = 2;

  constructor(
    private readonly settings: Settings,
    private readonly choice: EngineFallback,
    private readonly source: KeywordSource,
  ) {}

  async run({ url }: Subject, { signal }: AnalysisContext): Promise<AnalysisOutput<'keywords'>> {
    const domain = domainOf(url);
    if (!(await this.choice.hasKey('dataforseo'))) return this.example(domain);
    const { keywords, metrics } = await this.source.rankedKeywords(domain, signal);
    return { state: 'measured', source: 'live', provider: this.source.provider, result: { domain, ranked_keywords: keywords, metrics } };
  }

  /** After a failed call the example is shown; the task keeps the cause for staff. */
  async instead({ url }: Subject): Promise<AnalysisOutput<'keywords'> | null> {
    const output = await this.example(domainOf(url));
    return output.state === 'sample' ? output : null;
  }

  private async example(domain: string): Promise<AnalysisOutput<'keywords'>> {
    const reason = { code: 'not_configured', message: CAUSES.not_configured };
    const { sampleFallback } = await this.settings.get('keywords');
    if (!sampleFallback) return { state: 'not_applicable', source: 'sample', provider: '', result: null, reason };
    const result = { domain, ranked_keywords: sampleKeywords(domain), metrics: null };
    return { state: 'sample', source: 'sample', provider: 'Exemple', result, reason };
  }
}
