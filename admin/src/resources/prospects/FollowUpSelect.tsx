import { CanAccess, useDataProvider } from 'react-admin';
import type { ProspectRecord, ProspectStatus } from '../../api/types';
import { useAct } from '../../components/use-act';
import { useText } from '../../i18n/use-text';
import { FOLLOW_UPS } from './prospect-state';

/** Where the prospect stands in the pipeline; a choice is saved at once. `of` names it among others. */
export function FollowUpSelect({ prospect, of }: { prospect: ProspectRecord; of?: string }) {
  const t = useText();
  const server = useDataProvider();
  const { act, isBusy } = useAct();
  const change = (status: ProspectStatus) =>
    act(() => server.update('prospects', { id: prospect.id, data: { status }, previousData: prospect }), {
      failed: (said) => said ?? t('prospects.show.statusFailed'),
    });
  return (
    <CanAccess action="edit" accessDenied={t(`prospects.status.${prospect.status}`)}>
      <select
        aria-label={of ? t('prospects.figures.followUpOf', { name: of }) : t('prospects.show.followUp')}
        value={prospect.status}
        disabled={isBusy}
        onChange={({ target }) => void change(target.value as ProspectStatus)}
      >
        {FOLLOW_UPS.map((status) => (
          <option key={status} value={status}>
            {t(`prospects.status.${status}`)}
          </option>
        ))}
      </select>
    </CanAccess>
  );
}
