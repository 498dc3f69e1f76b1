import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CanAccess } from 'react-admin';
import { callApi, useApiQuery } from '../../api/call-api';
import { causeText } from '../../api/cause-text';
import { conflictOf } from '../../api/problem';
import type { AiRecommendationsRecord, Recommendation, RecommendationsUpdate, ScanRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { ConfirmButton } from '../../components/ConfirmDialog';
import { showNotice } from '../../components/notice';
import { QueryContent } from '../../components/QueryContent';
import { Status } from '../../components/Status';
import { useScanWatch } from '../../components/use-scan-watch';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { ScanCost } from '../prospects/scan/ScanCost';
import { RecommendationsForm } from './RecommendationsForm';

/** The recommendations of one prospect: read, edited, written anew, deleted. */
export function RecommendationsEditor({ prospectId }: { prospectId: string }) {
  const t = useText();
  const { query, failure, regenerate, removeAll, save } = useRecommendations(prospectId);
  /** The record as it was when the form was opened. */
  const [edited, setEdited] = useState<AiRecommendationsRecord | null>(null);
  return (
    <QueryContent query={query} failed={t('ai.recommendations.loadError')}>
      {(record) => (
        <>
          <h2 className="break title">{record.company}</h2>
          <Origin record={record} />
          {failure && <Banner tone="poor">{failure}</Banner>}
          {edited ? (
            <RecommendationsForm
              recommendations={edited.recommendations}
              onCancel={() => setEdited(null)}
              onSave={async (recommendations) => {
                if (await save(recommendations, edited)) setEdited(null);
              }}
            />
          ) : (
            <>
              <Read record={record} />
              <CanAccess action="edit" resource="ai-recommendations" accessDenied={null}>
                <Actions record={record} onEdit={() => setEdited(record)} regenerate={regenerate} removeAll={removeAll} />
              </CanAccess>
            </>
          )}
        </>
      )}
    </QueryContent>
  );
}

/** The requests of the editor; an error is shown until the next attempt. */
function useRecommendations(prospectId: string) {
  const t = useText();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const query = useApiQuery('GET admin/ai-recommendations/:id', { id: prospectId });
  const fresh = () => queryClient.invalidateQueries({ queryKey: ['ai-recommendations'] });
  useScanWatch(query.data?.scan_id ?? null, (scan: ScanRecord | null) => {
    const failed = scan?.tasks.find(({ status }) => status === 'failed');
    if (scan?.status === 'done' && !failed) showNotice(t('ai.recommendations.regenerated'));
    void fresh();
  });
  const attempt = async (work: () => Promise<unknown>, failed: string, done?: string): Promise<boolean> => {
    setFailure(null);
    try {
      await work();
      await fresh();
      if (done) showNotice(done);
      return true;
    } catch (problem) {
      setFailure(problem instanceof Error && problem.message ? `${failed} ${problem.message}` : failed);
      return false;
    }
  };
  /** The values that a conflict has reported. */
  const reported = useRef<Record<string, unknown>>({});
  const put = (update: RecommendationsUpdate) =>
    callApi('PUT admin/ai-recommendations/:id', { id: prospectId, ...update }).catch((error: unknown) => {
      reported.current = conflictOf(error) ?? {};
      throw error;
    });
  return {
    query,
    failure,
    regenerate: () => attempt(() => callApi('POST admin/ai-recommendations/:id/regenerate', { id: prospectId }), ''),
    removeAll: () =>
      attempt(
        () => callApi('DELETE admin/ai-recommendations/:id', { id: prospectId }),
        t('ai.recommendations.deleteError'),
        t('ai.recommendations.deleted'),
      ),
    save: (recommendations: Recommendation[], opened: Pick<AiRecommendationsRecord, 'site_url' | 'recommendations'>) =>
      attempt(
        () => put({ recommendations, site_url: opened.site_url, read: { recommendations: opened.recommendations, ...reported.current } }),
        t('ai.recommendations.saveError'),
        t('ai.recommendations.saved'),
      ),
  };
}

interface ActionsProps {
  record: AiRecommendationsRecord;
  onEdit: () => void;
  regenerate: () => Promise<unknown>;
  removeAll: () => Promise<unknown>;
}

/** Deleting asks for confirmation, and so does overwriting manual work. */
function Actions({ record: { recommendations, scan_id, source }, onEdit, regenerate, removeAll }: ActionsProps) {
  const t = useText();
  const isRunning = scan_id !== null;
  const again = t('ai.recommendations.regenerate');
  const label = isRunning ? t('ai.recommendations.regenerating') : again;
  return (
    <div className="row mt-4">
      <Button variant="contained" onClick={onEdit}>
        {t(recommendations.length > 0 ? 'app.action.edit' : 'ai.recommendations.add')}
      </Button>
      {source === 'manual' ? (
        <ConfirmButton label={label} button={{ disabled: isRunning }} title={again} confirm={again} isDanger onConfirm={regenerate}>
          <p>{t('ai.recommendations.regenerateConfirm')}</p>
        </ConfirmButton>
      ) : (
        <Button variant="outlined" disabled={isRunning} onClick={() => void regenerate()}>
          {label}
        </Button>
      )}
      <ScanCost of={['recommendations']} />
      {recommendations.length > 0 && (
        <ConfirmButton
          label={t('ai.recommendations.deleteAll')}
          button={{ color: 'error' }}
          title={t('ai.recommendations.deleteAll')}
          confirm={t('ai.recommendations.deleteAll')}
          isDanger
          onConfirm={removeAll}
        >
          <p>{t('ai.recommendations.deleteConfirm')}</p>
        </ConfirmButton>
      )}
    </div>
  );
}

function Origin({ record: { source, provider, measured_at, error } }: { record: AiRecommendationsRecord }) {
  const t = useText();
  const kind = source && t(`analysis.source.${source}`);
  // a hand’s work names itself as its provider too
  const origin = kind && (provider && provider.toLowerCase() !== kind.toLowerCase() ? `${provider}, ${kind}` : kind);
  return (
    <div className="quiet mb-3">
      {origin && measured_at && <p>{t('ai.recommendations.origin', { origin, date: dateTime(measured_at) })}</p>}
      {error && <p className="poor small">{t('ai.recommendations.lastFailure', { message: causeText(error) })}</p>}
    </div>
  );
}

function Read({ record: { recommendations } }: { record: AiRecommendationsRecord }) {
  const t = useText();
  if (recommendations.length === 0)
    return (
      <div className="py-4">
        <p>{t('ai.recommendations.none')}</p>
        <p className="grey">{t('ai.recommendations.emptyText')}</p>
      </div>
    );
  return (
    <ol className="lines">
      {recommendations.map(({ title, priority, solution }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what identifies a recommendation
        <li key={index}>
          <p className="strong">{title}</p>
          {solution && <p>{solution}</p>}
          <Status tone={priority === 'high' ? 'poor' : 'fair'}>
            {t('ai.recommendations.priority')} {t(`ai.recommendations.${priority}`)}
          </Status>
        </li>
      ))}
    </ol>
  );
}
