import { Injectable } from '@nestjs/common';
import { getDomain } from 'tldts';
import { displayDomain } from '../../../common/urls.js';
import { sampleKeywords } from '../../../providers/keywords/sample-keywords.js';
import { CAUSES } from '../../../providers/provider-error.js';
import { Settings } from '../../settings/settings.service.js';
import type { Analysis, Finding, Subject } from '../analysis.js';
import { KeywordResult } from '../results/keyword-result.entity.js';

/** Keywords in Google Switzerland. No provider of its own yet: the labelled example, or nothing (decision 2). */
@Injectable()
export class KeywordsAnalysis implements Analysis<'keywords'> {
  readonly name = 'keywords';
  readonly phase = 'measure';
  readonly maxAttempts = 2;
  readonly entity = KeywordResult;

  constructor(private readonly settings: Settings) {}

  async run({ url }: Subject): Promise<Finding<'keywords'>> {
    const domain = getDomain(url) ?? displayDomain(url);
    const reason = { code: 'not_configured', message: CAUSES.not_configured };
    const { sampleFallback } = await this.settings.get('keywords');
    if (!sampleFallback) return { state: 'not_applicable', source: 'sample', provider: '', result: null, reason };
    return { state: 'sample', source: 'sample', provider: 'Exemple', result: { domain, ranked_keywords: sampleKeywords(domain) }, reason };
  }
}
