import { Link } from 'react-router';
import { callApi } from '../../api/call-api';
import type { OutboxEmail } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { Banner } from '../../components/Banner';
import { EmailPreview } from '../../components/EmailPreview';
import { Fact, Facts } from '../../components/Facts';
import { RecordPage } from '../../components/RecordPage';
import { dateTime } from '../../format/format';
import { type TextKey, useText } from '../../i18n/use-text';
import { OutboxState } from './outbox-state';

/** One e-mail: its delivery and its content. */
export function OutboxShow() {
  const t = useText();
  return (
    <RecordPage<OutboxEmail>
      resource="outbox"
      back={<Link to="/outbox">{t('outbox.title')}</Link>}
      notFound={t('outbox.show.notFound')}
      title={({ subject }) => subject}
      actions={(record) => <Actions letter={record} />}
    >
      {(record) => (
        <>
          {record.status === 'unknown' && (
            <div className="mb-4">
              <Banner tone="fair" title={t('outbox.unknown.title')}>
                {t('outbox.unknown.text')}
              </Banner>
            </div>
          )}
          <LetterFacts letter={record} />
          <EmailPreview html={record.body_html} text={record.body_text} />
        </>
      )}
    </RecordPage>
  );
}

function LetterFacts({ letter }: { letter: OutboxEmail }) {
  const t = useText();
  const { status, recipient, label, sent_at, next_attempt_at, attempts, last_error, attachments, prospect_id, created_at } = letter;
  return (
    <div className="narrow">
      <Facts>
        <Fact label={t('outbox.column.status')}>
          <OutboxState state={status} />
        </Fact>
        <Fact label={t('outbox.show.cause')}>{status !== 'sent' && last_error}</Fact>
        <Fact label={t('outbox.show.recipient')}>{recipient}</Fact>
        <Fact label={t('outbox.column.kind')}>
          {label}
          {prospect_id && (
            <>
              {' · '}
              <Link to={`/prospects/${prospect_id}/show`}>{t('outbox.show.prospect')}</Link>
            </>
          )}
        </Fact>
        <Fact label={t('outbox.column.created')}>{dateTime(created_at)}</Fact>
        <Fact label={t('outbox.show.sent')}>{sent_at && dateTime(sent_at)}</Fact>
        <Fact label={t('outbox.show.next')}>{status === 'queued' && attempts > 0 && dateTime(next_attempt_at)}</Fact>
        <Fact label={t('outbox.show.attempts')}>{attempts > 0 && String(attempts)}</Fact>
        <Fact label={t('outbox.show.attachments')}>{attachments.map(({ filename }) => filename).join(', ')}</Fact>
      </Facts>
    </div>
  );
}

type Action = 'retry' | 'cancel' | 'confirm';
const DONE = { retry: 'outbox.action.retried', cancel: 'outbox.action.cancelled', confirm: 'outbox.action.confirmed' } as const;

function Actions({ letter: { id, status, attempts } }: { letter: OutboxEmail }) {
  const t = useText();
  const button = (action: Action, label: TextKey, isPrimary = false) => (
    <ActionButton
      variant={isPrimary ? 'contained' : 'outlined'}
      label={t(label)}
      run={() => callApi(`POST admin/outbox/:id/${action}`, { id })}
      done={t(DONE[action])}
    />
  );
  const isStuck = status === 'failed' || status === 'unknown';
  return (
    <div className="row">
      {(isStuck || status === 'queued') && button('cancel', 'outbox.action.cancel')}
      {status === 'queued' && attempts > 0 && button('retry', 'outbox.action.retryNow', true)}
      {(isStuck || status === 'cancelled') && button('retry', 'outbox.action.retry', status === 'failed')}
      {status === 'unknown' && button('confirm', 'outbox.unknown.confirm', true)}
    </div>
  );
}
