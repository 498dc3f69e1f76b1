import { TextInput } from 'react-admin';
import { ask } from '../../api/ask';
import type { SuppressionRecord } from '../../api/types';
import { Opener } from '../../components/Opener';
import { DialogForm } from '../../form/DialogForm';
import { upTo } from '../../form/inputs';
import { filled } from '../../form/validators';
import { useText } from '../../i18n/use-text';

const REQUEST = filled('campaigns.suppressions.liftMissing');

/** Takes back what a person decided, at their own new request; for administrators. */
export function LiftButton({ record }: { record: SuppressionRecord }) {
  const t = useText();
  return (
    <Opener variant="text" size="small" label={t('campaigns.suppressions.lift')}>
      {(close) => (
        <DialogForm<{ request: string }>
          title={t('campaigns.suppressions.liftTitle')}
          width="xs"
          onSave={({ request }) => ask('POST admin/suppressions/:id/lift', { id: record.id, request })}
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
            {...upTo(500)}
          />
        </DialogForm>
      )}
    </Opener>
  );
}
