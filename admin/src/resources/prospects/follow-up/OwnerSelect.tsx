import { CanAccess, useDataProvider } from 'react-admin';
import type { ProspectRecord } from '../../../api/types';
import { useAct } from '../../../components/use-act';
import { useText } from '../../../i18n/use-text';
import { useColleagues } from './use-colleagues';

/** The owner of the prospect; saved at once. */
export function OwnerSelect({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const server = useDataProvider();
  const { act, isBusy } = useAct();
  const colleagues = useColleagues(prospect.owner_id);
  const change = (owner_id: string | null) =>
    act(() => server.update('prospects', { id: prospect.id, data: { owner_id }, previousData: prospect }), {
      failed: (said) => said ?? t('followUp.ownerFailed'),
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
