import { useState } from 'react';
import { TextInput, useRefresh } from 'react-admin';
import { callApi } from '../../../api/call-api';
import { conflictOf } from '../../../api/problem';
import type { TaskRecord, TaskUpdate } from '../../../api/types';
import { ActionButton } from '../../../components/ActionButton';
import { DialogForm } from '../../../form/DialogForm';
import { limitLength, NativeSelectInput } from '../../../form/inputs';
import { requiredText } from '../../../form/validators';
import { zurichInstant, zurichLocal } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { useColleagues } from './use-colleagues';

interface TaskDialogProps {
  prospectId: string;
  /** None: a new one. */
  task?: TaskRecord;
  onClose: () => void;
}

interface Values {
  title: string;
  /** As the field has it, in Zurich. */
  due: string;
  assignee: string;
}

const changesOf = (sent: TaskUpdate, read: object | undefined): TaskUpdate =>
  Object.fromEntries(Object.entries(sent).filter(([name, value]) => (read as Record<string, unknown> | undefined)?.[name] !== value));

const TITLE = requiredText('followUp.task.missing');

/** The form of a task: title, date, assignee. */
export function TaskDialog({ prospectId: id, task, onClose }: TaskDialogProps) {
  const t = useText();
  const refresh = useRefresh();
  const colleagues = useColleagues(task?.assignee_id);
  const values: Values = { title: task?.title ?? '', due: task?.due_at ? zurichLocal(task.due_at) : '', assignee: task?.assignee_id ?? '' };
  /** The task as it was opened, updated with the values that a conflict reports. */
  const [read, setRead] = useState(task && { title: task.title, due_at: task.due_at, assignee_id: task.assignee_id });
  const change = (of: TaskRecord, sent: TaskUpdate) =>
    callApi('PUT admin/prospects/:id/tasks/:taskId', { id, taskId: of.id, ...changesOf(sent, read), read }).catch((error: unknown) => {
      const theirs = conflictOf(error);
      if (theirs) setRead((before) => before && { ...before, ...theirs });
      throw error;
    });
  const save = async ({ title, due, assignee }: Values) => {
    const sent = { title, due_at: due ? zurichInstant(due) : null, assignee_id: assignee || null };
    if (task) await change(task, sent);
    else await callApi('POST admin/prospects/:id/tasks', { id, ...sent });
    refresh();
  };
  const remove = async () => {
    if (task) await callApi('DELETE admin/prospects/:id/tasks/:taskId', { id, taskId: task.id });
    onClose();
  };
  return (
    <DialogForm<Values>
      title={t(task ? 'followUp.task.edit' : 'followUp.task.create')}
      width="xs"
      defaultValues={values}
      onSave={save}
      onClose={onClose}
      submit="followUp.task.save"
      busy="app.action.saving"
      extra={task && <ActionButton color="error" label={t('followUp.task.remove')} done={t('followUp.task.removed')} run={remove} />}
    >
      <TextInput
        source="title"
        label="followUp.task.title"
        helperText="followUp.task.titleHelp"
        validate={TITLE}
        autoFocus
        autoComplete="off"
        {...limitLength(300)}
      />
      <TextInput source="due" type="datetime-local" label="followUp.task.due" />
      <NativeSelectInput source="assignee" label="followUp.task.assignee">
        <option value="">{t('followUp.task.byOwner')}</option>
        {colleagues.map(({ id: colleague, label }) => (
          <option key={colleague} value={colleague}>
            {label}
          </option>
        ))}
      </NativeSelectInput>
    </DialogForm>
  );
}
