import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Connectivity } from '../../../providers/connectivity/connectivity.service.js';
import { PageSpeedEngines } from '../../../providers/engines.js';
import type { PageSpeedMeasurement } from '../../../providers/page-speed/page-speed.js';
import { EngineChoice } from '../../../providers/vendor/engine-choice.service.js';
import type { DeviceFailure, Results } from '../analysis.contract.js';
import { type Analysis, type AnalysisContext, type Finding, ownerOf, type Subject } from '../analysis.js';
import { PageSpeedResult } from '../results/page-speed-result.entity.js';
import { weightedMean } from '../scores/weighted-mean.js';

type Result = Results['pagespeed'];

/** Speed of the home page on phone and computer. The other categories come from the phone (clarification 12). */
@Injectable()
export class PageSpeedAnalysis implements Analysis<'pagespeed'> {
  readonly name = 'pagespeed';
  readonly phase = 'measure';
  readonly usesBrowser = true;
  readonly maxAttempts = 2;
  readonly entity = PageSpeedResult;

  constructor(
    private readonly choice: EngineChoice,
    private readonly engines: PageSpeedEngines,
    private readonly connectivity: Connectivity,
    private readonly clock: Clock,
  ) {}

  async run(subject: Subject, { signal, speed }: AnalysisContext): Promise<Finding<'pagespeed'>> {
    const { url } = subject;
    const { value, ...found } = await this.choice.measure(this.engines, (engine) => engine.measure(url, { ...speed, signal }));
    // a script may have led the browser away from the page that was judged
    for (const seen of new Set([value.mobile?.final_url, value.desktop?.final_url]))
      if (seen) await this.connectivity.confirm(url, seen, ownerOf(subject));
    const result = pageSpeedResult(url, value, this.clock.now());
    const failures = result.failures ?? [];
    const reason = withoutDevice(failures, found.reason);
    return { state: 'measured', source: 'live', ...found, result, isPartial: failures.length > 0, ...(reason && { reason }) };
  }
}

const DEVICES = { mobile: 'Mobile', desktop: 'Ordinateur' };

/** A device that failed is told beside the figure of the other one, and after the vendor’s trouble if there was one. */
function withoutDevice([failure]: readonly DeviceFailure[], vendor: Finding['reason']): Finding['reason'] {
  if (!failure) return vendor;
  const message = `${DEVICES[failure.device]} non mesuré : ${failure.message}`;
  return { code: failure.code, message: vendor ? `${vendor.message} ${message}` : message };
}

/** What is stored of a measurement; scores are fractions, `performance_score` is 0.6 phone + 0.4 computer. */
export function pageSpeedResult(url: string, { mobile, desktop, failures }: PageSpeedMeasurement, now: Date): Result {
  const other = mobile ?? desktop;
  const runs = mobile?.runs ?? [];
  return {
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
    failures: (['mobile', 'desktop'] as const).flatMap((device) => {
      const { code, message } = failures[device] ?? {};
      return code && message ? [{ device, code, message, failed_at: now.toISOString() }] : [];
    }),
  };
}
