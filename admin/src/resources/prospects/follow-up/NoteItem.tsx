import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess, TextInput, useGetIdentity, useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { callApi } from '../../../api/call-api';
import { statusOf } from '../../../api/problem';
import type { NoteRecord } from '../../../api/types';
import { ConfirmButton } from '../../../components/ConfirmDialog';
import { DraftField } from '../../../form/DraftField';
import { readDraft, saveDraft } from '../../../form/drafts';
import { PlainForm, SubmitButton } from '../../../form/FormBody';
import { FormError } from '../../../form/FormError';
import { limitLength } from '../../../form/inputs';
import { useSubmit } from '../../../form/use-submit';
import { dateTime } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { OutboxState } from '../../outbox/outbox-state';

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const draftName = ({ id }: NoteRecord) => `prospect-notes.${id}`;

/** A note with author and date; its author and administrators can edit it in place. */
export function NoteItem({ note }: { note: NoteRecord }) {
  const t = useText();
  const { identity } = useGetIdentity();
  const [isEdited, setEdited] = useState(() => readDraft(draftName(note)) !== null);
  const { mail } = note;
  const isMine = mail === null && identity !== undefined && (note.author?.id === identity.id || identity.role === 'admin');
  const words = [
    t(`followUp.kind.${note.kind}`),
    note.outcome && lowerFirst(t(`followUp.outcome.${note.outcome}`)),
    note.author ? note.author.name : t('followUp.someone'),
    dateTime(note.at),
    note.changed_by && t('followUp.changed', { name: note.changed_by.name }),
  ];
  const close = () => {
    saveDraft(draftName(note), null);
    setEdited(false);
  };
  return (
    <li>
      <div className="row between">
        <p className="grey shrink">{words.filter(Boolean).join(', ')}</p>
        {isMine && !isEdited && (
          <div className="flex gap-3">
            <button
              type="button"
              className="text-button"
              aria-label={t('followUp.editNoteOf', { date: dateTime(note.at) })}
              onClick={() => setEdited(true)}
            >
              {t('followUp.editNote')}
            </button>
            <RemoveNote note={note} />
          </div>
        )}
      </div>
      {mail && <SentMail id={note.id} mail={mail} />}
      {isEdited ? <NoteForm note={note} onClose={close} /> : <p className="prose">{note.content}</p>}
    </li>
  );
}

/** The subject and the delivery state of a sent e-mail. */
function SentMail({ id, mail: { subject, status } }: { id: string; mail: NonNullable<NoteRecord['mail']> }) {
  const t = useText();
  return (
    <p className="row gap-x-3">
      <span className="strong break">{subject}</span>
      {status && <OutboxState state={status} />}
      {status && (
        <CanAccess action="show" resource="outbox" accessDenied={null}>
          <Link to={`/outbox/${id}/show`}>{t('personMail.sent')}</Link>
        </CanAccess>
      )}
    </p>
  );
}

/** On a conflict the user sees both texts, and decides. */
function NoteForm({ note, onClose }: { note: NoteRecord; onClose: () => void }) {
  const t = useText();
  const refresh = useRefresh();
  const [begun] = useState(() => ({ id: note.id, content: readDraft(draftName(note)) ?? note.content }));
  const [read, setRead] = useState(note.version);
  const [theirs, setTheirs] = useState<NoteRecord | null>(null);
  const { id: noteId, prospect_id: id } = note;
  const save = useSubmit<{ content: string }>(
    async ({ content }) => {
      try {
        await callApi('PUT admin/prospects/:id/notes/:noteId', { id, noteId, content, version: read });
      } catch (error) {
        if (statusOf(error) === 409) {
          const [now] = await callApi('GET admin/prospects/:id/notes', { id, filter: { id: [noteId] } });
          setTheirs(now ?? null);
          if (now) setRead(now.version);
        }
        throw error;
      }
      onClose();
      refresh();
    },
    { inPlace: true },
  );
  return (
    <PlainForm className="stack gap-2" record={begun} onSubmit={save}>
      <TextInput source="content" label="followUp.noteText" multiline minRows={2} autoFocus {...limitLength(20_000)} />
      <DraftField draft={draftName(note)} source="content" saved={note.content} />
      <FormError />
      {theirs && <ConflictingText text={theirs.content} />}
      <div className="wrap gap-2">
        <SubmitButton submit="app.action.save" busy="app.action.saving" />
        <Button variant="outlined" onClick={onClose}>
          {t('app.action.cancel')}
        </Button>
      </div>
    </PlainForm>
  );
}

/** The text that a colleague has saved meanwhile. */
export function ConflictingText({ text }: { text: string }) {
  const t = useText();
  return (
    <div>
      <p className="strong">{t('followUp.theirs')}</p>
      <p className="prose">{text}</p>
    </div>
  );
}

function RemoveNote({ note: { id: noteId, prospect_id: id, at } }: { note: NoteRecord }) {
  const t = useText();
  return (
    <ConfirmButton
      label={t('followUp.removeNote')}
      button={{ look: 'text-button', 'aria-label': t('followUp.removeNoteOf', { date: dateTime(at) }) }}
      title={t('followUp.removeNoteTitle')}
      confirm={t('followUp.removeNote')}
      done={t('followUp.noteRemoved')}
      isDanger
      onConfirm={() => callApi('DELETE admin/prospects/:id/notes/:noteId', { id, noteId })}
    >
      <p>{t('followUp.removeNoteText')}</p>
    </ConfirmButton>
  );
}
