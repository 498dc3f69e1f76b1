import { CanAccess, useDataProvider } from 'react-admin';
import type { SuppressionRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { DialogButton } from '../../components/DialogButton';
import { useText } from '../../i18n/use-text';
import { AddDialog } from './AddDialog';
import { LiftButton } from './LiftButton';

/** The person's own decision: only a new request of theirs ends it. */
const OWN_WILL = new Set(['unsubscribed', 'complained', 'erased']);

/** Ends a suppression. An administrator may end every suppression, an editor only one that the person did not ask for. */
export function EndButton({ record }: { record: SuppressionRecord }) {
  const isOwnWill = OWN_WILL.has(record.reason);
  return (
    <CanAccess {...(isOwnWill ? { action: 'edit', resource: 'settings' } : { action: 'delete' })} accessDenied={null}>
      {isOwnWill ? <LiftButton record={record} /> : <RemoveButton record={record} />}
    </CanAccess>
  );
}

function RemoveButton({ record }: { record: SuppressionRecord }) {
  const t = useText();
  const server = useDataProvider();
  return (
    <ActionButton
      variant="text"
      size="small"
      label={t('campaigns.suppressions.remove')}
      run={() => server.delete('suppressions', { id: record.id, previousData: record })}
      done={t('campaigns.suppressions.removed')}
    />
  );
}

export function AddButton() {
  const t = useText();
  return (
    <CanAccess action="create">
      <DialogButton variant="contained" label={t('campaigns.suppressions.add')}>
        {(close) => <AddDialog onClose={close} />}
      </DialogButton>
    </CanAccess>
  );
}
