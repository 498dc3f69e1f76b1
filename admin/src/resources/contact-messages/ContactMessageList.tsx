import { useCanAccess } from 'react-admin';
import type { ContactMessageRecord } from '../../api/types';
import { PhoneLink } from '../../components/links';
import { stateChip } from '../../components/state-chip';
import { useText } from '../../i18n/use-text';
import { CellText } from '../../list/CellText';
import { Column, DateColumn } from '../../list/Column';
import { ResourceList } from '../../list/ResourceList';
import { ContactMessageDetails } from './ContactMessageDetails';
import { ContactMessageFilters } from './ContactMessageFilters';
import { HandledButton } from './HandledButton';
import { senderOf } from './sender';

const Col = Column<ContactMessageRecord>;
const MessageState = stateChip('contactMessages.state', { handled: { tone: 'neutral', quiet: true }, open: 'accent' });

/** What visitors wrote through the forms of the agency's site. */
export function ContactMessageList() {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'contact-messages', action: 'edit' });
  const sender = (message: ContactMessageRecord) => (
    <CellText words={[senderOf(message), message.entreprise]}>
      <span className={message.handled ? undefined : 'strong'}>{senderOf(message)}</span>
    </CellText>
  );
  const text = ({ message, site_url }: ContactMessageRecord) => <span className="grey">{message ?? site_url}</span>;
  const phone = ({ telephone }: ContactMessageRecord) => <PhoneLink number={telephone} />;
  const state = ({ handled }: ContactMessageRecord) => <MessageState state={handled ? 'handled' : 'open'} />;
  const actions = (message: ContactMessageRecord) => <HandledButton message={message} name={senderOf(message)} />;
  return (
    <ResourceList
      title={t('contactMessages.title')}
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={<ContactMessageFilters />}
      empty={{ title: t('contactMessages.empty.title'), text: t('contactMessages.empty.text') }}
      filtered={{ title: t('contactMessages.filtered.title'), text: t('contactMessages.filtered.text') }}
      expand={ContactMessageDetails}
    >
      <Col source="nom" label="contactMessages.column.sender" sortByOrder="ASC" render={sender} />
      <Col source="message" label="contactMessages.column.message" render={text} />
      <Col source="telephone" label="contactMessages.column.phone" width="medium" render={phone} />
      <DateColumn source="created_at" label="contactMessages.column.created" sortByOrder="DESC" />
      <Col source="handled" label="contactMessages.column.state" width="narrow" render={state} />
      {canAccess && <Col source="id" label="app.list.actions" align="right" width="medium" render={actions} />}
    </ResourceList>
  );
}
