import { useCanAccess } from 'react-admin';
import type { ContactMessageRecord } from '../../api/types';
import { useOpenContactMessages } from '../../api/use-waiting';
import { PhoneLink } from '../../components/links';
import { Status } from '../../components/Status';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { FilterButtons } from '../../list/filters';
import { Pair } from '../../list/Pair';
import { ResourceList } from '../../list/ResourceList';
import { SearchInput } from '../../list/SearchInput';
import { ContactMessageDetails } from './ContactMessageDetails';
import { HandledButton } from './HandledButton';
import { senderOf } from './sender';

const Col = Column<ContactMessageRecord>;

/** What visitors wrote through the forms of the agency's site. */
export function ContactMessageList() {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'contact-messages', action: 'edit' });
  return (
    <ResourceList
      title={t('contactMessages.title')}
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={
        <>
          <SearchInput placeholder={t('contactMessages.search')} />
          <HandledFilter />
        </>
      }
      empty={{ title: t('contactMessages.empty.title'), text: t('contactMessages.empty.text') }}
      filtered={{ title: t('contactMessages.filtered.title'), text: t('contactMessages.filtered.text') }}
      expand={ContactMessageDetails}
    >
      <Col
        source="nom"
        label={t('contactMessages.column.sender')}
        sortByOrder="ASC"
        render={(message) => (
          <Pair words={[senderOf(message), message.entreprise]}>
            <span className={message.handled ? undefined : 'strong'}>{senderOf(message)}</span>
          </Pair>
        )}
      />
      <Col
        source="message"
        label={t('contactMessages.column.message')}
        render={({ message, site_url }) => <span className="grey">{message ?? site_url}</span>}
      />
      <Col
        source="telephone"
        label={t('contactMessages.column.phone')}
        width="medium"
        render={({ telephone }) => <PhoneLink number={telephone} />}
      />
      <DateColumn source="created_at" label={t('contactMessages.column.created')} sortByOrder="DESC" />
      <Col
        source="handled"
        label={t('contactMessages.column.state')}
        width="narrow"
        render={({ handled }) => (
          <Status tone={handled ? 'neutral' : 'accent'} quiet={handled}>
            {t(handled ? 'contactMessages.state.handled' : 'contactMessages.state.open')}
          </Status>
        )}
      />
      {canAccess && (
        <Col
          source="id"
          label={t('app.list.actions')}
          align="right"
          width="medium"
          render={(message) => <HandledButton message={message} name={senderOf(message)} />}
        />
      )}
    </ResourceList>
  );
}

function HandledFilter() {
  const t = useText();
  const open = useOpenContactMessages();
  return (
    <FilterButtons
      source="handled"
      label={t('contactMessages.column.state')}
      choices={[
        { value: undefined, label: t('contactMessages.filter.all') },
        { value: false, label: t('contactMessages.filter.open'), count: open },
        { value: true, label: t('contactMessages.filter.handled') },
      ]}
    />
  );
}
