import { BooleanInput, TextInput, useDataProvider } from 'react-admin';
import { DialogForm } from '../../form/DialogForm';
import { limitLength } from '../../form/inputs';
import { email, requiredText } from '../../form/validators';
import { useText } from '../../i18n/use-text';

interface Addition {
  email: string;
  note: string;
  all: boolean;
}

const EMPTY: Addition = { email: '', note: '', all: false };
const ADDRESS = [requiredText('campaigns.suppressions.emailMissing'), email('campaigns.suppressions.emailWrong')];

/** An address that is not written to any more, entered by staff. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const provider = useDataProvider();
  const save = ({ email, note, all }: Addition) =>
    provider.create('suppressions', { data: { email, note, scope: all ? 'all' : 'marketing' } });
  return (
    <DialogForm<Addition>
      title={t('campaigns.suppressions.add')}
      width="xs"
      defaultValues={EMPTY}
      onSave={save}
      done={t('campaigns.suppressions.added')}
      onClose={onClose}
      submit="campaigns.suppressions.submit"
    >
      <TextInput
        source="email"
        type="email"
        autoComplete="off"
        label="campaigns.suppressions.email"
        helperText="campaigns.suppressions.emailHelp"
        validate={ADDRESS}
      />
      <TextInput source="note" label="campaigns.suppressions.note" {...limitLength(500)} />
      <BooleanInput source="all" label="campaigns.suppressions.all" />
    </DialogForm>
  );
}
