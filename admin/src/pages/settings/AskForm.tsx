import { PlainForm, SubmitButton } from '../../form/FormBody';
import { Refused } from '../../form/Refused';
import { useSubmit } from '../../form/use-submit';
import type { TextKey } from '../../i18n/use-text';
import { Field, type FieldProps } from './fields';
import styles from './settings.module.css';

interface AskFormProps extends Omit<FieldProps, 'source'> {
  /** The name of the one field, and what it begins with. */
  name: string;
  value: string;
  ask: (typed: string) => Promise<unknown>;
  submit: TextKey;
  busy: TextKey;
  disabled?: boolean;
}

/** A form with one field and a button that sends it. */
export function AskForm({ name, value, ask, submit, busy, disabled = false, ...field }: AskFormProps) {
  const onSubmit = useSubmit<Record<string, string>>((typed) => ask(typed[name] ?? ''), { inPlace: true });
  return (
    <PlainForm className={`${styles.fields} ${styles.wide}`} defaultValues={{ [name]: value }} onSubmit={onSubmit}>
      <Field source={name} {...field} />
      <div className={styles.wide}>
        <SubmitButton variant="outlined" {...{ submit, busy, disabled }} />
      </div>
      <Refused className={styles.wide} without={name} />
    </PlainForm>
  );
}
