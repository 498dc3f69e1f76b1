import type { AnalysisName, AnalysisPart, AnalysisState } from '../../../api/types';
import { type Shape, Status, type Tone } from '../../../components/Status';
import { useText } from '../../../i18n/use-text';
import { useScanOfPage } from '../scan/ProspectScanProvider';
import { hasEnded } from '../scan/scan-progress';
import { BAND_OF_LEVEL, levelOf } from './bands';

const LOOK: Record<AnalysisState | 'running', { tone: Tone; shape: Shape }> = {
  measured: { tone: 'good', shape: 'full' },
  manual: { tone: 'good', shape: 'full' },
  sample: { tone: 'fair', shape: 'dashed' },
  pending: { tone: 'neutral', shape: 'ring' },
  running: { tone: 'accent', shape: 'running' },
  failed: { tone: 'poor', shape: 'diamond' },
  not_applicable: { tone: 'neutral', shape: 'ring' },
};

/** Whether an analysis was measured, in a word; while a scan works on it, that. */
export function AnalysisStateChip({ name, part }: { name: AnalysisName; part: AnalysisPart<AnalysisName> | undefined }) {
  const t = useText();
  const { isRunning, tasks } = useScanOfPage();
  const isMeasuring = isRunning && tasks.some((task) => task.analysis === name && !hasEnded(task));
  const state = isMeasuring ? 'running' : (part?.state ?? 'pending');
  const { tone, shape } = LOOK[state];
  return (
    <Status tone={tone} shape={shape} quiet={tone === 'neutral'}>
      {t(`analysis.state.${state}`)}
    </Status>
  );
}

/** A score of Lighthouse in a word. */
export function LevelChip({ fraction }: { fraction: number }) {
  const t = useText();
  const level = levelOf(fraction);
  return <Status tone={BAND_OF_LEVEL[level]}>{t(`analysis.level.${level}`)}</Status>;
}
