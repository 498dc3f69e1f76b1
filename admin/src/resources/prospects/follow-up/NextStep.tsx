import { useEffect, useRef, useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type Act, answeredTask, proposedStep } from '../../../../../backend/src/rules/next-step.rules';
import { useApiQuery } from '../../../api/call-api';
import type { TaskAnswer, TaskRecord } from '../../../api/types';
import { limitLength, NativeSelectInput } from '../../../form/inputs';
import { zurichInstant } from '../../../format/format';
import { now } from '../../../format/now';
import { useText } from '../../../i18n/use-text';

/** The values of the form about tasks; empty means none. */
export interface NextStepValues {
  closes: string;
  nextTitle: string;
  /** As the field has it, in Zurich. */
  nextDue: string;
}
export const NO_STEP: NextStepValues = { closes: '', nextTitle: '', nextDue: '' };
const FIELDS = ['closes', 'nextTitle', 'nextDue'] as const;

/** The task that a call or an e-mail closes, and the next one with its date: proposed, and changed or refused by the person. */
export function NextStep({ prospectId, act }: { prospectId: string; act: Act }) {
  const t = useText();
  const { setValue, getValues } = useFormContext<NextStepValues>();
  const { data: tasks } = useApiQuery('GET admin/prospects/:id/tasks', { id: prospectId });
  // the form takes its first values after its fields have mounted
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const last = useRef(NO_STEP);
  useEffect(() => {
    if (!isReady || !tasks) return;
    const proposal = proposalOf(act, tasks);
    // typed values are not overwritten
    for (const name of FIELDS) if (getValues(name) === last.current[name]) setValue(name, proposal[name]);
    last.current = proposal;
  }, [isReady, act, tasks, setValue, getValues]);
  const open = tasks?.filter(({ done_at }) => done_at === null) ?? [];
  return (
    <div className="stack gap-2">
      {open.length > 0 && (
        <NativeSelectInput source="closes" label="followUp.step.closes">
          <option value="">{t('followUp.step.closesNone')}</option>
          {open.map(({ id, title }) => (
            <option key={id} value={id}>
              {title || t('followUp.untitled')}
            </option>
          ))}
        </NativeSelectInput>
      )}
      <TextInput source="nextTitle" label="followUp.next" helperText="followUp.step.help" autoComplete="off" {...limitLength(300)} />
      <TextInput source="nextDue" type="datetime-local" label="followUp.task.due" />
    </div>
  );
}

function proposalOf(act: Act, tasks: readonly TaskRecord[]): NextStepValues {
  const today = now();
  const open = tasks
    .filter(({ done_at }) => done_at === null)
    .map(({ id, title, due_at, created_at }) => ({
      id,
      title,
      due_at: due_at === null ? null : new Date(due_at),
      created_at: new Date(created_at),
    }));
  const answered = answeredTask(act === 'mail' ? 'mail' : 'call', open, today, today);
  const closes = answered?.id ?? '';
  if (open.some((task) => task !== answered)) return { ...NO_STEP, closes };
  const { title, day, time } = proposedStep(act, today);
  return { closes, nextTitle: title, nextDue: `${day}T${time}` };
}

/** As the server takes it. */
export const taskAnswerOf = ({ closes, nextTitle, nextDue }: NextStepValues): TaskAnswer => ({
  closes: closes || null,
  next: nextTitle?.trim() ? { title: nextTitle, due_at: nextDue ? zurichInstant(nextDue) : null } : null,
});
