import { Injectable } from '@nestjs/common';
import { displayUrl, wireUrl } from '../../../../common/display-host.js';
import { PageAuditEngines } from '../../../../providers/engines.js';
import { IndexingReader } from '../../../../providers/page-audit/indexing-reader.service.js';
import { ProviderError } from '../../../../providers/provider-error.js';
import { EngineFallback } from '../../../../providers/vendor/engine-fallback.service.js';
import { withIssues } from '../../findings/page-issues.js';
import type { Analysis, AnalysisOutput, Subject } from '../../results/analysis.js';

@Injectable()
export class PageAnalysis implements Analysis<'page'> {
  readonly name = 'page';
  readonly phase = 'measure';
  readonly maxAttempts = 2;

  constructor(
    private readonly choice: EngineFallback,
    private readonly engines: PageAuditEngines,
    private readonly indexing: IndexingReader,
  ) {}

  async run({ url }: Subject): Promise<AnalysisOutput<'page'>> {
    const { value, ...found } = await this.choice.measure(this.engines, (engine) => engine.audit(wireUrl(url)));
    const indexing = value.indexing ?? (await this.indexing.look(wireUrl(url)).catch(unlessBroken));
    // one record per prospect and known address, regardless of redirects
    return { state: 'measured', source: 'live', ...found, result: withIssues({ ...value, indexing, url: displayUrl(url) }) };
  }
}

/** A page that a vendor audited but that does not answer us has none of this. */
function unlessBroken(error: unknown): null {
  if (error instanceof ProviderError) return null;
  throw error;
}
