import { CanAccess, useDataProvider } from 'react-admin';
import type { ProspectRecord } from '../../../api/types';
import { useAction } from '../../../components/use-action';
import { useText } from '../../../i18n/use-text';
import { useColleagues } from './use-colleagues';

/** The owner of the prospect; saved at once. */
export function OwnerSelect({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const server = useDataProvider();
  const { perform, isBusy } = useAction();
  const colleagues = useColleagues(prospect.owner_id);
  const change = (owner_id: string | null) =>
    perform(() => server.update('prospects', { id: prospect.id, data: { owner_id }, previousData: prospect }), {
      failed: (message) => message ?? t('followUp.ownerFailed'),
    });
  const name = colleagues.find(({ id }) => id === prospect.owner_id)?.label ?? t('followUp.nobody');
  return (
    <CanAccess action="edit" accessDenied={name}>
      <select
        aria-label={t('followUp.owner')}
        value={prospect.owner_id ?? ''}
        disabled={isBusy}
        onChange={({ target }) => void change(target.value || null)}
      >
        <option value="">{t('followUp.nobody')}</option>
        {colleagues.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </CanAccess>
  );
}
