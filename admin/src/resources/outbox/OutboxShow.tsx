import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { ShowBase, useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { postJson } from '../../api/http-client';
import type { OutboxLetter } from '../../api/types';
import { Banner } from '../../components/Banner';
import { Fact, Facts } from '../../components/Facts';
import { LetterFrame } from '../../components/LetterFrame';
import page from '../../components/list-page.module.css';
import { showNotice } from '../../components/notice';
import { RecordPage } from '../../components/RecordPage';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { OutboxState } from './OutboxState';
import styles from './outbox.module.css';

/** One e-mail: what became of it, and what it says. */
export function OutboxShow() {
  return (
    <ShowBase queryOptions={{ onError: () => undefined }}>
      <ShowPage />
    </ShowBase>
  );
}

function ShowPage() {
  const t = useText();
  return (
    <RecordPage<OutboxLetter>
      resource="outbox"
      back={<Link to="/outbox">{t('outbox.title')}</Link>}
      notFound={t('outbox.show.notFound')}
      title={({ subject }) => subject}
      actions={(record) => <Actions letter={record} />}
    >
      {(record) => (
        <>
          {record.status === 'unknown' && (
            <div className={styles.notice}>
              <Banner tone="fair" title={t('outbox.unknown.title')}>
                {t('outbox.unknown.text')}
              </Banner>
            </div>
          )}
          <LetterFacts letter={record} />
          <LetterFrame html={record.body_html} text={record.body_text} />
        </>
      )}
    </RecordPage>
  );
}

function LetterFacts({ letter }: { letter: OutboxLetter }) {
  const t = useText();
  const { status, recipient, label, sent_at, next_attempt_at, attempts, last_error, attachments, prospect_id, created_at } = letter;
  return (
    <div className={styles.facts}>
      <Facts>
        <Fact label={t('outbox.column.status')}>
          <OutboxState status={status} />
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

function Actions({ letter: { id, status, attempts } }: { letter: OutboxLetter }) {
  const t = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (action: Action) => postJson(`/api/admin/outbox/${id}/${action}`),
    onSuccess: (_, action) => {
      showNotice(t(DONE[action]));
      refresh();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const button = (action: Action, label: string, isPrimary = false) => (
    <Button variant={isPrimary ? 'contained' : 'outlined'} disabled={isPending} onClick={() => mutate(action)}>
      {label}
    </Button>
  );
  const isStuck = status === 'failed' || status === 'unknown';
  return (
    <div className={page.actions}>
      {(isStuck || status === 'queued') && button('cancel', t('outbox.action.cancel'))}
      {status === 'queued' && attempts > 0 && button('retry', t('outbox.action.retryNow'), true)}
      {(isStuck || status === 'cancelled') && button('retry', t('outbox.action.retry'), status === 'failed')}
      {status === 'unknown' && button('confirm', t('outbox.unknown.confirm'), true)}
    </div>
  );
}
