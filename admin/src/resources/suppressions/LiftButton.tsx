import { TextInput, useRefresh } from 'react-admin';
import { ask } from '../../api/ask';
import type { SuppressionRecord } from '../../api/types';
import { showNotice } from '../../components/notice';
import { Opener } from '../../components/Opener';
import { DialogForm } from '../../form/DialogForm';
import { upTo } from '../../form/inputs';
import { filled } from '../../form/validators';
import { useText } from '../../i18n/use-text';

const REQUEST = filled('campaigns.suppressions.liftMissing');

/** Takes back what a person decided, at their own new request; for administrators. */
export function LiftButton({ record }: { record: SuppressionRecord }) {
  const t = useText();
  const refresh = useRefresh();
  const lift = async ({ request }: { request: string }) => {
    await ask('POST admin/suppressions/:id/lift', { id: record.id, request });
    showNotice(t('campaigns.suppressions.removed'));
    refresh();
  };
  return (
    <Opener variant="text" size="small" label={t('campaigns.suppressions.lift')}>
      {(close) => (
        <DialogForm
          title={t('campaigns.suppressions.liftTitle')}
          width="xs"
          onSave={lift}
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
