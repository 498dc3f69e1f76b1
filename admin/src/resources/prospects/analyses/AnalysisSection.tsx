import type { ReactNode } from 'react';
import type { AnalysisName, AnalysisPart, TaskError } from '../../../api/types';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { StateOf } from './AnalysisState';
import styles from './analysis.module.css';

interface AnalysisSectionProps {
  name: AnalysisName;
  part: AnalysisPart<AnalysisName>;
  /** Everything below one another, for narrow places. */
  stacked?: boolean;
  /** The figures; shown once something was measured. */
  children: ReactNode;
}

/** One analysis: what it is, how it stands and where it comes from on the left, its figures on the right. */
export function AnalysisSection({ name, part, stacked, children }: AnalysisSectionProps) {
  const t = useText();
  const hasFigures = part.state === 'measured' || part.state === 'sample' || part.state === 'manual';
  return (
    <section className={`${styles.section} ${stacked ? styles.stacked : ''}`} aria-labelledby={`analysis-${name}`}>
      <div className={styles.margin}>
        <h2 id={`analysis-${name}`}>{t(`analysis.name.${name}`)}</h2>
        <StateOf name={name} part={part} />
        <Provenance part={part} isMeasured={hasFigures} />
      </div>
      <div className={styles.content}>
        {part.error && <Cause error={part.error} isRetry={part.state === 'measured' && name !== 'connectivity'} />}
        {hasFigures
          ? children
          : !part.error && <p className={styles.grey}>{t(name === 'citations' ? 'analysis.emptyCitations' : 'analysis.empty')}</p>}
      </div>
    </section>
  );
}

function Provenance({ part: { source, provider, measured_at }, isMeasured }: { part: AnalysisPart<AnalysisName>; isMeasured: boolean }) {
  const t = useText();
  const { dateTime } = useFormat();
  if (!measured_at) return null;
  const date = dateTime(measured_at);
  if (!isMeasured) return <p className={styles.provenance}>{t('analysis.attempt', { date })}</p>;
  const origin = source && t(`analysis.source.${source}`);
  const names = provider && provider.toLowerCase() !== origin ? [provider, origin] : [origin];
  return (
    <p className={styles.provenance}>
      {names.filter(Boolean).join(', ')}
      <br />
      <time dateTime={measured_at}>{date}</time>
    </p>
  );
}

/** Why there is no figure, or why the last attempt did not replace it. */
function Cause({ error: { message, detail }, isRetry }: { error: TaskError; isRetry: boolean }) {
  const t = useText();
  return (
    <div className={styles.cause}>
      <p>{t(isRetry ? 'analysis.lastAttempt' : 'analysis.cause', { message })}</p>
      {detail && (
        <details>
          <summary>{t('analysis.detail')}</summary>
          <code>{detail}</code>
        </details>
      )}
    </div>
  );
}
