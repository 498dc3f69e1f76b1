import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { Connectivity } from '../../../../providers/connectivity/connectivity.service.js';
import { PageSpeedEngines } from '../../../../providers/engines.js';
import type { DeviceReport } from '../../../../providers/page-speed/page-speed.contract.js';
import type { PageSpeedMeasurement } from '../../../../providers/page-speed/page-speed.js';
import { CAUSES } from '../../../../providers/provider-error.js';
import { EngineFallback } from '../../../../providers/vendor/engine-fallback.service.js';
import { ProspectImages } from '../../images/prospect-images.service.js';
import type { DeviceFailure, Results } from '../../results/analysis.contract.js';
import { type Analysis, type AnalysisContext, type AnalysisOutput, ownerOf, type Subject } from '../../results/analysis.js';
import { weightedMean } from '../../scores/weighted-mean.js';

type Result = Results['pagespeed'];

/** Speed of the home page on phone and computer. The other categories come from the phone (clarification 12). */
@Injectable()
export class PageSpeedAnalysis implements Analysis<'pagespeed'> {
  readonly name = 'pagespeed';
  readonly phase = 'measure';
  readonly usesBrowser = true;
  readonly maxAttempts = 2;

  constructor(
    private readonly choice: EngineFallback,
    private readonly engines: PageSpeedEngines,
    private readonly connectivity: Connectivity,
    private readonly images: ProspectImages,
    private readonly clock: Clock,
  ) {}

  async run(subject: Subject, { signal, speed }: AnalysisContext): Promise<AnalysisOutput<'pagespeed'>> {
    const { url } = subject;
    const { value, ...found } = await this.choice.measure(this.engines, (engine) => engine.measure(url, { ...speed, signal }));
    // a script may have led the browser away from the page that was judged
    for (const seen of new Set([value.mobile?.final_url, value.desktop?.final_url]))
      if (seen) await this.connectivity.confirm(url, seen, ownerOf(subject));
    const seen = await this.keepPictures(subject, value);
    const result = pageSpeedResult(url, seen, this.clock.now());
    const failures = result.failures ?? [];
    const reason = withoutDevice(failures, found.reason);
    return { state: 'measured', source: 'live', ...found, result, isPartial: failures.length > 0, ...(reason && { reason }) };
  }

  /** Stores images in their own table and keeps a reference in the result. */
  private async keepPictures({ prospectId, url }: Subject, value: PageSpeedMeasurement): Promise<PageSpeedMeasurement> {
    const { pictures, ...mobile } = value.mobile ?? {};
    if (!pictures || !value.mobile) return value;
    const isStored = prospectId !== null && (await this.images.keepSeen(prospectId, url, value.mobile.fetched_at, pictures));
    return { ...value, mobile: { ...(mobile as DeviceReport), evidence: isStored ? value.mobile.evidence : null } };
  }
}

/** Lighthouse finished without one of the timings of its score. */
const NO_SCORE = { code: 'no_score', message: CAUSES.no_score } as const;

const DEVICES = { mobile: 'Téléphone', desktop: 'Ordinateur' };

/** Returns the reason of a partial result: the failed device, after the failure of the vendor if there was one. */
function withoutDevice([failure]: readonly DeviceFailure[], vendor: AnalysisOutput['reason']): AnalysisOutput['reason'] {
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
      const report = { mobile, desktop }[device];
      const { code, message } = failures[device] ?? (report?.performance === null ? NO_SCORE : {});
      return code && message ? [{ device, code, message, failed_at: now.toISOString() }] : [];
    }),
  };
}
