import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { useServer } from '../../api/data-provider';
import type { CampaignEventRecord, CampaignRecord, Resolution } from '../../api/types';
import { dateTime } from '../../format/format';
import { type TextKey, useText } from '../../i18n/use-text';
import styles from './campaigns.module.css';
import { useServerChange } from './use-server-change';

const OUTCOMES = [
  ['sent', 'campaigns.show.wasSent'],
  ['failed', 'campaigns.show.wasNotSent'],
  ['queued', 'campaigns.show.sendAgain'],
] as const satisfies [Resolution, TextKey][];

/** Messages of which nobody knows whether they went out; a person finds out and says so. */
export function VerifySection({ campaign: { id, ledger } }: { campaign: CampaignRecord }) {
  const t = useText();
  const server = useServer();
  const { change, isPending } = useServerChange();
  const { data = [] } = useQuery({
    queryKey: ['campaigns', 'unknown', id, ledger.unknown],
    queryFn: ({ signal }) => server.getRecipients(id, { state: 'unknown' }, { signal }),
  });
  const resolve = (row: string, outcome: Resolution) => () =>
    void change(async () => {
      await server.resolveRecipient(id, row, outcome);
      return t('campaigns.show.resolved');
    });
  return (
    <section className={styles.section}>
      <h2>{t('campaigns.show.verify')}</h2>
      <p>{t('campaigns.show.verifyText')}</p>
      <ul className={styles.lines}>
        {data.map(({ id: row, label, email, detail }) => (
          <li key={row}>
            <span>
              {label ?? t('campaigns.show.erased')} {email && <span className={styles.quiet}>{email}</span>}
              <br />
              <span className={styles.help}>{detail}</span>
            </span>
            <CanAccess action="edit" resource="campaigns" accessDenied={null}>
              <span className={styles.actions}>
                {OUTCOMES.map(([outcome, label]) => (
                  <Button key={outcome} size="small" variant="outlined" disabled={isPending} onClick={resolve(row, outcome)}>
                    {t(label)}
                  </Button>
                ))}
              </span>
            </CanAccess>
          </li>
        ))}
      </ul>
    </section>
  );
}

const KINDS = new Set(['sent', 'opened', 'clicked', 'replied', 'bounced', 'unsubscribed', 'complained']);
const wordOf = ({ type }: CampaignEventRecord): TextKey => `campaigns.event.${KINDS.has(type) ? type : 'unknown'}` as TextKey;

/** What the provider reported, the latest first. */
export function HistorySection({ campaign: { id } }: { campaign: CampaignRecord }) {
  const t = useText();
  const server = useServer();
  const { data } = useQuery({
    queryKey: ['campaigns', 'events', id],
    queryFn: ({ signal }) => server.getCampaignEvents(id, { signal }),
  });
  return (
    <section className={styles.section}>
      <h2>{t('campaigns.show.history')}</h2>
      {data?.length === 0 && <p className={styles.quiet}>{t('campaigns.show.noHistory')}</p>}
      <ul className={styles.lines}>
        {data?.map((event) => (
          <li key={event.id}>
            {event.prospect_id ? (
              <Link to={`/prospects/${event.prospect_id}/show`}>{event.label}</Link>
            ) : (
              <span>{t('campaigns.show.erased')}</span>
            )}
            <span>
              {t(wordOf(event))} {event.actor === 'gateway' && <span className={styles.quiet}>{t('campaigns.event.gateway')}</span>}
            </span>
            <span className={`${styles.help} ${styles.number}`}>{dateTime(event.occurred_at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
