import { Button } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCanAccess, useNotify, useRefresh } from 'react-admin';
import { getJson, postJson } from '../../api/http-client';
import type { Resumption, SendingHaltState } from '../../api/types';
import { Banner } from '../../components/Banner';
import { showNotice } from '../../components/notice';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './outbox.module.css';

const KEY = ['mail', 'halt'];

/** After a restore: what would leave, what was carried over, and the two ways on. Nothing is shown otherwise. */
export function SendingHaltNotice() {
  const t = useText();
  const { data: halt } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => getJson<SendingHaltState>('/api/admin/mail/halt', signal),
  });
  const { canAccess: isAdministrator } = useCanAccess({ action: 'list', resource: 'settings' });
  if (!halt) return null;
  return (
    <div className={styles.notice}>
      <Banner tone="poor" title={t('outbox.halt.title')}>
        <p>{t('outbox.halt.text', { date: dateTime(halt.backup_at) })}</p>
        <Counts title={t('outbox.halt.waiting')} counts={halt.waiting} none={t('outbox.halt.nothing')} />
        {halt.carriedOver.length > 0 && <Counts title={t('outbox.halt.carriedOver')} counts={halt.carriedOver} />}
        {isAdministrator ? <Resume isEmpty={halt.waiting.length === 0} /> : <p>{t('outbox.halt.administrator')}</p>}
      </Banner>
    </div>
  );
}

function Counts({ title, counts, none }: { title: string; counts: { label: string; count: number }[]; none?: string }) {
  return (
    <>
      <p>{title}</p>
      {counts.length === 0 && <p>{none}</p>}
      <ul>
        {counts.map(({ label, count }) => (
          <li key={label}>
            {count} × {label}
          </li>
        ))}
      </ul>
    </>
  );
}

function Resume({ isEmpty }: { isEmpty: boolean }) {
  const t = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (waiting: Resumption['waiting']) => postJson<SendingHaltState>('/api/admin/mail/resume', { waiting }),
    onSuccess: (state) => {
      queries.setQueryData(KEY, state);
      showNotice(t('outbox.halt.resumed'));
      refresh();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <div className={styles.ways}>
      <Button variant="contained" disabled={isPending} onClick={() => mutate('send')}>
        {t('outbox.halt.resume')}
      </Button>
      {!isEmpty && (
        <Button variant="outlined" disabled={isPending} onClick={() => mutate('cancel')}>
          {t('outbox.halt.cancel')}
        </Button>
      )}
    </div>
  );
}
