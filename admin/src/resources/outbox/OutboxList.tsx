import { Link } from 'react-router';
import type { OutboxEntry, OutboxStatus } from '../../api/types';
import { MailOutageBanner } from '../../components/MailOutageBanner';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { FilterSelect } from '../../list/filters';
import { RowLink } from '../../list/RecordRow';
import { ResourceList } from '../../list/ResourceList';
import { SearchInput } from '../../list/SearchInput';
import { OutgoingMailNotice } from './OutgoingMailNotice';
import { OutboxState } from './outbox-state';
import { SendingHaltNotice } from './SendingHaltNotice';

const Col = Column<OutboxEntry>;
const STATUSES: OutboxStatus[] = ['queued', 'sending', 'sent', 'failed', 'unknown', 'cancelled'];

/** Every e-mail that was written, whether it left or not. */
export function OutboxList() {
  const t = useText();
  return (
    <ResourceList
      title={t('outbox.title')}
      action={<Link to="/outbox/templates">{t('outbox.templates')}</Link>}
      sort={{ field: 'created_at', order: 'DESC' }}
      pollMs={10_000}
      notices={
        <>
          <SendingHaltNotice />
          <MailOutageBanner />
          <OutgoingMailNotice />
        </>
      }
      filters={
        <>
          <SearchInput placeholder={t('outbox.search')} />
          <FilterSelect
            source="status"
            label={t('outbox.filter.status')}
            any={t('outbox.filter.any')}
            choices={STATUSES.map((value) => ({ value, label: t(`outbox.status.${value}`) }))}
          />
        </>
      }
      empty={{ title: t('outbox.empty.title'), text: t('outbox.empty.text') }}
      filtered={{ title: t('outbox.empty.filteredTitle'), text: t('outbox.empty.filteredText') }}
      rowClick="show"
    >
      <Col source="subject" label="outbox.column.subject" render={({ subject }) => <RowLink title={subject}>{subject}</RowLink>} />
      <Col source="recipient" label="outbox.column.recipient" />
      <Col source="label" label="outbox.column.kind" className="grey" />
      <Col source="status" label="outbox.column.status" width="medium" render={({ status }) => <OutboxState state={status} />} />
      <DateColumn source="created_at" label="outbox.column.created" sortByOrder="DESC" />
    </ResourceList>
  );
}
