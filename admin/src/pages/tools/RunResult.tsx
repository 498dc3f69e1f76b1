import { Button } from '@mui/material';
import { causeText } from '../../api/cause-text';
import type { ToolRunRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { ScrollingText } from '../../components/ScrollingText';
import { Status } from '../../components/Status';
import { Table } from '../../components/Table';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { TASK_LOOK } from '../../resources/prospects/scan/scan-progress';
import type { useRun } from './use-run';

/** Progress and outcome of a run, analysis by analysis, each with its answer. */
export function RunResult({ run, failure, stop }: Omit<ReturnType<typeof useRun>, 'start'>) {
  const t = useText();
  if (failure) return <Banner tone={failure.isGone ? 'fair' : 'poor'}>{failure.isGone ? t('tools.gone') : failure.message}</Banner>;
  if (!run) return null;
  const isOpen = run.status === 'queued' || run.status === 'running';
  const title = isOpen ? t('tools.site.running') : t(run.status === 'cancelled' ? 'tools.site.cancelled' : 'tools.site.finished');
  return (
    <section className="part">
      <h2>{run.url}</h2>
      <div className="row gap-1 gap-x-3 my-3" role="status">
        <span>{title}</span>
        <span className="grey">{t('tools.progress', { done: run.ended, total: run.total })}</span>
        {isOpen && (
          <Button variant="text" onClick={() => void stop()}>
            {t('tools.stop')}
          </Button>
        )}
      </div>
      {isOpen && <progress value={run.ended} max={Math.max(1, run.total)} aria-label={title} />}
      <Tasks run={run} />
    </section>
  );
}

function Tasks({ run }: { run: ToolRunRecord }) {
  const t = useText();
  const { duration } = useFormat();
  return (
    <Table
      label={t('tools.result')}
      rows={run.tasks}
      rowKey={({ analysis }) => analysis}
      columns={[
        [t('tools.edge.function'), ({ analysis }) => t(`analysis.name.${analysis}`)],
        [
          t('tools.state'),
          ({ status }) => (
            <Status {...TASK_LOOK[status]} quiet={TASK_LOOK[status].tone === 'neutral'}>
              {t(`tools.task.${status}`)}
            </Status>
          ),
        ],
        [t('tools.duration'), ({ duration_ms: ms }) => (ms === null ? '' : duration(ms)), 'number'],
        [
          t('tools.answer'),
          ({ analysis, finding }) => finding && <Finding name={t(`analysis.name.${analysis}`)} finding={finding} />,
          'words',
        ],
      ]}
    />
  );
}

/** The figures in one line, or the cause; everything behind it. */
function Finding({ name, finding }: { name: string; finding: Record<string, unknown> }) {
  const t = useText();
  const { error, provider, ...figures } = finding as { error?: { code: string; message: string } | null; provider?: string | null };
  return (
    <>
      {error ? causeText(error) : provider}
      <details>
        <summary aria-label={`${t('tools.answer')} ${name}`}>{t('tools.answer')}</summary>
        <ScrollingText>{JSON.stringify(figures, null, 2)}</ScrollingText>
      </details>
    </>
  );
}
