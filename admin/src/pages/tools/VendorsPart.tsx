import { CanAccess } from 'react-admin';
import { ask, useAnswer } from '../../api/ask';
import type { VendorRecord } from '../../api/types';
import { ActButton } from '../../components/ActButton';
import { Status } from '../../components/Status';
import { useVendorStanding } from '../../components/use-vendor-standing';
import { integer } from '../../format/format';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { LIVE, TablePart } from './monitoring-part';

/** The vendors: whether they answer, what they have cost, what is left. */
export function VendorsPart() {
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
    <TablePart
      title={t('tools.monitoring.vendors')}
      query={useAnswer('GET admin/vendors', {}, LIVE)}
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
  const standing = useVendorStanding();
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
          <ActButton
            variant="text"
            label={t('tools.monitoring.reset')}
            run={() => ask('POST admin/vendors/:vendor/reset-circuit', { vendor })}
            done={t('tools.monitoring.resetDone')}
          />
        </CanAccess>
      )}
    </>
  );
}
