import { CanAccess, useDataProvider } from 'react-admin';
import { useApiQuery } from '../../api/call-api';
import type { ProspectRecord } from '../../api/types';
import { useAction } from '../../components/use-action';
import { useText } from '../../i18n/use-text';
import { nameOf } from './prospect-name';

/** The owner of the prospect in the list; saved at once. Closed accounts are listed only where they are the owner. */
export function OwnerSelect({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const server = useDataProvider();
  const { perform, isBusy } = useAction();
  const { data: colleagues = [] } = useApiQuery('GET admin/colleagues', undefined, { staleTime: 60_000 });
  const owner = colleagues.find(({ id }) => id === prospect.owner_id);
  const change = (owner_id: string | null) =>
    perform(() => server.update('prospects', { id: prospect.id, data: { owner_id }, previousData: prospect }), {
      failed: (message) => message ?? t('prospects.figures.ownerFailed'),
    });
  return (
    <CanAccess action="edit" accessDenied={owner?.name ?? t('prospects.figures.nobody')}>
      <select
        aria-label={t('prospects.figures.ownerOf', { name: nameOf(prospect) })}
        value={prospect.owner_id ?? ''}
        disabled={isBusy}
        onChange={({ target }) => void change(target.value || null)}
      >
        <option value="">{t('prospects.figures.nobody')}</option>
        {colleagues
          .filter(({ id, is_open }) => is_open || id === prospect.owner_id)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </CanAccess>
  );
}
