import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess, useNotify, useUpdate } from 'react-admin';
import type { ProspectRecord } from '../../api/types';
import { draftOf, keepDraft } from '../../form/drafts';
import { useText } from '../../i18n/use-text';

/** The agency's own notes: read, or written after a click. Nothing is saved when nothing changed; what is not saved yet is kept. */
export function NotesEditor({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const notify = useNotify();
  const key = `prospects.${prospect.id}.notes`;
  const [draft, setTyped] = useState(() => draftOf(key));
  const [wasKept] = useState(draft !== null);
  const [hasFailed, setFailed] = useState(false);
  const [update, { isPending }] = useUpdate<ProspectRecord>();
  const notes = prospect.notes ?? '';
  const setDraft = (text: string | null) => {
    setTyped(text);
    keepDraft(key, text);
  };

  const save = async () => {
    setFailed(false);
    if (draft === null || draft === notes) return setDraft(null);
    const params = { id: prospect.id, data: { notes: draft }, previousData: prospect };
    try {
      await update('prospects', params, { mutationMode: 'pessimistic', returnPromise: true });
      setDraft(null);
      notify('prospects.notes.saved', { type: 'success' });
    } catch {
      setFailed(true);
    }
  };

  const cancel = () => {
    setFailed(false);
    setDraft(null);
  };

  return (
    <section className="part">
      <h2>{t('prospects.notes.title')}</h2>
      {draft === null ? (
        <>
          <p className={notes ? 'prose' : 'grey'}>{notes || t('prospects.notes.empty')}</p>
          <CanAccess action="edit" accessDenied={null}>
            <Button variant="outlined" className="mt-3" onClick={() => setDraft(notes)}>
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
          {hasFailed && (
            <p className="poor" role="alert">
              {t('prospects.notes.failed')}
            </p>
          )}
          <div className="wrap gap-2">
            <Button variant="contained" disabled={isPending} onClick={() => void save()}>
              {t(isPending ? 'app.action.saving' : 'app.action.save')}
            </Button>
            <Button variant="outlined" onClick={cancel}>
              {t('app.action.cancel')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
