import { RecordContextProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { AppDialog } from '../components/AppDialog';
import { FormBody, type FormBodyProps } from './FormBody';
import { useSubmit } from './use-submit';

interface DialogFormProps<Values extends FieldValues> extends Omit<FormBodyProps<Values>, 'onSubmit' | 'onCancel' | 'title'> {
  title: string;
  width?: 'xs' | 'sm' | 'md';
  /** Throws what the server says; the dialog stays until it is done. */
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** Instead of closing. */
  onSaved?: () => void;
}

/** A dialog with fields, and of no record that stands around it, as a row of a list does: Enter sends, faults stand beside their fields, what is refused besides stands above them. */
export function DialogForm<Values extends FieldValues>(props: DialogFormProps<Values>) {
  const { title, width, onSave, onClose, onSaved = onClose, ...body } = props;
  return (
    <AppDialog title={title} onClose={onClose} {...(width && { width })} bare>
      <RecordContextProvider value={undefined}>
        <Saving<Values> {...body} onCancel={onClose} onSave={onSave} onSaved={onSaved} />
      </RecordContextProvider>
    </AppDialog>
  );
}

interface SavingProps<Values extends FieldValues> extends FormBodyProps<Values> {
  onSave: (values: Values) => Promise<unknown>;
  onSaved: () => void;
}

function Saving<Values extends FieldValues>({ onSave, onSaved, ...body }: SavingProps<Values>) {
  const submit = useSubmit<Values>(async (values) => {
    await onSave(values);
    onSaved();
  });
  return <FormBody<Values> {...body} onSubmit={submit} />;
}
