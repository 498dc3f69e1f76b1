import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { olderFigures } from '../../../../../backend/src/rules/provenance.rules';
import { causeText } from '../../../api/cause-text';
import type { AnalysisName, AnalysisPart, TaskError } from '../../../api/types';
import { dateTime } from '../../../format/format';
import { useFormat } from '../../../format/use-format';
import { type TextKey, useText } from '../../../i18n/use-text';
import { useScanOfPage } from '../scan/ProspectScanProvider';
import { ScanCost } from '../scan/ScanCost';
import { AnalysisStateChip } from './AnalysisState';
import { ManualFigures } from './ManualFigures';

/** Two columns, one where there is no room for them. */
const WIDE = {
  ...{ display: 'grid', gridTemplateColumns: '208px minmax(0, 1fr)', gap: '16px 32px', padding: '24px 0 32px' },
  borderBottom: '1px solid var(--hairline)',
  '&:first-of-type': { paddingTop: 0 },
  '@container page (max-width: 679px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
};
const STACKED = { display: 'grid', gap: '16px 32px', paddingBottom: 8 };

interface AnalysisSectionProps {
  name: AnalysisName;
  part: AnalysisPart<AnalysisName>;
  /** Everything below one another, for narrow places. */
  stacked?: boolean;
  /** The figures; shown once something was measured. */
  children: ReactNode;
  /** Shown below, measured or not. */
  below?: ReactNode;
}

/** One analysis: name, state and origin on the left, figures on the right. */
export function AnalysisSection({ name, part, stacked, children, below }: AnalysisSectionProps) {
  const t = useText();
  const hasFigures = part.state === 'measured' || part.state === 'sample' || part.state === 'manual';
  return (
    <Box component="section" sx={stacked ? STACKED : WIDE} aria-labelledby={`analysis-${name}`}>
      <div>
        <h2 id={`analysis-${name}`}>{t(`analysis.name.${name}`)}</h2>
        <AnalysisStateChip name={name} part={part} />
        <Provenance part={part} isMeasured={hasFigures} />
        {hasFigures && <Older origins={part.origins} />}
        <LastTask name={name} />
        <CanAccess action="scan" accessDenied={null}>
          <Again name={name} />
        </CanAccess>
        {(name === 'reviews' || name === 'citations') && (
          <CanAccess action="edit" accessDenied={null}>
            <ManualFigures name={name} part={part} />
          </CanAccess>
        )}
      </div>
      <div className="shrink">
        {part.error && (
          <Cause name={name} state={part.state} error={part.error} isRetry={part.state === 'measured' && name !== 'connectivity'} />
        )}
        {hasFigures
          ? children
          : !part.error && <p className="grey">{t(name === 'citations' ? 'analysis.emptyCitations' : 'analysis.empty')}</p>}
        {below}
      </div>
    </Box>
  );
}

function Provenance({ part: { source, provider, measured_at }, isMeasured }: { part: AnalysisPart<AnalysisName>; isMeasured: boolean }) {
  const t = useText();
  if (!measured_at) return null;
  const date = dateTime(measured_at);
  if (!isMeasured) return <p className="quiet mt-1">{t('analysis.attempt', { date })}</p>;
  const origin = source && t(`analysis.source.${source}`);
  const names = provider && provider.toLowerCase() !== origin ? [provider, origin] : [origin];
  return (
    <p className="quiet mt-1">
      {names.filter(Boolean).join(', ')}
      <br />
      <time dateTime={measured_at}>{date}</time>
    </p>
  );
}

/** Figures that the last measurement did not bring, with the day and the tool they had. */
function Older({ origins }: Pick<AnalysisPart<AnalysisName>, 'origins'>) {
  const t = useText();
  return olderFigures(origins).map(({ figures, name, measured_at }) => (
    <p key={`${measured_at} ${name}`} className="quiet mt-1">
      {t('analysis.older', { figures: figures.join(', '), origin: [name, dateTime(measured_at)].filter(Boolean).join(', ') })}
    </p>
  ));
}

/** How often the last scan tried, and how long it took. */
function LastTask({ name }: { name: AnalysisName }) {
  const t = useText();
  const { duration } = useFormat();
  const task = useScanOfPage().tasks.find(({ analysis }) => analysis === name);
  if (!task?.attempts) return null;
  const words = [t('prospects.again.attempts', { smart_count: task.attempts }), task.durationMs !== null && duration(task.durationMs)];
  return <p className="quiet mt-1">{words.filter(Boolean).join(', ')}</p>;
}

/** One measurement again; speed with or without Lighthouse’s other categories. */
function Again({ name }: { name: AnalysisName }) {
  const t = useText();
  const { again, obstacle, isStarting } = useScanOfPage();
  if (obstacle === 'noSite') return null;
  const modes = name === 'pagespeed' ? (['quick', 'full'] as const) : [undefined];
  return (
    <div className="wrap gap-1 mt-2 gap-x-4">
      {modes.map((mode) => {
        const label = mode ? t(`prospects.again.${mode}`) : t('prospects.again.label');
        return (
          <button
            key={mode ?? name}
            type="button"
            className="text-button"
            disabled={isStarting || obstacle === 'running'}
            aria-label={`${t('prospects.again.labelOf', { name: t(`analysis.name.${name}`) })}${mode ? `, ${label}` : ''}`}
            onClick={() => void again(name, mode)}
          >
            {label}
          </button>
        );
      })}
      <ScanCost of={[name]} />
    </div>
  );
}

/** Named failures of the specification (file 2, section 8). */
const FAILED: Partial<Record<AnalysisName, TextKey>> = {
  connectivity: 'analysis.connectivity.failed',
  keywords: 'analysis.keywords.failed',
};

interface CauseProps extends Pick<AnalysisPart<AnalysisName>, 'state'> {
  name: AnalysisName;
  error: TaskError;
  isRetry: boolean;
}

/** Why there is no figure, or why the last attempt did not replace it. */
function Cause({ name, state, error, isRetry }: CauseProps) {
  const t = useText();
  const title = state === 'failed' ? FAILED[name] : undefined;
  return (
    <div className="aside break mb-3">
      {title && <p className="strong">{t(title)}</p>}
      <p>{t(isRetry ? 'analysis.lastAttempt' : 'analysis.cause', { message: causeText(error) })}</p>
      {error.detail && (
        <details>
          <summary>{t('analysis.detail')}</summary>
          <code>{error.detail}</code>
        </details>
      )}
    </div>
  );
}
