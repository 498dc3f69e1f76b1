import { CanAccess } from 'react-admin';
import { callApi, useApiQuery } from '../../api/call-api';
import type { VendorRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { Status } from '../../components/Status';
import { useVendorStateText } from '../../components/use-vendor-state-text';
import { integer } from '../../format/format';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { LIVE, TableSection } from './monitoring-section';

/** The vendors: whether they answer, what they have cost, what is left. */
export function VendorsSection() {
  const t = useText();
  const { decimal } = useFormat();
  const usage = ({ calls, cost }: VendorRecord['today']) => t('tools.monitoring.usage', { calls: integer(calls), cost: decimal(cost, 2) });
  const left = ({ calls, cost }: VendorRecord['left']) =>
    [
      calls !== null && t('tools.monitoring.calls', { calls: integer(calls) }),
      cost !== null && t('tools.monitoring.usd', { cost: decimal(cost, 2) }),
    ]
      .filter(Boolean)
      .join(', ') || t('tools.monitoring.unlimited');
  return (
    <TableSection
      title={t('tools.monitoring.vendors')}
      query={useApiQuery('GET admin/vendors', {}, LIVE)}
      isException={({ circuit }) => circuit !== 'closed'}
      rowKey={({ vendor }) => vendor}
      columns={[
        [t('tools.monitoring.vendor'), ({ label }) => label],
        [t('tools.state'), (vendor) => <VendorState {...vendor} />, 'words'],
        [t('tools.monitoring.today'), ({ today }) => usage(today), 'number'],
        [t('tools.monitoring.month'), ({ month }) => usage(month), 'number'],
        [t('tools.monitoring.left'), (vendor) => left(vendor.left), 'number'],
      ]}
    />
  );
}

function VendorState(record: VendorRecord) {
  const t = useText();
  const standing = useVendorStateText();
  const { vendor, circuit, configured } = record;
  const isUnset = circuit === 'closed' && !configured;
  return (
    <>
      <Status tone={circuit === 'closed' ? (configured ? 'good' : 'neutral') : circuit === 'open' ? 'poor' : 'fair'}>
        {isUnset ? t('dashboard.providers.unset') : t(`tools.monitoring.circuit.${circuit}`)}
      </Status>
      <span className="quiet block">{isUnset ? t('tools.monitoring.unset') : standing(record)}</span>
      {circuit !== 'closed' && (
        <CanAccess action="list" resource="settings" accessDenied={null}>
          <ActionButton
            variant="text"
            label={t('tools.monitoring.reset')}
            run={() => callApi('POST admin/vendors/:vendor/reset-circuit', { vendor })}
            done={t('tools.monitoring.resetDone')}
          />
        </CanAccess>
      )}
    </>
  );
}
