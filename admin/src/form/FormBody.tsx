import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Form, type FormProps, useSaveContext } from 'react-admin';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Banner } from '../components/Banner';
import { type TextKey, useText } from '../i18n/use-text';
import type { FormErrors } from './use-submit';

/** Keeps typed values when the record is read again while the user types. */
const KEPT = { keepDirtyValues: true };

export interface PlainFormProps extends Omit<FormProps, 'onSubmit'> {
  /** Resolves to the errors by field: react-admin treats any other value as errors, too, and would not submit again. */
  onSubmit?: ((values: FieldValues, event?: unknown) => Promise<FormErrors | undefined> | Promise<void>) | undefined;
}

/** react-admin's `Form`, whose errors are shown within it instead of as a notification. */
export const PlainForm = (props: PlainFormProps) => <Form {...props} noValidate disableInvalidFormNotification resetOptions={KEPT} />;

interface SubmitProps<Values extends FieldValues> {
  submit: TextKey | ((values: Values) => TextKey);
  /** Label of the button while it saves. */
  busy?: TextKey | undefined;
  /** Why the form cannot be submitted yet; shown beside the disabled button. */
  why?: ((values: Values) => TextKey | false) | undefined;
  disabled?: boolean | ((values: Values) => boolean) | undefined;
  variant?: 'contained' | 'outlined';
}

interface FootProps<Values extends FieldValues> extends SubmitProps<Values> {
  cancel?: TextKey;
  onCancel?: (() => void) | undefined;
  /** Further actions, on the left. */
  extra?: ReactNode;
}

export interface FormBodyProps<Values extends FieldValues>
  extends FootProps<Values>,
    Omit<PlainFormProps, 'children' | 'onSubmit' | 'disabled'> {
  /** See `useSubmit`; by default the save of the record context. */
  onSubmit?: PlainFormProps['onSubmit'];
  /** Shows a summary of the errors above the fields. */
  summary?: boolean;
  children: ReactNode;
}

/** The form of a dialog: fields that scroll, and actions that stay. */
export function FormBody<Values extends FieldValues>(props: FormBodyProps<Values>) {
  const { submit, busy, cancel = 'app.action.cancel', onCancel, why, disabled, extra, summary, children, ...form } = props;
  const t = useText();
  return (
    <PlainForm {...form} className="stack grows">
      <DialogContent className="stack gap-4">
        {summary && <Problems />}
        {children}
      </DialogContent>
      <DialogActions>
        {extra && <Box sx={{ display: 'flex', flexBasis: '100%', flexWrap: 'wrap', marginInline: '-8px auto' }}>{extra}</Box>}
        {onCancel && (
          <Button variant="outlined" onClick={onCancel}>
            {t(cancel)}
          </Button>
        )}
        <SubmitButton<Values> {...{ submit, busy, why, disabled }} />
      </DialogActions>
    </PlainForm>
  );
}

/** Submits the form; disabled, with the reason beside it, while something is missing. */
export function SubmitButton<Values extends FieldValues>({ submit, busy, why, disabled, variant = 'contained' }: SubmitProps<Values>) {
  const t = useText();
  const id = useId();
  const values = useWatch() as Values;
  const { isSubmitting } = useFormState();
  const { saving = false } = useSaveContext();
  const isBusy = isSubmitting || saving;
  const missing = why?.(values);
  const words = typeof submit === 'function' ? submit(values) : submit;
  return (
    <>
      {missing && (
        <Box component="p" id={id} className="quiet" sx={{ flex: 1, order: -1 }}>
          {t(missing)}
        </Box>
      )}
      <Button
        type="submit"
        variant={variant}
        disabled={Boolean(missing) || (typeof disabled === 'function' ? disabled(values) : disabled)}
        // not disabled: the focus would leave the dialog, and Escape would no longer close it
        aria-disabled={isBusy}
        onClick={(event) => isBusy && event.preventDefault()}
        aria-describedby={missing ? id : undefined}
      >
        {t(isBusy && busy ? busy : words)}
      </Button>
    </>
  );
}

function Problems() {
  const t = useText();
  const { getValues } = useFormContext();
  const { errors, submitCount } = useFormState();
  const names = Object.keys(errors).filter((name) => name !== 'root');
  if (submitCount === 0 || names.length === 0) return null;
  const isMissing = names.some((name) => !getValues(name));
  return <Banner tone="poor">{t(isMissing ? 'app.form.required' : 'app.form.invalid')}</Banner>;
}
