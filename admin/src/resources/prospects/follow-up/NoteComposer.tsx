import { type KeyboardEvent, useRef, useState } from 'react';
import { TextInput, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CALL_OUTCOMES } from '../../../../../backend/src/rules/next-step.rules';
import { callApi } from '../../../api/call-api';
import type { CallOutcome, NoteKind } from '../../../api/types';
import { DraftField } from '../../../form/DraftField';
import { readDraft, saveDraft } from '../../../form/drafts';
import { PlainForm, SubmitButton } from '../../../form/FormBody';
import { FormError } from '../../../form/FormError';
import { limitLength, NativeSelectInput } from '../../../form/inputs';
import { useSubmit } from '../../../form/use-submit';
import { useText } from '../../../i18n/use-text';
import styles from './follow-up.module.css';
import { NextStep, type NextStepValues, NO_STEP, taskAnswerOf } from './NextStep';

const KINDS: NoteKind[] = ['note', 'call', 'mail'];

interface Values extends NextStepValues {
  kind: NoteKind;
  outcome: CallOutcome;
  content: string;
}

interface NoteComposerProps {
  prospectId: string;
  /** What it begins with. */
  kind: NoteKind;
  /** Called after a note was saved with Ctrl+Enter. */
  onWithKeys?: () => void;
}

/** The form for a note, a call or an e-mail; an unsaved text is stored as a draft. */
export function NoteComposer({ prospectId: id, kind, onWithKeys }: NoteComposerProps) {
  const t = useText();
  const refresh = useRefresh();
  const draft = `prospects.${id}.exchange`;
  const [begun, setBegun] = useState(() => ({ id: 0, kind, outcome: CALL_OUTCOMES[0], content: readDraft(draft) ?? '', ...NO_STEP }));
  const isByKeys = useRef(false);
  const sendByKeys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    isByKeys.current = true;
    event.currentTarget.closest('form')?.requestSubmit();
  };
  const add = useSubmit<Values>(
    async ({ kind: said, outcome, content: words, ...step }) => {
      const content = words ?? '';
      const leadsOn = isByKeys.current;
      isByKeys.current = false;
      if (said === 'call') await callApi('POST admin/prospects/:id/calls', { id, outcome, text: content, ...taskAnswerOf(step) });
      else await callApi('POST admin/prospects/:id/notes', { id, kind: said, content, ...(said === 'mail' && taskAnswerOf(step)) });
      saveDraft(draft, null);
      setBegun({ id: begun.id + 1, kind: 'note', outcome: CALL_OUTCOMES[0], content: '', ...NO_STEP });
      refresh();
      if (leadsOn) onWithKeys?.();
    },
    { inPlace: true },
  );
  return (
    <PlainForm key={begun.id} className={styles.composer} record={begun} onSubmit={add}>
      <div className="stack gap-2">
        <NativeSelectInput source="kind" label="followUp.kindOf">
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`followUp.kind.${one}`)}
            </option>
          ))}
        </NativeSelectInput>
        <Outcome />
      </div>
      <TextInput
        source="content"
        label="followUp.content"
        placeholder={t('followUp.placeholder')}
        multiline
        minRows={2}
        // the call was just made: its words come next
        autoFocus={kind === 'call'}
        onKeyDown={sendByKeys}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        {...limitLength(20_000)}
      />
      <DraftField draft={draft} source="content" saved="" />
      <Next prospectId={id} />
      <div className={styles.foot}>
        <FormError without="content" className="mb-2" />
        <SubmitButton variant="outlined" submit="followUp.add" busy="followUp.adding" />
        {onWithKeys && <p className="quiet">{t('followUp.withKeys')}</p>}
      </div>
    </PlainForm>
  );
}

function Outcome() {
  const t = useText();
  const kind: NoteKind = useWatch({ name: 'kind' });
  if (kind !== 'call') return null;
  return (
    <NativeSelectInput source="outcome" label="followUp.outcomeOf">
      {CALL_OUTCOMES.map((one) => (
        <option key={one} value={one}>
          {t(`followUp.outcome.${one}`)}
        </option>
      ))}
    </NativeSelectInput>
  );
}

/** Of a call or an e-mail alone. */
function Next({ prospectId }: { prospectId: string }) {
  const [kind, outcome]: [NoteKind, CallOutcome] = useWatch({ name: ['kind', 'outcome'] });
  if (kind === 'note') return null;
  return <NextStep prospectId={prospectId} act={kind === 'mail' ? 'mail' : outcome} />;
}
