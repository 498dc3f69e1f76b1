import { BooleanInput, HttpError, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { QuestionRecord } from '../../api/types';
import { PlainForm, SubmitButton } from '../../form/FormBody';
import { FormError } from '../../form/FormError';
import { NativeSelectInput } from '../../form/inputs';
import { fieldErrors } from '../../form/server-errors';
import { useSubmit } from '../../form/use-submit';
import { useText } from '../../i18n/use-text';
import { CATEGORIES, type Draft, draftOf, faultsOf, weightOf } from './draft';
import styles from './quiz.module.css';
import { Simulation } from './Simulation';

interface QuestionFormProps {
  initial: Draft;
  id: number | null;
  others: QuestionRecord[];
  save: (draft: Draft) => Promise<void>;
}

/** One question with its four answers; below, the whole quiz can be tried with what is written here and not saved. */
export function QuestionForm({ initial, id, others, save }: QuestionFormProps) {
  const t = useText();
  const submit = useSubmit<Draft>(
    (draft) =>
      save(draft).catch((error: unknown) => {
        const errors = faultsOf(draft, fieldErrors(error));
        if (Object.keys(errors).length === 0) throw error;
        const message = t('app.form.invalid');
        throw new HttpError(message, 422, { message, errors });
      }),
    { inPlace: true },
  );
  return (
    <PlainForm defaultValues={initial} onSubmit={submit}>
      <div className="stack gap-4 narrow mb-8">
        <TextInput source="question" label="quiz.form.question" multiline rows={2} />
        <NativeSelectInput source="category" label="quiz.form.category">
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {t(`quiz.category.${category}`)}
            </option>
          ))}
        </NativeSelectInput>
        <fieldset className="plain stack gap-3">
          <legend className="small">{t('quiz.form.options')}</legend>
          <p className="quiet">{t('quiz.form.help')}</p>
          {initial.options.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the four places stay, their texts change
            <OptionInputs key={index} index={index} />
          ))}
        </fieldset>
        <BooleanInput source="active" label="quiz.form.active" />
        <FormError title={t('quiz.saveFailed')} />
        <div>
          <SubmitButton submit="app.action.save" busy="app.action.saving" />
        </div>
      </div>
      <Trial id={id} others={others} />
    </PlainForm>
  );
}

function OptionInputs({ index }: { index: number }) {
  const t = useText();
  const { getValues, setValue } = useFormContext();
  const weight = `options.${index}.weight`;
  return (
    <div className={styles.option}>
      <TextInput source={`options.${index}.text`} label={t('quiz.form.option', { number: index + 1 })} />
      <TextInput
        source={weight}
        label={t('quiz.form.weight', { number: index + 1 })}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onBlur={() => setValue(weight, String(weightOf(getValues(weight))))}
      />
    </div>
  );
}

/** All questions, with what is written in this one. */
function Trial({ id, others }: Pick<QuestionFormProps, 'id' | 'others'>) {
  const draft = useWatch() as Draft;
  const drafts = others.map((question) => ({ key: String(question.id), ...(question.id === id ? draft : draftOf(question)) }));
  return <Simulation drafts={id === null ? [...drafts, { key: 'new', ...draft }] : drafts} />;
}
