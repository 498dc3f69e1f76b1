import { useDataProvider, useRedirect } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { DeletedProspect, ProspectRecord } from '../../api/types';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useAction } from '../../components/use-action';
import { useText } from '../../i18n/use-text';
import { displayUrl, nameOf } from './prospect-name';
import { useLeaveDeleted } from './use-leave-deleted';
import { useAnalysis, useAnswers } from './use-prospect-data';

/** Confirms the deletion of a prospect, and lists what is deleted with it. */
export function ProspectDeleteDialog({ prospect, onClose }: { prospect: ProspectRecord; onClose: () => void }) {
  const t = useText();
  const remove = useDeletion(prospect);
  return (
    <ConfirmDialog
      title={t('prospects.delete.title', { name: nameOf(prospect) })}
      confirm={t('prospects.delete.confirm')}
      working={t('prospects.delete.deleting')}
      failed={t('prospects.delete.failed')}
      width="sm"
      isDanger
      onClose={onClose}
      onConfirm={remove}
    >
      <p>{t('prospects.delete.text')}</p>
      <Dependents prospect={prospect} />
    </ConfirmDialog>
  );
}

function Dependents({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { data: answers } = useAnswers(prospect.id);
  const { data: analysis } = useAnalysis(prospect.id);
  const measured = Object.values(analysis ?? {}).filter(({ measured_at }) => measured_at !== null).length;
  const lines = [
    t('prospects.delete.link', { link: displayUrl(prospect.link) }),
    answers && answers.length > 0 && t('prospects.delete.answers', { smart_count: answers.length }),
    measured > 0 && t('prospects.delete.analyses', { smart_count: measured }),
    measured > 0 && t('prospects.delete.scans'),
    prospect.notes && t('prospects.delete.notes'),
    t('prospects.delete.events'),
  ].filter((line) => typeof line === 'string');
  return (
    <ul className="stack dashes mt-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Deletes, makes sure that the prospect is gone, and goes back to the list. */
function useDeletion(prospect: ProspectRecord) {
  const t = useText();
  const server = useDataProvider();
  const leave = useLeaveDeleted(prospect);
  const redirect = useRedirect();
  const { perform } = useAction();
  const undo = async (id: string) => {
    const isBack = await perform(() => callApi('POST admin/actions/:id/undo', { id }), {
      done: t('prospects.delete.back', { name: nameOf(prospect) }),
    });
    if (isBack) redirect('show', 'prospects', prospect.id);
  };
  const doneText = ({ deleted }: DeletedProspect) => {
    const name = nameOf(prospect);
    const rows = Object.values(deleted ?? {}).reduce((sum, count) => sum + count, 0);
    return rows > 0 ? t('prospects.delete.doneWith', { name, smart_count: rows }) : t('prospects.delete.done', { name });
  };
  return async () => {
    const { data } = await server.delete<ProspectRecord>('prospects', { id: prospect.id, previousData: prospect });
    const { action_id: id } = data as DeletedProspect;
    await leave(doneText(data as DeletedProspect), id ? { label: t('app.list.undo'), run: () => undo(id) } : undefined);
  };
}
