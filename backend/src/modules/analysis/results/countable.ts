import { originName } from '../../../rules/provenance.rules.js';
import type { AnalysisName, AnalysisReport } from './analysis.contract.js';
import { originOf } from './carry-over/carried-over-figures.js';
import type { FieldPath } from './carry-over/field-paths.js';

const NOTHING = { state: 'not_applicable', source: null, provider: null, measured_at: null } as const;

/** A report as scores may read it: an example counts for nothing (decision 2), but of a made-up company, which has nothing else. */
export function countable(report: AnalysisReport, isExample: boolean): AnalysisReport {
  if (isExample) return report;
  const parts = Object.entries(report).map(([name, part]) => [name, part.state === 'sample' ? { ...NOTHING, error: part.error } : part]);
  return Object.fromEntries(parts) as AnalysisReport;
}

/** A report of which no score can be made: nothing of the site. */
export const withoutSite = (report: AnalysisReport): AnalysisReport =>
  Object.fromEntries(Object.entries(report).map(([name, part]) => [name, { ...NOTHING, error: part.error }])) as AnalysisReport;

/** Returns tool and time of a figure for display; null when it was not measured. */
export function sourceOf(
  report: AnalysisReport,
  name: AnalysisName,
  place: FieldPath = '',
): { provider: string | null; measured_at: string | null } {
  const { source, provider, measured_at, origins = {} } = report[name];
  if (!source || !measured_at) return { provider: null, measured_at: null };
  const origin = originOf({ origin: { source, provider: provider ?? '', measured_at }, origins }, place);
  return { provider: originName(origin.source, origin.provider), measured_at: origin.measured_at };
}
