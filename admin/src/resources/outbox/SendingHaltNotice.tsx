import { useCanAccess } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { Resumption } from '../../api/types';
import { useSendingHalt } from '../../api/use-sending-halt';
import { ActionButton } from '../../components/ActionButton';
import { Banner } from '../../components/Banner';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';

/** After a restore: what would leave, what was carried over, and the two ways on. Nothing is shown otherwise. */
export function SendingHaltNotice() {
  const t = useText();
  const halt = useSendingHalt();
  const { canAccess: isAdministrator } = useCanAccess({ action: 'list', resource: 'settings' });
  if (!halt) return null;
  return (
    <div className="mb-4">
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
  const resume = (waiting: Resumption['waiting']) => () => callApi('POST admin/mail/resume', { waiting });
  const done = t('outbox.halt.resumed');
  return (
    <div className="wrap gap-2 mt-3">
      <ActionButton variant="contained" label={t('outbox.halt.resume')} run={resume('send')} done={done} />
      {!isEmpty && <ActionButton label={t('outbox.halt.cancel')} run={resume('cancel')} done={done} />}
    </div>
  );
}
