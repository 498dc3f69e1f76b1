import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { useText } from '../i18n/use-text';
import styles from './list-page.module.css';

interface RecordNotesProps {
  notes: string | null;
  readOnly: boolean;
  /** Answers whether it was saved. */
  onSave: (notes: string) => Promise<unknown>;
  isPending: boolean;
}

/** What the team notes about a record; what was typed stays when saving fails. */
export function RecordNotes({ notes, readOnly, onSave, isPending }: RecordNotesProps) {
  const t = useText();
  const id = useId();
  const [text, setText] = useState(notes ?? '');
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>{t('app.notes.label')}</label>
        <textarea id={id} rows={3} maxLength={20_000} readOnly={readOnly} value={text} onChange={({ target }) => setText(target.value)} />
      </div>
      {!readOnly && (
        <Button variant="outlined" aria-disabled={isPending} onClick={() => isPending || void onSave(text)}>
          {t(isPending ? 'app.action.saving' : 'app.notes.save')}
        </Button>
      )}
    </>
  );
}
