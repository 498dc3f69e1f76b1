import { CanAccess } from 'react-admin';
import { callApi, useApiQuery } from '../../../api/call-api';
import type { TaskRecord } from '../../../api/types';
import { ActionButton } from '../../../components/ActionButton';
import { DialogButton } from '../../../components/DialogButton';
import { useAction } from '../../../components/use-action';
import { useNow } from '../../../components/use-now';
import { dateTime } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { TaskDialog } from './TaskDialog';
import { useColleagues } from './use-colleagues';

/** The tasks of a prospect, the soonest first; the first is its next action. */
export function TaskList({ prospectId }: { prospectId: string }) {
  const t = useText();
  const { data: tasks } = useApiQuery('GET admin/prospects/:id/tasks', { id: prospectId });
  if (!tasks) return null;
  const open = tasks.filter(({ done_at }) => done_at === null);
  const past = tasks.filter(({ done_at }) => done_at !== null);
  return (
    <>
      {open.length === 0 && <p className="grey">{t('followUp.none')}</p>}
      <ul className="lines pairs">
        {open.map((task, index) => (
          <OpenTask key={task.id} task={task} isNext={index === 0} />
        ))}
      </ul>
      <CanAccess action="edit" accessDenied={null}>
        <DialogButton className="mt-3" label={t(open.length === 0 ? 'followUp.plan' : 'followUp.planAnother')}>
          {(close) => <TaskDialog prospectId={prospectId} onClose={close} />}
        </DialogButton>
      </CanAccess>
      {past.length > 0 && (
        <details className="mt-3">
          <summary>{t('followUp.past', { count: past.length })}</summary>
          <ul className="lines pairs">
            {past.map((task) => (
              <PastTask key={task.id} task={task} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const setDone = ({ id: taskId, prospect_id: id }: TaskRecord, done: boolean) =>
  callApi('PUT admin/prospects/:id/tasks/:taskId', { id, taskId, done });

function OpenTask({ task, isNext }: { task: TaskRecord; isNext: boolean }) {
  const t = useText();
  const now = useNow();
  const { perform } = useAction();
  const colleagues = useColleagues(task.assignee_id);
  const title = task.title || t('followUp.untitled');
  const assignee = colleagues.find(({ id }) => id === task.assignee_id)?.label;
  const isLate = task.due_at !== null && Date.parse(task.due_at) < now;
  const reopen = async () => void (await perform(() => setDone(task, false), { done: t('followUp.reopened') }));
  return (
    <li>
      <div className="shrink">
        <p className={isNext ? 'strong' : undefined}>{title}</p>
        <p className={isLate ? 'poor' : 'grey'}>
          {[task.due_at ? dateTime(task.due_at) : t('followUp.undated'), isLate && t('followUp.late'), assignee].filter(Boolean).join(', ')}
        </p>
      </div>
      <CanAccess action="edit" accessDenied={null}>
        <div className="flex gap-3">
          <ActionButton
            look="text-button"
            label={t('followUp.done')}
            aria-label={t('followUp.doneOf', { title })}
            run={() => setDone(task, true)}
            done={{ text: t('followUp.doneSaid'), action: { label: t('followUp.reopen'), run: reopen } }}
          />
          <DialogButton look="text-button" label={t('followUp.edit')} aria-label={t('followUp.editOf', { title })}>
            {(close) => <TaskDialog prospectId={task.prospect_id} task={task} onClose={close} />}
          </DialogButton>
        </div>
      </CanAccess>
    </li>
  );
}

function PastTask({ task }: { task: TaskRecord }) {
  const t = useText();
  return (
    <li>
      <div className="shrink">
        <p>{task.title || t('followUp.untitled')}</p>
        <p className="grey">{task.done_at && dateTime(task.done_at)}</p>
      </div>
      <CanAccess action="edit" accessDenied={null}>
        <ActionButton look="text-button" label={t('followUp.reopen')} run={() => setDone(task, false)} done={t('followUp.reopened')} />
      </CanAccess>
    </li>
  );
}
