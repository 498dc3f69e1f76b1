import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { CanAccess } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { CampaignRecord } from '../../api/types';
import { integer } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './campaigns.module.css';
import { useServerChange } from './use-server-change';

/** Messages that were refused, why, and one button that sends them all again. */
export function FailedSection({ campaign: { id, ledger, cancelled_at } }: { campaign: CampaignRecord }) {
  const t = useText();
  const server = useServer();
  const { change, isPending } = useServerChange();
  const { data = [] } = useQuery({
    queryKey: ['campaigns', 'failed', id, ledger.failed],
    queryFn: ({ signal }) => server.getRecipients(id, { state: 'failed' }, { signal }),
  });
  const retry = () =>
    void change(async () => {
      const { again, leftOut } = await server.retryFailed(id);
      const why = leftOut.map(({ reason, count }) => t(`campaigns.reasonCount.${reason}`, { smart_count: count, count: integer(count) }));
      const done = t('campaigns.show.retried', { smart_count: again });
      return why.length > 0 ? `${done} ${t('campaigns.show.notRetried', { why: why.join(', ') })}` : done;
    });
  return (
    <section className={styles.section}>
      <h2>{t('campaigns.show.failed')}</h2>
      <p>{t('campaigns.show.failedText')}</p>
      {!cancelled_at && (
        <CanAccess action="edit" resource="campaigns" accessDenied={null}>
          <Button variant="outlined" disabled={isPending} onClick={retry}>
            {t('campaigns.show.retryFailed', { smart_count: ledger.failed })}
          </Button>
        </CanAccess>
      )}
      <ul className={styles.lines}>
        {data.map(({ id: row, label, email, detail }) => (
          <li key={row}>
            <span>
              {label ?? t('campaigns.show.erased')} {email && <span className={styles.quiet}>{email}</span>}
              <br />
              <span className={styles.help}>{detail}</span>
            </span>
          </li>
        ))}
      </ul>
      {ledger.failed > data.length && data.length > 0 && (
        <p className={styles.quiet}>{t('campaigns.show.and', { count: integer(ledger.failed - data.length) })}</p>
      )}
    </section>
  );
}
