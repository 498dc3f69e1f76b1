import { TextInput } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { SuppressionRecord } from '../../api/types';
import { DialogButton } from '../../components/DialogButton';
import { DialogForm } from '../../form/DialogForm';
import { limitLength } from '../../form/inputs';
import { requiredText } from '../../form/validators';
import { useText } from '../../i18n/use-text';

const REQUEST = requiredText('campaigns.suppressions.liftMissing');

/** Takes back what a person decided, at their own new request; for administrators. */
export function LiftButton({ record }: { record: SuppressionRecord }) {
  const t = useText();
  return (
    <DialogButton variant="text" size="small" label={t('campaigns.suppressions.lift')}>
      {(close) => (
        <DialogForm<{ request: string }>
          title={t('campaigns.suppressions.liftTitle')}
          width="xs"
          onSave={({ request }) => callApi('POST admin/suppressions/:id/lift', { id: record.id, request })}
          done={t('campaigns.suppressions.removed')}
          onClose={close}
          submit="campaigns.suppressions.liftSubmit"
        >
          <p>{t('campaigns.suppressions.liftText')}</p>
          <TextInput
            source="request"
            label="campaigns.suppressions.liftRequest"
            helperText="campaigns.suppressions.liftHelp"
            validate={REQUEST}
            {...limitLength(500)}
          />
        </DialogForm>
      )}
    </DialogButton>
  );
}
