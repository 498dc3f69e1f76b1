import { Button } from '@mui/material';
import { CanAccess } from 'react-admin';
import { callApi, useApiQuery } from '../../api/call-api';
import type { AddressState, ProspectRecord } from '../../api/types';
import { StatusDot } from '../../components/Status';
import { useAction } from '../../components/use-action';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { useScanOfPage } from './scan/ProspectScanProvider';

/** After a change of the website's address, until the new one is measured: which results are hidden, and the two next steps. */
export function FormerAddress({ prospect: { id } }: { prospect: ProspectRecord }) {
  const { data } = useApiQuery('GET admin/prospects/:id/address', { id });
  return data?.former ? <Told id={id} former={data.former} /> : null;
}

function Told({ id, former: { site, url, changed_at } }: { id: string; former: NonNullable<AddressState['former']> }) {
  const t = useText();
  const { perform, isBusy } = useAction();
  const { obstacle, isStarting, start } = useScanOfPage();
  const goBack = () =>
    perform(() => callApi('PUT admin/prospects/:id', { id, site_url: url }), {
      done: t('prospects.address.returned', { site }),
      failed: (message) => message ?? t('prospects.form.saveFailed'),
    });
  const words = changed_at ? t('prospects.address.changed', { site, date: dateTime(changed_at) }) : t('prospects.address.other', { site });
  return (
    <section className="ruled-above wrap items-center gap-3 min-row" aria-label={t('prospects.address.label')}>
      <div className="flex items-baseline gap-3 shrink">
        <StatusDot tone="fair" />
        <p className="break shrink">{words}</p>
      </div>
      <div className="row pushed">
        {obstacle === null && (
          <CanAccess action="scan" accessDenied={null}>
            <Button variant="text" disabled={isStarting} onClick={() => void start()}>
              {t('prospects.address.scan')}
            </Button>
          </CanAccess>
        )}
        <CanAccess action="edit" accessDenied={null}>
          <Button variant="text" disabled={isBusy} onClick={() => void goBack()}>
            {t('prospects.address.back')}
          </Button>
        </CanAccess>
      </div>
    </section>
  );
}
