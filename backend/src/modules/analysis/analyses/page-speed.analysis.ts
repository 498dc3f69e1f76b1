import { Injectable } from '@nestjs/common';
import { PageSpeed } from '../../../providers/page-speed/page-speed.js';
import type { Analysis, AnalysisContext, Finding, Subject } from '../analysis.js';
import { PageSpeedResult } from '../results/page-speed-result.entity.js';
import { weightedMean } from '../scores/weighted-mean.js';

/** Speed of the home page on phone and computer. The other categories come from the phone (clarification 12). */
@Injectable()
export class PageSpeedAnalysis implements Analysis<'pagespeed'> {
  readonly name = 'pagespeed';
  readonly phase = 'measure';
  readonly usesBrowser = true;
  readonly maxAttempts = 2;
  readonly entity = PageSpeedResult;

  constructor(private readonly pageSpeed: PageSpeed) {}

  async run({ url }: Subject, { signal }: AnalysisContext): Promise<Finding<'pagespeed'>> {
    const { mobile, desktop } = await this.pageSpeed.measure(url, { devices: ['mobile', 'desktop'], runs: 1, signal });
    const other = mobile ?? desktop;
    const runs = mobile?.runs ?? [];
    return {
      state: 'measured',
      source: 'live',
      provider: this.pageSpeed.provider,
      result: {
        url: other?.final_url || url,
        mobile_performance_score: mobile?.performance ?? null,
        desktop_performance_score: desktop?.performance ?? null,
        performance_score: weightedMean([
          [mobile?.performance ?? null, 0.6],
          [desktop?.performance ?? null, 0.4],
        ]),
        accessibility_score: other?.accessibility ?? null,
        best_practices_score: other?.best_practices ?? null,
        seo_score: other?.seo ?? null,
        mobile_data: mobile,
        desktop_data: desktop,
        runs: Math.max(1, runs.length),
        range: runs.length > 0 ? [Math.min(...runs), Math.max(...runs)] : null,
      },
    };
  }
}
