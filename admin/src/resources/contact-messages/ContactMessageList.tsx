import { useMemo } from 'react';
import { ListBase, useCanAccess, useListContext } from 'react-admin';
import type { ContactMessageRecord } from '../../api/types';
import { useOpenContactMessages } from '../../api/use-waiting';
import { FilterButtons, ListHead } from '../../components/ListPage';
import styles from '../../components/list-page.module.css';
import { RecordList } from '../../components/RecordList';
import type { Column, Details } from '../../components/RecordTable';
import { SearchInput } from '../../components/SearchInput';
import { Status } from '../../components/Status';
import { dateTime, phone } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { ContactMessageDetails } from './ContactMessageDetails';
import { HandledButton } from './HandledButton';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;
const CHOICES = ['all', 'open', 'handled'] as const;
type Choice = (typeof CHOICES)[number];

/** What visitors wrote through the forms of the agency's site. */
export function ContactMessageList() {
  return (
    <ListBase perPage={25} sort={NEWEST_FIRST} queryOptions={{ onError: () => undefined }}>
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const t = useText();
  return (
    <>
      <ListHead title={t('contactMessages.title')} />
      <div className={styles.filters}>
        <SearchInput placeholder={t('contactMessages.search')} />
        <HandledFilter />
      </div>
      <ListBody />
    </>
  );
}

function HandledFilter() {
  const t = useText();
  const open = useOpenContactMessages();
  const { filterValues, setFilters } = useListContext();
  const { handled, ...others }: { handled?: boolean } = filterValues;
  const current: Choice = handled === undefined ? 'all' : handled ? 'handled' : 'open';
  const choose = (choice: Choice) => setFilters(choice === 'all' ? others : { ...others, handled: choice === 'handled' });
  const options = CHOICES.map((value) => ({
    value,
    label: t(`contactMessages.filter.${value}`),
    ...(value === 'open' && { count: open }),
  }));
  return <FilterButtons label={t('contactMessages.column.state')} options={options} current={current} onChange={choose} />;
}

function ListBody() {
  const t = useText();
  const columns = useColumns();
  const details = useMemo<Details<ContactMessageRecord>>(
    () => ({ nameOf: senderOf, render: (message) => <ContactMessageDetails message={message} /> }),
    [],
  );
  return (
    <RecordList
      caption={t('contactMessages.title')}
      columns={columns}
      details={details}
      empty={{ title: t('contactMessages.empty.title'), text: t('contactMessages.empty.text') }}
      filtered={{ title: t('contactMessages.filtered.title'), text: t('contactMessages.filtered.text') }}
    />
  );
}

const senderOf = ({ prenom, nom }: ContactMessageRecord) => [prenom, nom].filter(Boolean).join(' ');

function useColumns(): Column<ContactMessageRecord>[] {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'contact-messages', action: 'edit' });
  return useMemo(() => {
    const columns: Column<ContactMessageRecord>[] = [
      {
        key: 'sender',
        label: t('contactMessages.column.sender'),
        sort: { field: 'nom', first: 'ASC' },
        render: (message) => (
          <span title={[senderOf(message), message.entreprise].filter(Boolean).join(', ')}>
            <span className={message.handled ? undefined : styles.strong}>{senderOf(message)}</span>{' '}
            <span className={styles.grey}>{message.entreprise}</span>
          </span>
        ),
      },
      {
        key: 'message',
        label: t('contactMessages.column.message'),
        render: ({ message, site_url }) => <span className={styles.grey}>{message ?? site_url}</span>,
      },
      {
        key: 'phone',
        label: t('contactMessages.column.phone'),
        className: styles.medium,
        render: ({ telephone }) => telephone && <a href={`tel:${telephone}`}>{phone(telephone)}</a>,
      },
      {
        key: 'created',
        label: t('contactMessages.column.created'),
        className: styles.medium,
        sort: { field: 'created_at', first: 'DESC' },
        render: ({ created_at }) => dateTime(created_at),
      },
      {
        key: 'state',
        label: t('contactMessages.column.state'),
        className: styles.narrow,
        render: ({ handled }) => (
          <Status tone={handled ? 'neutral' : 'accent'} quiet={handled}>
            {t(handled ? 'contactMessages.state.handled' : 'contactMessages.state.open')}
          </Status>
        ),
      },
    ];
    if (!canAccess) return columns;
    const toggle: Column<ContactMessageRecord> = {
      key: 'toggle',
      label: t('app.list.actions'),
      align: 'end',
      className: styles.medium,
      render: (message) => <HandledButton message={message} name={senderOf(message)} />,
    };
    return [...columns, toggle];
  }, [t, canAccess]);
}
