import { Injectable } from '@nestjs/common';
import { PageAudit } from '../../../providers/page-audit/page-audit.js';
import type { Analysis, Finding, Subject } from '../analysis.js';
import { PageResult } from '../results/page-result.entity.js';

@Injectable()
export class PageAnalysis implements Analysis<'page'> {
  readonly name = 'page';
  readonly phase = 'measure';
  readonly maxAttempts = 2;
  readonly entity = PageResult;

  constructor(private readonly pageAudit: PageAudit) {}

  async run({ url }: Subject): Promise<Finding<'page'>> {
    const report = await this.pageAudit.audit(url);
    // one record per prospect and the address staff knows, whatever it redirects to
    return { state: 'measured', source: 'live', provider: this.pageAudit.provider, result: { ...report, url } };
  }
}
