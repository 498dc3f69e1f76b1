import { lazy, Suspense, useState } from 'react';
import { CanAccess, useDataProvider } from 'react-admin';
import { isClosedStatus } from '../../../../backend/src/rules/pipeline.rules';
import type { ProspectRecord, ProspectStatus } from '../../api/types';
import { useAction } from '../../components/use-action';
import { useText } from '../../i18n/use-text';
import { FOLLOW_UPS } from './prospect-state';

const StatusReasonDialog = lazy(async () => ({ default: (await import('./StatusReasonDialog')).StatusReasonDialog }));

/** The stage of the prospect in the pipeline; saved at once, with a reason for won and rejected. `of` is its name in a list. */
export function FollowUpSelect({ prospect, of }: { prospect: ProspectRecord; of?: string }) {
  const t = useText();
  const server = useDataProvider();
  const { perform, isBusy } = useAction();
  const [closing, setClosing] = useState<ProspectStatus | null>(null);
  const change = (status: ProspectStatus, status_reason?: string) =>
    perform(() => server.update('prospects', { id: prospect.id, data: { status, status_reason }, previousData: prospect }), {
      failed: (message) => message ?? t('prospects.show.statusFailed'),
    });
  return (
    <CanAccess action="edit" accessDenied={t(`prospects.status.${prospect.status}`)}>
      <select
        aria-label={of ? t('prospects.figures.followUpOf', { name: of }) : t('prospects.show.followUp')}
        value={prospect.status}
        disabled={isBusy}
        onChange={({ target }) => {
          const status = target.value as ProspectStatus;
          if (isClosedStatus(status)) setClosing(status);
          else void change(status);
        }}
      >
        {FOLLOW_UPS.map((status) => (
          <option key={status} value={status}>
            {t(`prospects.status.${status}`)}
          </option>
        ))}
      </select>
      {closing && (
        <Suspense fallback={null}>
          <StatusReasonDialog status={closing} onClose={() => setClosing(null)} onConfirm={(reason) => change(closing, reason)} />
        </Suspense>
      )}
    </CanAccess>
  );
}
