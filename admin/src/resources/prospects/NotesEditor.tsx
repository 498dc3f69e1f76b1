import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess, HttpError, useNotify, useUpdate } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { ProspectRecord } from '../../api/types';
import { readDraft, saveDraft } from '../../form/drafts';
import { useText } from '../../i18n/use-text';
import { ConflictingText } from './follow-up/NoteItem';

/** The agency's notes on a prospect, edited in place. An unsaved text is stored as a draft. */
export function NotesEditor({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const notify = useNotify();
  const key = `prospects.${prospect.id}.notes`;
  const [draft, setTyped] = useState(() => readDraft(key));
  const [wasKept] = useState(draft !== null);
  // the notes that were read when these were begun
  const [read, setRead] = useState(() => readDraft(`${key}.read`) ?? prospect.notes ?? '');
  const [theirs, setTheirs] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [update, { isPending }] = useUpdate<ProspectRecord>();
  const notes = prospect.notes ?? '';
  const setDraft = (text: string | null) => {
    setTyped(text);
    saveDraft(key, text);
    saveDraft(`${key}.read`, text === null ? null : read);
  };
  const begin = () => {
    setRead(notes);
    setTyped(notes);
    saveDraft(key, notes);
    saveDraft(`${key}.read`, notes);
  };

  const save = async () => {
    setFailure(null);
    if (draft === null || draft === notes) return leave();
    const params = { id: prospect.id, data: { notes: draft, notes_read: read }, previousData: prospect };
    try {
      await update('prospects', params, { mutationMode: 'pessimistic', returnPromise: true });
      leave();
      notify('prospects.notes.saved', { type: 'success' });
    } catch (error) {
      if (!(error instanceof HttpError) || error.body?.code !== 'notes_changed') return setFailure(t('prospects.notes.failed'));
      const [now] = await callApi('GET admin/prospects', { filter: { id: [prospect.id] } });
      const saved = now?.notes ?? '';
      setFailure(error.message);
      setTheirs(saved);
      setRead(saved);
      saveDraft(`${key}.read`, saved);
    }
  };

  const leave = () => {
    setFailure(null);
    setTheirs(null);
    setDraft(null);
  };

  return (
    <section className="part">
      <h2>{t('prospects.notes.title')}</h2>
      {draft === null ? (
        <>
          <p className={notes ? 'prose' : 'grey'}>{notes || t('prospects.notes.empty')}</p>
          <CanAccess action="edit" accessDenied={null}>
            <Button variant="outlined" className="mt-3" onClick={begin}>
              {t(notes ? 'prospects.notes.edit' : 'prospects.notes.add')}
            </Button>
          </CanAccess>
        </>
      ) : (
        <div className="field gap-2">
          <textarea
            rows={5}
            aria-label={t('prospects.notes.title')}
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
            // biome-ignore lint/a11y/noAutofocus: the field was asked for by a click
            autoFocus={!wasKept}
          />
          {failure && (
            <p className="poor" role="alert">
              {failure}
            </p>
          )}
          {theirs !== null && <ConflictingText text={theirs} />}
          <div className="wrap gap-2">
            <Button variant="contained" disabled={isPending} onClick={() => void save()}>
              {t(isPending ? 'app.action.saving' : 'app.action.save')}
            </Button>
            <Button variant="outlined" onClick={leave}>
              {t('app.action.cancel')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
