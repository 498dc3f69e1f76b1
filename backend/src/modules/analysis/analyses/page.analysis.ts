import { Injectable } from '@nestjs/common';
import { PageAuditEngines } from '../../../providers/engines.js';
import { EngineChoice } from '../../../providers/vendor/engine-choice.service.js';
import type { Analysis, Finding, Subject } from '../analysis.js';
import { withIssues } from '../findings/page-issues.js';
import { PageResult } from '../results/page-result.entity.js';

@Injectable()
export class PageAnalysis implements Analysis<'page'> {
  readonly name = 'page';
  readonly phase = 'measure';
  readonly maxAttempts = 2;
  readonly entity = PageResult;

  constructor(
    private readonly choice: EngineChoice,
    private readonly engines: PageAuditEngines,
  ) {}

  async run({ url }: Subject): Promise<Finding<'page'>> {
    const { value, ...found } = await this.choice.measure(this.engines, (engine) => engine.audit(url));
    // one record per prospect and the address staff knows, whatever it redirects to
    return { state: 'measured', source: 'live', ...found, result: withIssues({ ...value, url }) };
  }
}
