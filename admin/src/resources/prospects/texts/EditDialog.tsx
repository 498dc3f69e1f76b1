import { TextInput } from 'react-admin';
import { callApi } from '../../../api/call-api';
import type { Recommendation, TextReview } from '../../../api/types';
import { AppDialog } from '../../../components/AppDialog';
import { DialogForm } from '../../../form/DialogForm';
import { limitLength } from '../../../form/inputs';
import { useText } from '../../../i18n/use-text';
import { RecommendationsForm } from '../../ai-recommendations/RecommendationsForm';
import { useTextChange } from './use-texts';

/** Edits a text, starting from the draft, the approved or the composed one. */
export function EditDialog({ desk, onClose }: { desk: TextReview; onClose: () => void }) {
  const t = useText();
  const change = useTextChange();
  const from = desk.draft ?? desk.approved ?? desk.composed;
  const save = async (words: { text: string } | { steps: Recommendation[] }) => {
    if (
      await change((id) => callApi('PUT admin/prospects/:id/texts/:kind', { id, kind: desk.kind, ...words, seen: desk.version }), 'saved')
    )
      onClose();
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
  facts: TextReview['facts'];
  onSave: (text: string) => Promise<void>;
  onClose: () => void;
}

const isEmpty = ({ words }: { words: string }) => words.trim() === '';
const closesItself = () => undefined;

function IntroEditor({ text, facts, onSave, onClose }: IntroEditorProps) {
  const t = useText();
  return (
    <DialogForm<{ words: string }>
      title={t('texts.editTitle')}
      defaultValues={{ words: text }}
      onSave={({ words }) => onSave(words)}
      onSaved={closesItself}
      onClose={onClose}
      submit="app.action.save"
      disabled={isEmpty}
    >
      <TextInput source="words" label="texts.words" helperText="texts.editHelp" multiline rows={10} {...limitLength(4000)} />
      <ul className="quiet cards">
        {facts.map(({ id: fact, label, value }) => (
          <li key={fact}>
            {label} : {value}
          </li>
        ))}
      </ul>
    </DialogForm>
  );
}
