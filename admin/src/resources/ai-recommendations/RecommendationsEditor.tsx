import { Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { AiRecommendationsRecord, ScanRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { LoadFailure } from '../../components/LoadFailure';
import { showNotice } from '../../components/notice';
import { Status } from '../../components/Status';
import { useScanWatch } from '../../components/use-scan-watch';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { RecommendationsForm } from './RecommendationsForm';
import styles from './recommendations.module.css';

type Asking = 'delete' | 'regenerate' | null;

/** The recommendations of one prospect: read, edited, written anew, deleted. */
export function RecommendationsEditor({ prospectId }: { prospectId: string }) {
  const t = useText();
  const server = useServer();
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const [asking, setAsking] = useState<Asking>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const queryKey = ['ai-recommendations', 'of', prospectId];
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => server.getRecommendations(prospectId) });

  const fresh = () => queryClient.invalidateQueries({ queryKey: ['ai-recommendations'] });
  useScanWatch(data?.scan_id ?? null, (scan: ScanRecord | null) => {
    const failed = scan?.tasks.find(({ status }) => status === 'failed');
    if (scan?.status === 'done' && !failed) showNotice(t('ai.recommendations.regenerated'));
    void fresh();
  });

  const attempt = async (work: () => Promise<unknown>, text: string): Promise<boolean> => {
    setAsking(null);
    setFailure(null);
    try {
      await work();
      await fresh();
      return true;
    } catch (problem) {
      setFailure(problem instanceof Error && problem.message ? `${text} ${problem.message}` : text);
      return false;
    }
  };
  const regenerate = () => attempt(() => server.regenerateRecommendations(prospectId), '');
  const removeAll = async () => {
    const done = await attempt(() => server.deleteRecommendations(prospectId), t('ai.recommendations.deleteError'));
    if (done) showNotice(t('ai.recommendations.deleted'));
  };

  if (error) return <LoadFailure title={t('ai.recommendations.loadError')} onRetry={refetch} />;
  if (!data) return <LoadingPage />;
  const isRunning = data.scan_id !== null;
  return (
    <>
      <h2 className={styles.company}>{data.company}</h2>
      <Origin record={data} />
      {failure && <Banner tone="poor">{failure}</Banner>}
      {isEditing ? (
        <RecommendationsForm
          recommendations={data.recommendations}
          onCancel={() => setEditing(false)}
          onSave={async (recommendations) => {
            const done = await attempt(() => server.saveRecommendations(prospectId, recommendations), t('ai.recommendations.saveError'));
            if (!done) return;
            setEditing(false);
            showNotice(t('ai.recommendations.saved'));
          }}
        />
      ) : (
        <>
          <Read record={data} />
          <CanAccess action="edit" resource="ai-recommendations" accessDenied={null}>
            <div className={styles.actions}>
              <Button variant="contained" onClick={() => setEditing(true)}>
                {t(data.recommendations.length > 0 ? 'app.action.edit' : 'ai.recommendations.add')}
              </Button>
              <Button
                variant="outlined"
                disabled={isRunning}
                onClick={() => (data.source === 'manual' ? setAsking('regenerate') : void regenerate())}
              >
                {t(isRunning ? 'ai.recommendations.regenerating' : 'ai.recommendations.regenerate')}
              </Button>
              {data.recommendations.length > 0 && (
                <Button variant="outlined" color="error" onClick={() => setAsking('delete')}>
                  {t('ai.recommendations.deleteAll')}
                </Button>
              )}
            </div>
          </CanAccess>
        </>
      )}
      {asking === 'delete' && (
        <Ask
          text={t('ai.recommendations.deleteConfirm')}
          action={t('ai.recommendations.deleteAll')}
          onClose={() => setAsking(null)}
          onYes={removeAll}
        />
      )}
      {asking === 'regenerate' && (
        <Ask
          text={t('ai.recommendations.regenerateConfirm')}
          action={t('ai.recommendations.regenerate')}
          onClose={() => setAsking(null)}
          onYes={regenerate}
        />
      )}
    </>
  );
}

function Origin({ record: { source, provider, measured_at, error } }: { record: AiRecommendationsRecord }) {
  const t = useText();
  const { dateTime } = useFormat();
  const kind = source && t(`analysis.source.${source}`);
  // a hand’s work names itself as its provider too
  const origin = kind && (provider && provider.toLowerCase() !== kind.toLowerCase() ? `${provider}, ${kind}` : kind);
  return (
    <div className={styles.origin}>
      {origin && measured_at && <p>{t('ai.recommendations.origin', { origin, date: dateTime(measured_at) })}</p>}
      {error && <p className={styles.failure}>{t('ai.recommendations.lastFailure', { message: error.message })}</p>}
    </div>
  );
}

function Read({ record: { recommendations } }: { record: AiRecommendationsRecord }) {
  const t = useText();
  if (recommendations.length === 0)
    return (
      <div className={styles.none}>
        <p>{t('ai.recommendations.none')}</p>
        <p className={styles.grey}>{t('ai.recommendations.emptyText')}</p>
      </div>
    );
  return (
    <ol className={styles.list}>
      {recommendations.map(({ title, priority, solution }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what identifies a recommendation
        <li key={index}>
          <p className={styles.title}>{title}</p>
          {solution && <p>{solution}</p>}
          <Status tone={priority === 'high' ? 'poor' : 'fair'}>
            {t('ai.recommendations.priority')} {t(`ai.recommendations.${priority}`)}
          </Status>
        </li>
      ))}
    </ol>
  );
}

function Ask({ text, action, onClose, onYes }: { text: string; action: string; onClose: () => void; onYes: () => Promise<unknown> }) {
  const t = useText();
  return (
    <AppDialog
      title={action}
      width="xs"
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button variant="contained" color="error" onClick={() => void onYes()}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </AppDialog>
  );
}
