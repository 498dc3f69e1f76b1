import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { useServer } from '../../api/data-provider';
import type { CampaignRecord, RecipientRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { LetterFrame } from '../../components/LetterFrame';
import { dateTime } from '../../format/format';
import { type TextKey, useText } from '../../i18n/use-text';
import styles from './campaigns.module.css';

const STEP = 50;
const STATES = ['sent', 'queued', 'unknown', 'failed', 'left_out'] as const;

/** Everybody of the campaign: what became of the message, and what it said. */
export function RecipientsSection({ campaign }: { campaign: CampaignRecord }) {
  const t = useText();
  const server = useServer();
  const [state, setState] = useState('');
  const [shown, setShown] = useState(STEP);
  const [read, setRead] = useState<RecipientRecord | null>(null);
  const { id, updated_at, ledger } = campaign;
  const { data, error } = useQuery({
    queryKey: ['campaigns', 'recipients', id, updated_at, ledger, state, shown],
    queryFn: ({ signal }) => server.getRecipients(id, state ? { state } : {}, { signal, last: shown }),
    placeholderData: (before) => before,
  });
  const rows = data?.slice(0, shown) ?? [];
  return (
    <section className={styles.section}>
      <h2>{t('campaigns.recipients.title')}</h2>
      <select
        aria-label={t('campaigns.recipients.state')}
        value={state}
        onChange={({ target }) => {
          setState(target.value);
          setShown(STEP);
        }}
      >
        <option value="">{t('campaigns.recipients.all')}</option>
        {STATES.map((name) => (
          <option key={name} value={name}>
            {t(`campaigns.ledger.${name}`)}
          </option>
        ))}
      </select>
      {error && <Banner tone="poor">{error.message}</Banner>}
      {data?.length === 0 && <p className={styles.quiet}>{t('campaigns.recipients.none')}</p>}
      <ul className={styles.lines}>
        {rows.map((row) => (
          <li key={row.id}>
            <Person row={row} />
            <span className={styles.help}>
              {t(outcomeOf(row))}
              {row.sent_at && row.state === 'sent' && `, ${dateTime(row.sent_at)}`}
              {row.seen_at && ` · ${t('campaigns.recipients.seen', { date: dateTime(row.seen_at) })}`}
              {row.replied_at && ` · ${t('campaigns.event.replied')}`}
              {row.unsubscribed_at && ` · ${t('campaigns.event.unsubscribed')}`}
              {row.detail && (
                <>
                  <br />
                  {row.detail}
                </>
              )}
            </span>
            {row.has_message && (
              <CanAccess action="edit" resource="campaigns" accessDenied={null}>
                <Button size="small" variant="outlined" onClick={() => setRead(row)}>
                  {t('campaigns.recipients.read')}
                </Button>
              </CanAccess>
            )}
          </li>
        ))}
      </ul>
      {data && data.length > shown && <Button onClick={() => setShown(shown + STEP)}>{t('campaigns.recipients.more')}</Button>}
      {read && <SentMessageDialog campaignId={id} row={read} onClose={() => setRead(null)} />}
    </section>
  );
}

function Person({ row: { prospect_id, label, email } }: { row: RecipientRecord }) {
  const t = useText();
  if (!prospect_id) return <span>{t('campaigns.show.erased')}</span>;
  return (
    <span>
      <Link to={`/prospects/${prospect_id}/show`}>{label}</Link> <span className={styles.quiet}>{email}</span>
    </span>
  );
}

function outcomeOf({ state, reason, bounced_at }: RecipientRecord): TextKey {
  if (state === 'left_out' && reason) return `campaigns.reason.${reason}`;
  return bounced_at ? 'campaigns.event.bounced' : `campaigns.recipients.was.${state}`;
}

/** The message as it was handed over. */
function SentMessageDialog({ campaignId, row, onClose }: { campaignId: string; row: RecipientRecord; onClose: () => void }) {
  const t = useText();
  const server = useServer();
  const { data, error } = useQuery({
    queryKey: ['campaigns', 'sent-message', row.id, row.attempts],
    queryFn: ({ signal }) => server.getSentMessage(campaignId, row.id, { signal }),
  });
  return (
    <AppDialog title={t('campaigns.recipients.message', { name: row.label ?? row.email ?? '' })} width="md" onClose={onClose}>
      {error && <Banner tone="poor">{error.message}</Banner>}
      {!data && !error && <p className={styles.quiet}>{t('app.loading')}</p>}
      {data && (
        <>
          <p className={styles.quiet}>{t('campaigns.recipients.handedOver', { date: dateTime(data.handed_over_at) })}</p>
          <p className={styles.subjectLine}>{data.subject}</p>
          {data.html ? <LetterFrame html={data.html} text={data.text} /> : <pre className={styles.words}>{data.text}</pre>}
        </>
      )}
    </AppDialog>
  );
}
