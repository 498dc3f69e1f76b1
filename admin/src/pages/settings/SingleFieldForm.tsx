import { PlainForm, SubmitButton } from '../../form/FormBody';
import { FormError } from '../../form/FormError';
import { useSubmit } from '../../form/use-submit';
import type { TextKey } from '../../i18n/use-text';
import { Field, type FieldProps } from './fields';
import styles from './settings.module.css';

interface SingleFieldFormProps extends Omit<FieldProps, 'source'> {
  /** The name of the one field, and what it begins with. */
  name: string;
  value: string;
  ask: (typed: string) => Promise<unknown>;
  submit: TextKey;
  busy: TextKey;
  disabled?: boolean;
}

/** A form with one field and a button that sends it. */
export function SingleFieldForm({ name, value, ask, submit, busy, disabled = false, ...field }: SingleFieldFormProps) {
  const onSubmit = useSubmit<Record<string, string>>((typed) => ask(typed[name] ?? ''), { inPlace: true });
  return (
    <PlainForm className={`${styles.fields} ${styles.wide}`} defaultValues={{ [name]: value }} onSubmit={onSubmit}>
      <Field source={name} {...field} />
      <div className={styles.wide}>
        <SubmitButton variant="outlined" {...{ submit, busy, disabled }} />
      </div>
      <FormError className={styles.wide} without={name} />
    </PlainForm>
  );
}
