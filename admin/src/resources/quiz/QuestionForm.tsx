import { Button } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { HttpError } from 'react-admin';
import type { QuestionRecord, QuizCategory } from '../../api/types';
import { Banner } from '../../components/Banner';
import { useText } from '../../i18n/use-text';
import { CATEGORIES, type Draft, draftOf, weightOf } from './draft';
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
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  // what is being corrected is no longer marked
  const forget = (field: string) => setErrors(({ [field]: _, ...others }) => others);
  const set = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    for (const field of Object.keys(changes)) forget(field);
    setFailure(null);
  };
  const setOption = (index: number, changes: Partial<Draft['options'][number]>) => {
    set({ options: draft.options.map((option, place) => (place === index ? { ...option, ...changes } : option)) });
    forget(changes.text === undefined ? `weights.${draft.options[index]?.text.trim()}` : `options.${index}`);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    setFailure(null);
    setIsSaving(true);
    try {
      await save(draft);
    } catch (error) {
      const fields: Record<string, string> | undefined = error instanceof HttpError ? error.body?.errors : undefined;
      setErrors(fields ?? {});
      setFailure(fields ? t('app.form.invalid') : error instanceof Error ? error.message : '');
      setIsSaving(false);
    }
  };

  const drafts = others.map((question) => ({ key: String(question.id), ...(question.id === id ? draft : draftOf(question)) }));
  return (
    <>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={t('quiz.form.question')} error={errors.question}>
          {(props) => <textarea rows={2} value={draft.question} onChange={({ target }) => set({ question: target.value })} {...props} />}
        </Field>
        <Field label={t('quiz.form.category')} error={errors.category}>
          {(props) => (
            <select value={draft.category} onChange={({ target }) => set({ category: target.value as QuizCategory })} {...props}>
              {CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {t(`quiz.category.${category}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <fieldset className={styles.options}>
          <legend>{t('quiz.form.options')}</legend>
          <p className={styles.quiet}>{t('quiz.form.help')}</p>
          {draft.options.map(({ text, weight }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the four places stay, their texts change
            <div key={index} className={styles.option}>
              <Field label={t('quiz.form.option', { number: index + 1 })} error={errors[`options.${index}`]}>
                {(props) => <input value={text} onChange={({ target }) => setOption(index, { text: target.value })} {...props} />}
              </Field>
              <Field label={t('quiz.form.weight', { number: index + 1 })} error={errors[`weights.${text.trim()}`]}>
                {(props) => (
                  <input
                    value={weight}
                    inputMode="numeric"
                    onChange={({ target }) => setOption(index, { weight: target.value })}
                    onBlur={() => setOption(index, { weight: String(weightOf(weight)) })}
                    {...props}
                  />
                )}
              </Field>
            </div>
          ))}
        </fieldset>
        <label className={styles.check}>
          <input type="checkbox" checked={draft.active} onChange={({ target }) => set({ active: target.checked })} />
          {t('quiz.form.active')}
        </label>
        {failure !== null && (
          <Banner tone="poor" title={t('quiz.saveFailed')}>
            {failure}
          </Banner>
        )}
        <div>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {t(isSaving ? 'app.action.saving' : 'app.action.save')}
          </Button>
        </div>
      </form>
      <Simulation drafts={id === null ? [...drafts, { key: 'new', ...draft }] : drafts} />
    </>
  );
}

interface FieldProps {
  label: string;
  error: string | undefined;
  children: (props: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => React.ReactNode;
}

function Field({ label, error, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': error ? `${id}-error` : undefined })}
      {error && (
        <p id={`${id}-error`} className={styles.problem}>
          {error}
        </p>
      )}
    </div>
  );
}
