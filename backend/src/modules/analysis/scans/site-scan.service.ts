import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { wireUrl } from '../../../common/display-host.js';
import { displayDomain } from '../../../common/urls.js';
import { ProviderError } from '../../../providers/provider-error.js';
import { isWrongPage } from '../../../rules/outcome-names.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { judge } from '../findings/judge.js';
import { withOneList } from '../findings/page-issues.js';
import { siteFactsOf } from '../findings/site-facts.js';
import { AnalysisRegistry } from '../measurements/analysis-registry.service.js';
import { type AnalysisName, type AnalysisReport, analysisName, type TaskError } from '../results/analysis.contract.js';
import type { Analysis, AnalysisContext, Subject } from '../results/analysis.js';
import { wrongPageError } from './page-gate.service.js';
import { speedPlan } from './scan-plan.js';

/** What one analysis found: its figures, its state, or why there are none. */
export type SiteScanOutput = { state: string; error: TaskError | null } & Record<string, unknown>;

interface SiteScanOptions {
  /** Only these; all when absent. */
  names?: readonly AnalysisName[];
  company?: string | null;
  city?: string | null;
  /** Devices and runs for its speed; those of a quick scan when absent. */
  speed?: AnalysisContext['speed'];
  /** Called when an analysis begins, without a finding, and when it has ended. */
  onProgress?: (name: AnalysisName, output: SiteScanOutput | null, durationMs: number) => Promise<void>;
}

/** Measures any website without a prospect and without storing anything (`cli scan`, site analysis). */
@Injectable()
export class SiteScan {
  constructor(
    private readonly registry: AnalysisRegistry,
    private readonly clock: Clock,
  ) {}

  async scan(url: string, signal: AbortSignal, options: SiteScanOptions = {}): Promise<AnalysisReport> {
    const { names, company, city = null, onProgress, speed = speedPlan('quick') } = options;
    const domain = displayDomain(url);
    const subject: Subject = { prospectId: null, url: wireUrl(url), company: company || domain, city };
    const report: Record<string, unknown> = {};
    let wrong: TaskError | null = null;
    const isWanted = (name: AnalysisName) => !names || names.includes(name);
    const runAll = async (phase: Analysis['phase'], facts: SiteFacts | null) => {
      const chosen = this.registry.all().filter(({ name, phase: own }) => own === phase && (phase === 'visit' || isWanted(name)));
      await Promise.all(
        chosen.map(async (analysis) => {
          const started = performance.now();
          if (isWanted(analysis.name)) await onProgress?.(analysis.name, null, 0);
          const found = wrong ? leftOut(wrong) : await this.run(analysis, subject, { signal, facts, speed });
          if (phase === 'visit') wrong = wrongPageOf(found);
          if (!isWanted(analysis.name)) return;
          report[analysis.name] = found;
          await onProgress?.(analysis.name, found, Math.round(performance.now() - started));
        }),
      );
    };
    await runAll('visit', null);
    await runAll('measure', null);
    subject.category = (report.reviews as AnalysisReport['reviews'] | undefined)?.category ?? null;
    const facts = () => siteFactsOf({ company: subject.company, city, domain }, { ...NOTHING, ...report } as AnalysisReport);
    await runAll('facts', facts());
    return withOneList(report as AnalysisReport, judge(facts()));
  }

  private async run(analysis: Analysis, subject: Subject, context: AnalysisContext): Promise<SiteScanOutput> {
    try {
      const { state, source, provider, result, reason } = await analysis.run(subject, context);
      return {
        ...result,
        state,
        source,
        provider: provider || null,
        measured_at: this.clock.now().toISOString(),
        error: reason ? { ...reason, detail: null } : null,
      };
    } catch (error) {
      const known =
        error instanceof ProviderError ? error : new ProviderError('unexpected', error instanceof Error ? error.message : String(error));
      return {
        state: 'failed',
        source: null,
        provider: null,
        measured_at: null,
        error: { code: known.code, message: known.message, detail: known.detail ?? null },
      };
    }
  }
}

/** Returns why nothing else is measured: a wrong or unreachable page (decision 30). */
function wrongPageOf({ state, error, outcome, reason }: SiteScanOutput): TaskError | null {
  if (state === 'failed') return error;
  return isWrongPage(outcome as string | undefined) ? wrongPageError(outcome as string, (reason as string | null) ?? null) : null;
}

const leftOut = (error: TaskError): SiteScanOutput => ({ state: 'not_applicable', source: null, provider: null, measured_at: null, error });

const NOTHING = Object.fromEntries(analysisName.options.map((name) => [name, { state: 'pending' }]));
