import { Injectable } from '@nestjs/common';
import { PageSpeedEngines } from '../../../providers/engines.js';
import type { DeviceReport } from '../../../providers/page-speed/page-speed.contract.js';
import type { PageSpeedMeasurement } from '../../../providers/page-speed/page-speed.js';
import { EngineChoice } from '../../../providers/vendor/engine-choice.service.js';
import type { Results } from '../analysis.contract.js';
import type { Analysis, AnalysisContext, Finding, Subject } from '../analysis.js';
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
  ) {}

  async run({ url }: Subject, { signal, speed }: AnalysisContext): Promise<Finding<'pagespeed'>> {
    const { value, ...found } = await this.choice.measure(this.engines, (engine) => engine.measure(url, { ...speed, signal }));
    return { state: 'measured', source: 'live', ...found, result: pageSpeedResult(url, value) };
  }

  /**
   * A night measures the phone alone: the computer's last report stays, with the date it carries. A quick measurement is
   * of speed alone: the other categories stay those of the last full one.
   */
  keep(result: Result, last: Result): Result {
    const mobile = withCategories(result.mobile_data, last.mobile_data);
    const desktop = result.desktop_data ? withCategories(result.desktop_data, last.desktop_data) : last.desktop_data;
    return mobile === result.mobile_data && desktop === result.desktop_data ? result : pageSpeedResult(result.url, { mobile, desktop });
  }
}

/** The categories of the last report beside a measurement of speed alone. */
export function withCategories(report: DeviceReport | null, last: DeviceReport | null): DeviceReport | null {
  const isQuick = report && report.accessibility === null && report.best_practices === null && report.seo === null;
  if (!isQuick || !last) return report;
  const { accessibility, best_practices, seo } = last;
  const findings = [...report.findings, ...last.findings.filter(({ category }) => category !== 'performance')];
  return { ...report, accessibility, best_practices, seo, findings };
}

/** What is stored of a measurement; scores are fractions, `performance_score` is 0.6 phone + 0.4 computer. */
export function pageSpeedResult(url: string, { mobile, desktop }: PageSpeedMeasurement): Result {
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
  };
}
