import { Button } from '@mui/material';
import { TextInput } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import type { Recommendation } from '../../api/types';
import { Icon } from '../../components/Icon';
import { PlainForm, SubmitButton } from '../../form/FormBody';
import { limitLength, NativeSelectInput } from '../../form/inputs';
import { requiredText } from '../../form/validators';
import { useText } from '../../i18n/use-text';
import styles from './recommendations.module.css';

interface RecommendationsFormProps {
  recommendations: Recommendation[];
  onSave: (recommendations: Recommendation[]) => Promise<void>;
  onCancel: () => void;
}

const EMPTY: Recommendation = { title: '', priority: 'medium', solution: '' };
const MOST = 20;
const TITLE = requiredText('ai.recommendations.required');

/** Edits, adds and removes recommendations; nothing is stored until it is saved. */
export function RecommendationsForm({ recommendations, onSave, onCancel }: RecommendationsFormProps) {
  const t = useText();
  const rows = recommendations.length > 0 ? recommendations : [EMPTY];
  const save = ({ rows }: { rows?: Recommendation[] }) =>
    onSave((rows ?? []).map(({ title, priority, solution }) => ({ title: title.trim(), priority, solution: solution.trim() })));
  return (
    <PlainForm className="stack items-start" defaultValues={{ rows }} onSubmit={save}>
      <Rows />
      <div className="row mt-4">
        <SubmitButton submit="app.action.save" busy="app.action.saving" />
        <Button variant="outlined" onClick={onCancel}>
          {t('app.action.cancel')}
        </Button>
      </div>
    </PlainForm>
  );
}

function Rows() {
  const t = useText();
  const { fields, append, remove } = useFieldArray({ name: 'rows' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.row}>
          <legend className="sr-only">{t('ai.recommendations.label', { number: index + 1 })}</legend>
          {fields.length > 1 && (
            <button
              type="button"
              className={`icon-button ${styles.remove}`}
              aria-label={t('ai.recommendations.remove', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <Icon name="close" />
            </button>
          )}
          <TextInput
            source={`rows.${index}.title`}
            label={t('ai.recommendations.label', { number: index + 1 })}
            validate={TITLE}
            {...limitLength(300)}
          />
          <TextInput source={`rows.${index}.solution`} label="ai.recommendations.solution" multiline rows={2} {...limitLength(1000)} />
          <NativeSelectInput source={`rows.${index}.priority`} label="ai.recommendations.priority" fullWidth={false}>
            <option value="high">{t('ai.recommendations.high')}</option>
            <option value="medium">{t('ai.recommendations.medium')}</option>
          </NativeSelectInput>
        </fieldset>
      ))}
      <Button variant="text" disabled={fields.length >= MOST} onClick={() => append(EMPTY)}>
        {t('ai.recommendations.add')}
      </Button>
    </>
  );
}
