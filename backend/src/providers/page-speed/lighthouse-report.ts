import { LIMITS } from '../../rules/limits.rules.js';
import { ProviderError } from '../provider-error.js';
import { picturesOf } from './lighthouse-pictures.js';
import type { DeviceReport, SpeedAudit } from './page-speed.contract.js';
import type { Device, PageSpeedMeasurement, SeenReport } from './page-speed.js';

/** The parts of a Lighthouse result (LHR) that are read; the same from the local package and PageSpeed Insights. */
export interface LighthouseResult {
  lighthouseVersion?: string;
  fetchTime?: string;
  finalDisplayedUrl?: string;
  finalUrl?: string;
  runWarnings?: unknown[];
  runtimeError?: { code?: string; message?: string };
  categories?: Record<string, { score?: number | null; auditRefs?: { id: string; weight?: number }[] } | undefined>;
  audits?: Record<string, LighthouseAudit | undefined>;
}

interface LighthouseAudit {
  id?: string;
  title?: string;
  score?: number | null;
  scoreDisplayMode?: string;
  displayValue?: string;
  numericValue?: number;
  metricSavings?: Record<string, number>;
  details?: { items?: unknown[]; overallSavingsMs?: number; data?: unknown };
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MAX_FINDINGS = 25;

/** A Lighthouse result → our words. `runs` starts with this run’s own performance score. */
export function toDeviceReport(result: LighthouseResult): DeviceReport {
  const audits = result.audits ?? {};
  const score = (category: string) => result.categories?.[category]?.score ?? null;
  const value = (id: string) => finite(audits[id]?.numericValue);
  const observed = audits.metrics?.details?.items?.[0] as Record<string, unknown> | undefined;
  const performance = score('performance');
  return {
    performance,
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    first_contentful_paint: value('first-contentful-paint'),
    largest_contentful_paint: value('largest-contentful-paint'),
    speed_index: value('speed-index'),
    total_blocking_time: value('total-blocking-time'),
    cumulative_layout_shift: value('cumulative-layout-shift'),
    time_to_interactive: value('interactive'),
    server_response_time: value('server-response-time'),
    dom_complete: finite(observed?.observedLoad),
    total_bytes: value('total-byte-weight'),
    requests: audits['network-requests']?.details?.items?.length ?? null,
    findings: findingsOf(result),
    final_url: result.finalDisplayedUrl ?? result.finalUrl ?? '',
    lighthouse_version: result.lighthouseVersion ?? '',
    fetched_at: result.fetchTime ?? '',
    warnings: (result.runWarnings ?? []).map(String).slice(0, 10),
    runs: performance === null ? [] : [performance],
  };
}

/** Screenshots are kept for the phone only. */
export function seenReport(result: LighthouseResult, device: Device): SeenReport {
  const seen = device === 'mobile' ? picturesOf(result) : null;
  return { ...toDeviceReport(result), ...(seen && { pictures: seen.pictures, evidence: seen.evidence }) };
}

/** The failed audits that count, worst and heaviest first. */
function findingsOf({ audits = {}, categories = {} }: LighthouseResult): SpeedAudit[] {
  const findings: (SpeedAudit & { weight: number })[] = [];
  for (const category of CATEGORIES) {
    for (const { id, weight = 0 } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id];
      if (!audit || !isFailed(audit)) continue;
      const savings = Math.max(0, audit.details?.overallSavingsMs ?? 0, ...Object.values(audit.metricSavings ?? {}).filter((ms) => ms > 1));
      findings.push({
        id,
        title: (audit.title ?? id).slice(0, 300),
        category,
        score: audit.score ?? null,
        display_value: audit.displayValue ?? null,
        savings_ms: savings > 0 ? Math.round(savings) : null,
        weight: weight + savings / 100,
      });
    }
  }
  findings.sort((a, b) => b.weight - a.weight || a.id.localeCompare(b.id));
  return findings.slice(0, MAX_FINDINGS).map(({ weight: _weight, ...finding }) => finding);
}

function isFailed({ score, scoreDisplayMode }: LighthouseAudit): boolean {
  return (
    typeof score === 'number' &&
    100 * score < LIMITS.lighthousePoints.good &&
    ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode ?? '')
  );
}

const finite = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** Several runs of one device → the one with the median performance, carrying the scores of all. */
export function medianRun(runs: SeenReport[]): SeenReport | null {
  const scored = runs.filter(({ performance }) => performance !== null).sort((a, b) => (a.performance ?? 0) - (b.performance ?? 0));
  const median = scored[Math.floor((scored.length - 1) / 2)] ?? runs[0];
  if (!median) return null;
  return { ...median, runs: runs.flatMap(({ runs: scores }) => scores) };
}

/** Combines the runs of the devices; a device without a report names the cause. Throws the cause when no device has one. */
export function measurementOf(reports: Record<Device, SeenReport[]>, causes: Partial<Record<Device, unknown>>): PageSpeedMeasurement {
  const measurement = { mobile: medianRun(reports.mobile), desktop: medianRun(reports.desktop) };
  const failed = (['mobile', 'desktop'] as const).filter((device) => !measurement[device] && causes[device] !== undefined);
  const foreign = failed.map((device) => causes[device]).find((cause) => !(cause instanceof ProviderError));
  if (foreign !== undefined) throw foreign;
  const failures = Object.fromEntries(failed.map((device) => [device, causes[device]])) as PageSpeedMeasurement['failures'];
  if (!measurement.mobile && !measurement.desktop)
    throw failures.mobile ?? failures.desktop ?? new ProviderError('unexpected', 'no device asked for');
  return { ...measurement, failures };
}
