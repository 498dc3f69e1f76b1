import { RecordContextProvider, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { AppDialog } from '../components/AppDialog';
import { showNotice } from '../components/notice';
import { FormBody, type FormBodyProps } from './FormBody';
import { useSubmit } from './use-submit';

interface SavingProps<Values extends FieldValues> extends Omit<FormBodyProps<Values>, 'onSubmit' | 'onCancel' | 'title'> {
  /** Throws the error of the server; the dialog stays open until it succeeds. */
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** Instead of closing. */
  onSaved?: () => void;
  /** Message of success; the page is read again. */
  done?: string;
}

interface DialogFormProps<Values extends FieldValues> extends SavingProps<Values> {
  title: string;
  width?: 'xs' | 'sm' | 'md';
}

/** A form in a dialog, outside of the record context around it. Enter sends it; errors stand beside their fields, or above all of them. */
export const DialogForm = <Values extends FieldValues>({ title, width, ...form }: DialogFormProps<Values>) => (
  <AppDialog title={title} onClose={form.onClose} {...(width && { width })} bare>
    <RecordContextProvider value={undefined}>
      <Saving<Values> {...form} />
    </RecordContextProvider>
  </AppDialog>
);

function Saving<Values extends FieldValues>({ onSave, onClose, onSaved = onClose, done, ...body }: SavingProps<Values>) {
  const refresh = useRefresh();
  const submit = useSubmit<Values>(async (values) => {
    await onSave(values);
    if (done) {
      showNotice(done);
      refresh();
    }
    onSaved();
  });
  return <FormBody<Values> {...body} onCancel={onClose} onSubmit={submit} />;
}
