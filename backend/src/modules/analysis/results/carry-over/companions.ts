import { weightedMean } from '../../scores/weighted-mean.js';
import type { AnalysisName, DeviceFailure, Results } from '../analysis.contract.js';

type Values = Record<string, unknown>;
type Of<Name extends AnalysisName> = Results[Name];
interface Both<Name extends AnalysisName> {
  fresh: Of<Name>;
  before: Of<Name>;
  /** A figure of `before` was carried over. */
  hasCarriedOver: boolean;
}

/** Completes values that belong to a figure: they follow the figure that was carried over. */
const COMPLETED: { [Name in AnalysisName]?: (values: Of<Name>, both: Both<Name>) => Of<Name> } = {
  pagespeed: (values, { fresh, before, hasCarriedOver }) => ({
    ...values,
    ...(hasCarriedOver && { performance_score: meanOf(values) }),
    ...(fresh.mobile_performance_score === null && values.mobile_performance_score !== null && { runs: before.runs, range: before.range }),
    mobile_data: withFindings(values.mobile_data, fresh.mobile_data, before.mobile_data),
    desktop_data: withFindings(values.desktop_data, fresh.desktop_data, before.desktop_data),
    failures: openFailures(fresh, before.failures ?? []),
  }),
  // the last reviews stay until the new ones arrive, and when the business was not found this time
  reviews: (values, { fresh, before }) => {
    if (fresh.status === 'processing') return { ...values, reviews: before.reviews };
    const isCarriedOver = fresh.status === 'not_found' && values.reviews_count !== null;
    return isCarriedOver ? { ...values, status: before.status, reviews: before.reviews } : values;
  },
};

const CATEGORIES = ['accessibility_score', 'best_practices_score', 'seo_score'] as const;

/** Removes values of a new result that must not replace those of the previous one. */
const PREPARED: { [Name in AnalysisName]?: (fresh: Of<Name>, before: Of<Name>) => Of<Name> } = {
  // categories are those of the phone (clarification 12), never those of the computer
  pagespeed: (fresh, before) => {
    if (fresh.mobile_data !== null || !before.mobile_data) return fresh;
    const dated = CATEGORIES.filter((category) => before[category] !== null).map((category) => [category, null]);
    return { ...fresh, ...Object.fromEntries(dated) };
  },
};

export const completed = (name: AnalysisName, values: Values, both: { fresh: Values; before: Values; hasCarriedOver: boolean }): Values =>
  (COMPLETED[name] as ((values: Values, both: object) => Values) | undefined)?.(values, both) ?? values;

export const prepared = (name: AnalysisName, fresh: Values, before: Values): Values =>
  (PREPARED[name] as ((fresh: Values, before: Values) => Values) | undefined)?.(fresh, before) ?? fresh;

/** 0.6 phone + 0.4 computer, of those that were measured. */
const meanOf = ({ mobile_performance_score, desktop_performance_score }: Of<'pagespeed'>): number | null =>
  weightedMean([
    [mobile_performance_score, 0.6],
    [desktop_performance_score, 0.4],
  ]);

type Device = Of<'pagespeed'>['mobile_data'];

/** A measurement of speed only: carries over the other findings of the last full one. */
function withFindings(current: Device, fresh: Device, before: Device): Device {
  const isQuick = fresh && fresh.accessibility === null && fresh.best_practices === null && fresh.seo === null;
  if (!current || !isQuick || !before) return current;
  const isSpeed = ({ category }: { category: string }) => category === 'performance';
  return { ...current, findings: [...fresh.findings.filter(isSpeed), ...before.findings.filter((one) => !isSpeed(one))] };
}

/** Carries over the failure of a device that was not measured this time. */
function openFailures({ failures = [], ...fresh }: Of<'pagespeed'>, earlier: readonly DeviceFailure[]): DeviceFailure[] {
  const isSettled = (device: DeviceFailure['device']) =>
    fresh[`${device}_performance_score`] !== null || failures.some((one) => one.device === device);
  return [...failures, ...earlier.filter(({ device }) => !isSettled(device))];
}
