import { Box, Button } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { useApiQuery } from '../../api/call-api';
import type { CampaignRecord, RecipientRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { DialogButton } from '../../components/DialogButton';
import { EmailPreview } from '../../components/EmailPreview';
import { QueryContent } from '../../components/QueryContent';
import { dateTime } from '../../format/format';
import { type TextKey, useText } from '../../i18n/use-text';

/** Each fact below that of the row above, with or without a button at the end. */
const LOOK = {
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) 148px', alignItems: 'baseline', gap: '4px 16px' },
  '& > li > button': { justifySelf: 'end' },
  '@container page (max-width: 599px)': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > li > button': { justifySelf: 'start' },
  },
};
const STEP = 50;
const STATES = ['sent', 'queued', 'unknown', 'failed', 'left_out'] as const;

/** The recipients of a campaign, with the state and the content of their message. */
export function RecipientsSection({ campaign }: { campaign: CampaignRecord }) {
  const t = useText();
  const [state, setState] = useState('');
  const [shown, setShown] = useState(STEP);
  const { id, updated_at, ledger } = campaign;
  const { data, error } = useApiQuery(
    'GET admin/campaigns/:id/recipients',
    { id, filter: state ? { state } : {}, range: [0, shown] },
    { queryKey: ['campaigns', 'recipients', id, updated_at, ledger, state, shown], placeholderData: keepPreviousData },
  );
  const rows = data?.slice(0, shown) ?? [];
  return (
    <section className="section">
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
      {data?.length === 0 && <p className="grey">{t('campaigns.recipients.none')}</p>}
      <Box component="ul" className="lines full" sx={LOOK}>
        {rows.map((row) => (
          <li key={row.id}>
            <Person row={row} />
            <span className="quiet">
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
              <CanAccess action="edit" resource="campaigns">
                <DialogButton size="small" label={t('campaigns.recipients.read')}>
                  {(close) => <SentMessageDialog campaignId={id} row={row} onClose={close} />}
                </DialogButton>
              </CanAccess>
            )}
          </li>
        ))}
      </Box>
      {data && data.length > shown && <Button onClick={() => setShown(shown + STEP)}>{t('campaigns.recipients.more')}</Button>}
    </section>
  );
}

function Person({ row: { prospect_id, label, email } }: { row: RecipientRecord }) {
  const t = useText();
  if (!prospect_id) return <span>{t('campaigns.show.erased')}</span>;
  return (
    <span>
      <Link to={`/prospects/${prospect_id}/show`}>{label}</Link> <span className="grey">{email}</span>
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
  const query = useApiQuery(
    'GET admin/campaigns/:id/recipients/:recipientId/message',
    { id: campaignId, recipientId: row.id },
    { queryKey: ['campaigns', 'sent-message', row.id, row.attempts] },
  );
  return (
    <AppDialog title={t('campaigns.recipients.message', { name: row.label ?? row.email ?? '' })} width="md" onClose={onClose}>
      <QueryContent query={query}>
        {({ handed_over_at, subject, html, text }) => (
          <>
            <p className="grey">{t('campaigns.recipients.handedOver', { date: dateTime(handed_over_at) })}</p>
            <p className="strong">{subject}</p>
            {html ? <EmailPreview html={html} text={text} /> : <pre className="pre full">{text}</pre>}
          </>
        )}
      </QueryContent>
    </AppDialog>
  );
}
