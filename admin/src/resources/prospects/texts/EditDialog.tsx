import { Button } from '@mui/material';
import { useId, useState } from 'react';
import type { Recommendation, TextDesk } from '../../../api/types';
import { AppDialog } from '../../../components/AppDialog';
import { useText } from '../../../i18n/use-text';
import { RecommendationsForm } from '../../ai-recommendations/RecommendationsForm';
import styles from './texts.module.css';
import { useTextChange } from './use-texts';

/** A person’s own words, from what is drafted, approved or composed. */
export function EditDialog({ desk, onClose }: { desk: TextDesk; onClose: () => void }) {
  const t = useText();
  const change = useTextChange();
  const from = desk.draft ?? desk.approved ?? desk.composed;
  const save = async (words: { text: string } | { steps: Recommendation[] }) => {
    if (await change((server, id) => server.editText(id, desk.kind, { ...words, seen: desk.version }), 'saved')) onClose();
  };
  if (desk.kind === 'recommendations')
    return (
      <AppDialog title={t('texts.editTitle')} onClose={onClose} bare>
        <RecommendationsForm recommendations={from?.steps ?? []} onSave={(steps) => save({ steps })} onCancel={onClose} />
      </AppDialog>
    );
  return <IntroEditor text={from?.text ?? ''} facts={desk.facts} onSave={(text) => save({ text })} onClose={onClose} />;
}

interface IntroEditorProps {
  text: string;
  facts: TextDesk['facts'];
  onSave: (text: string) => Promise<void>;
  onClose: () => void;
}

function IntroEditor({ text, facts, onSave, onClose }: IntroEditorProps) {
  const t = useText();
  const id = useId();
  const [words, setWords] = useState(text);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await onSave(words);
    setSaving(false);
  };
  const foot = (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" disabled={isSaving || words.trim() === ''} onClick={() => void save()}>
        {t('app.action.save')}
      </Button>
    </>
  );
  return (
    <AppDialog title={t('texts.editTitle')} onClose={onClose} foot={foot}>
      <label htmlFor={id}>{t('texts.words')}</label>
      <textarea
        id={id}
        className={styles.editor}
        rows={10}
        maxLength={4000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p className={styles.grey}>{t('texts.editHelp')}</p>
      <ul className={styles.facts}>
        {facts.map(({ id: fact, label, value }) => (
          <li key={fact}>
            {label} : {value}
          </li>
        ))}
      </ul>
    </AppDialog>
  );
}
