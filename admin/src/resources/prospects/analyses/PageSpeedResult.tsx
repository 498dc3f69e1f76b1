import { megabytes } from '../../../../../backend/src/rules/figures.rules';
import { causeText } from '../../../api/cause-text';
import type { AnalysisPart, DeviceReport, SpeedAudit } from '../../../api/types';
import { Figure } from '../../../components/Figure';
import { Status } from '../../../components/Status';
import { Table } from '../../../components/Table';
import { dateTime, integer } from '../../../format/format';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { LevelChip } from './AnalysisState';
import { isBanded, metricBand } from './bands';

type Result = AnalysisPart<'pagespeed'>;

/** Speed on phone and computer, the other categories, the metrics behind them and what Lighthouse found. */
export function PageSpeedResult({ result }: { result: Result }) {
  const t = useText();
  const { mobile_data, desktop_data } = result;
  return (
    <>
      <Scores result={result} />
      <MetricsTable mobile={mobile_data} desktop={desktop_data} />
      <Findings title={t('analysis.pagespeed.mobile')} findings={mobile_data?.findings} />
      <Findings title={t('analysis.pagespeed.desktop')} findings={desktop_data?.findings} />
    </>
  );
}

function Scores({ result }: { result: Result }) {
  const t = useText();
  const { runs, range } = result;
  const scores = [
    [t('analysis.pagespeed.mobile'), result.mobile_performance_score],
    [t('analysis.pagespeed.desktop'), result.desktop_performance_score],
    [t('analysis.pagespeed.accessibility'), result.accessibility_score],
    [t('analysis.pagespeed.bestPractices'), result.best_practices_score],
    [t('analysis.pagespeed.seo'), result.seo_score],
  ] as const;
  const [min, max] = range ?? [];
  return (
    <>
      <div className="figures">
        {scores.map(([label, fraction]) => (
          <Figure
            key={label}
            label={label}
            value={fraction == null ? null : String(Math.round(fraction * 100))}
            isExample={result.state === 'sample'}
          >
            {fraction == null ? <span className="grey">{t('analysis.notMeasured')}</span> : <LevelChip fraction={fraction} />}
          </Figure>
        ))}
      </div>
      <Failures failures={result.failures} />
      {runs !== undefined && (
        <p className="quiet mt-2">
          {t('analysis.pagespeed.runs', { smart_count: runs })}
          {runs > 1 &&
            min !== undefined &&
            max !== undefined &&
            ` (${t('analysis.pagespeed.range', { min: percentOf(min), max: percentOf(max) })})`}
        </p>
      )}
    </>
  );
}

/** Devices that could not be measured the last time, and why. */
function Failures({ failures = [] }: Pick<Result, 'failures'>) {
  const t = useText();
  return failures.map(({ device, failed_at, ...cause }) => (
    <p key={device} className="aside break mb-3">
      {t('analysis.pagespeed.deviceFailed', {
        device: t(`analysis.pagespeed.${device}`),
        date: dateTime(failed_at),
        message: causeText(cause),
      })}
    </p>
  ));
}

const percentOf = (fraction: number) => Math.round(fraction * 100);

const METRICS = [
  'first_contentful_paint',
  'largest_contentful_paint',
  'speed_index',
  'cumulative_layout_shift',
  'total_blocking_time',
  'time_to_interactive',
  'server_response_time',
  'total_bytes',
  'requests',
] as const satisfies (keyof DeviceReport)[];
type Metric = (typeof METRICS)[number];

function MetricsTable({ mobile, desktop }: { mobile: DeviceReport | null | undefined; desktop: DeviceReport | null | undefined }) {
  const t = useText();
  if (!mobile && !desktop) return null;
  return (
    <Table
      caption={t('analysis.pagespeed.metrics')}
      rows={METRICS}
      rowKey={(metric) => metric}
      columns={[
        [t('analysis.pagespeed.metric'), (metric) => t(`analysis.pagespeed.${metric}`)],
        [t('analysis.pagespeed.mobile'), (metric) => <MetricValue metric={metric} value={mobile?.[metric] ?? null} />, 'number'],
        [t('analysis.pagespeed.desktop'), (metric) => <MetricValue metric={metric} value={desktop?.[metric] ?? null} />, 'number'],
      ]}
    />
  );
}

function MetricValue({ metric, value }: { metric: Metric; value: number | null }) {
  const t = useText();
  const { decimal, duration } = useFormat();
  if (value === null) return <span className="grey">{t('analysis.notMeasured')}</span>;
  const words = { cumulative_layout_shift: decimal(value, 2), total_bytes: megabytes(value), requests: integer(value) } as Partial<
    Record<Metric, string>
  >;
  const band = isBanded(metric) ? metricBand(metric, value) : null;
  return (
    <span className="measured">
      <span>{words[metric] ?? duration(value)}</span>
      <span>
        {band && <Status tone={band}>{t(`analysis.pagespeed.${metric === 'cumulative_layout_shift' ? 'shift' : 'band'}.${band}`)}</Status>}
      </span>
    </span>
  );
}

function Findings({ title, findings }: { title: string; findings: SpeedAudit[] | undefined }) {
  const t = useText();
  const { duration } = useFormat();
  if (!findings || findings.length === 0) return null;
  return (
    <details className="mt-3">
      <summary>
        {title} : {t('analysis.pagespeed.findings', { smart_count: findings.length })}
      </summary>
      <ul className="lines pairs">
        {findings.map(({ id, title: finding, display_value, savings_ms }) => (
          <li key={id}>
            <span>{finding}</span>
            <span className="grey">
              {display_value ?? (savings_ms ? t('analysis.pagespeed.savings', { duration: duration(savings_ms) }) : null)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
