import { Button } from '@mui/material';
import { CanAccess } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { VendorRecord } from '../../api/types';
import { Status } from '../../components/Status';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { Part, useAction, useLive } from './monitoring-part';
import { ToolTable } from './ToolPage';
import styles from './tools.module.css';

/** The vendors: whether they answer, what they have cost, what is left. */
export function VendorsPart() {
  const t = useText();
  const { integer, decimal } = useFormat();
  const server = useServer();
  const act = useAction();
  const query = useLive('vendors', () => server.getVendors());
  const usage = ({ calls, cost }: VendorRecord['today']) => t('tools.monitoring.usage', { calls: integer(calls), cost: decimal(cost, 2) });
  const left = ({ calls, cost }: VendorRecord['left']) =>
    [
      calls !== null && t('tools.monitoring.calls', { calls: integer(calls) }),
      cost !== null && t('tools.monitoring.usd', { cost: decimal(cost, 2) }),
    ]
      .filter(Boolean)
      .join(', ') || t('tools.monitoring.unlimited');
  return (
    <Part title={t('tools.monitoring.vendors')} query={query}>
      {(vendors) => (
        <ToolTable
          label={t('tools.monitoring.vendors')}
          columns={[
            [t('tools.monitoring.vendor')],
            [t('tools.state')],
            [t('tools.monitoring.today'), 'end'],
            [t('tools.monitoring.month'), 'end'],
            [t('tools.monitoring.left'), 'end'],
          ]}
        >
          {vendors.map(({ vendor, label, circuit, configured, summary, ...figures }) => {
            const isUnset = circuit === 'closed' && !configured;
            return (
              <tr key={vendor}>
                <th scope="row">{label}</th>
                <td className={styles.words}>
                  <Status tone={circuit === 'closed' ? (configured ? 'good' : 'neutral') : circuit === 'open' ? 'poor' : 'fair'}>
                    {isUnset ? t('dashboard.providers.unset') : t(`tools.monitoring.circuit.${circuit}`)}
                  </Status>
                  <span className={styles.sub}>{isUnset ? t('tools.monitoring.unset') : summary}</span>
                  {circuit !== 'closed' && (
                    <CanAccess action="list" resource="settings" accessDenied={null}>
                      <Button variant="text" onClick={() => void act(() => server.resetCircuit(vendor), t('tools.monitoring.resetDone'))}>
                        {t('tools.monitoring.reset')}
                      </Button>
                    </CanAccess>
                  )}
                </td>
                <td className={styles.end}>{usage(figures.today)}</td>
                <td className={styles.end}>{usage(figures.month)}</td>
                <td className={styles.end}>{left(figures.left)}</td>
              </tr>
            );
          })}
        </ToolTable>
      )}
    </Part>
  );
}
