import { Injectable } from '@nestjs/common';
import { displayUrl, wireUrl } from '../../../../common/display-host.js';
import { PageAuditEngines } from '../../../../providers/engines.js';
import { EngineFallback } from '../../../../providers/vendor/engine-fallback.service.js';
import { withIssues } from '../../findings/page-issues.js';
import type { Analysis, Finding, Subject } from '../../results/analysis.js';

@Injectable()
export class PageAnalysis implements Analysis<'page'> {
  readonly name = 'page';
  readonly phase = 'measure';
  readonly maxAttempts = 2;

  constructor(
    private readonly choice: EngineFallback,
    private readonly engines: PageAuditEngines,
  ) {}

  async run({ url }: Subject): Promise<Finding<'page'>> {
    const { value, ...found } = await this.choice.measure(this.engines, (engine) => engine.audit(wireUrl(url)));
    // one record per prospect and the address staff knows, whatever it redirects to
    return { state: 'measured', source: 'live', ...found, result: withIssues({ ...value, url: displayUrl(url) }) };
  }
}
