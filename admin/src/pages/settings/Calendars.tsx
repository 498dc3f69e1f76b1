import { callApi, useApiQuery } from '../../api/call-api';
import { failureTexts } from '../../api/problem';
import type { CalendarAccountRecord, CalendarRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { ConfirmButton } from '../../components/ConfirmDialog';
import { DialogButton } from '../../components/DialogButton';
import { Status } from '../../components/Status';
import { Table } from '../../components/Table';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { CalendarAccountForm } from './CalendarAccountForm';
import { CalendarChoiceForm } from './CalendarChoiceForm';
import styles from './settings.module.css';

/** The calendars that hide slots and receive appointments. Saved at once, unlike the fields around them. */
export function Calendars() {
  const t = useText();
  const { data, error, refetch } = useApiQuery('GET admin/calendar-accounts', {}, { refetchOnWindowFocus: false });
  const reload = () => void refetch();
  return (
    <div id="booking.calendar" tabIndex={-1} className={styles.wide}>
      <h3>{t('settings.booking.calendar')}</h3>
      <p className={styles.help}>{t('settings.booking.calendars.lead')}</p>
      {error && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <p className="quiet">{t('settings.booking.calendars.none')}</p>}
      {data && data.length > 0 && (
        <Table
          caption={t('settings.booking.calendar')}
          look="stacks"
          rows={data}
          rowKey={({ id }) => id}
          columns={[
            [t('settings.booking.calendars.column.account'), (account) => <Account account={account} />],
            [t('settings.booking.calendars.column.calendars'), (account) => <AccountCalendars account={account} />, 'words'],
            [
              t('settings.booking.calendars.column.actions'),
              (account) => <AccountActions account={account} onChange={reload} />,
              'unnamed',
            ],
          ]}
        />
      )}
      <div className="my-3">
        <DialogButton label={t('settings.booking.calendars.add')}>
          {(close) => <CalendarAccountForm onSaved={reload} onClose={close} />}
        </DialogButton>
      </div>
    </div>
  );
}

function Account({ account: { name, host, kind } }: { account: CalendarAccountRecord }) {
  const t = useText();
  return (
    <>
      <div>{name}</div>
      <div className={styles.grey}>{[host, t(`settings.booking.calendars.kindShort.${kind}`)].join(' · ')}</div>
    </>
  );
}

function AccountCalendars({ account: { is_readable, calendars } }: { account: CalendarAccountRecord }) {
  const t = useText();
  if (!is_readable) return <Status tone="poor">{t('settings.booking.calendars.unreadable')}</Status>;
  return (
    <ul className={styles.calendars}>
      {calendars.map((calendar) => (
        <li key={calendar.id}>
          <CalendarState calendar={calendar} />
        </li>
      ))}
    </ul>
  );
}

function CalendarState({
  calendar: { name, counts_busy, receives, read_at, failure, failure_code, failing_since, waiting },
}: {
  calendar: CalendarRecord;
}) {
  const t = useText();
  const isUsed = counts_busy || receives;
  const words = [
    name,
    receives && t('settings.booking.calendars.receives'),
    counts_busy &&
      !failure &&
      (read_at ? t('settings.booking.calendars.readAt', { date: dateTime(read_at) }) : t('settings.booking.calendars.notRead')),
    !isUsed && t('settings.booking.calendars.unused'),
  ].filter(Boolean);
  const fault = failure ?? waiting?.failure;
  const inWords = (code: string | null, french: string) => (code && failureTexts().byCode[code]) || french;
  return (
    <>
      <Status tone={fault ? 'poor' : isUsed ? 'good' : 'neutral'} quiet={!isUsed}>
        {words.join(' · ')}
      </Status>
      {failure && failing_since && (
        <p className={styles.fault}>
          {t('settings.booking.calendars.failing', { date: dateTime(failing_since), error: inWords(failure_code, failure) })}
        </p>
      )}
      {waiting && (
        <p className={styles.fault}>
          {t('settings.booking.calendars.waiting', {
            ...{ count: waiting.count, date: dateTime(waiting.since) },
            error: inWords(waiting.failure_code, waiting.failure),
          })}
        </p>
      )}
    </>
  );
}

function AccountActions({ account, onChange }: { account: CalendarAccountRecord; onChange: () => void }) {
  const t = useText();
  const { id, name } = account;
  const test = async () => {
    const { code, error } = await callApi('POST admin/calendar-accounts/:id/test', { id });
    onChange();
    if (error) throw new Error((code && failureTexts().byCode[code]) || error);
  };
  const remove = () => callApi('DELETE admin/calendar-accounts/:id', { id }).then(onChange);
  return (
    <div className="wrap gap-3">
      <DialogButton
        look="text-button"
        label={t('settings.booking.calendars.choose')}
        aria-label={t('settings.booking.calendars.chooseOf', { name })}
      >
        {(close) => <CalendarChoiceForm account={account} onSaved={onChange} onClose={close} />}
      </DialogButton>
      <ActionButton
        look="text-button"
        label={t('settings.booking.calendars.test')}
        aria-label={t('settings.booking.calendars.testOf', { name })}
        run={test}
        done={t('settings.booking.calendars.tested')}
      />
      <DialogButton
        look="text-button"
        label={t('settings.booking.calendars.edit')}
        aria-label={t('settings.booking.calendars.editOf', { name })}
      >
        {(close) => <CalendarAccountForm account={account} onSaved={onChange} onClose={close} />}
      </DialogButton>
      <ConfirmButton
        label={t('settings.booking.calendars.remove')}
        button={{ look: 'text-button', 'aria-label': t('settings.booking.calendars.removeOf', { name }) }}
        title={t('settings.booking.calendars.removeOf', { name })}
        confirm={t('settings.booking.calendars.remove')}
        keep={t('settings.booking.calendars.keep')}
        done={t('settings.booking.calendars.removed')}
        isDanger
        onConfirm={remove}
      >
        <p>{t('settings.booking.calendars.removeText')}</p>
      </ConfirmButton>
    </div>
  );
}
