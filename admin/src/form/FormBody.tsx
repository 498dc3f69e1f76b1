import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Form, type FormProps, useSaveContext } from 'react-admin';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Banner } from '../components/Banner';
import { type TextKey, useText } from '../i18n/use-text';
import type { Faults } from './use-submit';

/** A record may be read again while somebody types, by an event or by coming back to the window: what was typed stays. */
const KEPT = { keepDirtyValues: true };

export interface PlainFormProps extends Omit<FormProps, 'onSubmit'> {
  /** What it resolves to are faults: react-admin would take any other answer for them, too, and never send again. */
  onSubmit?: ((values: FieldValues, event?: unknown) => Promise<Faults | undefined> | Promise<void>) | undefined;
}

/** A form of react-admin: its faults are said in it, not above the page. */
export const PlainForm = (props: PlainFormProps) => <Form {...props} noValidate disableInvalidFormNotification resetOptions={KEPT} />;

interface SubmitProps<Values extends FieldValues> {
  submit: TextKey | ((values: Values) => TextKey);
  /** The button’s words while it saves. */
  busy?: TextKey | undefined;
  /** Why it cannot be sent yet, said beside the button that waits. */
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
  /** `useSubmit`; without it the save of the record around. */
  onSubmit?: PlainFormProps['onSubmit'];
  /** What keeps it from being saved is also said once above. */
  summary?: boolean;
  children: ReactNode;
}

/** Fields that scroll, and a foot that stays: what a dialog with fields is made of. */
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

/** Sends the form around it; while something is missing it waits and says so. */
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
        // not disabled: the focus would leave the dialog, and with it Escape
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
