import { Link } from 'react-router';
import type { SuppressionRecord } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { ResourceList } from '../../list/ResourceList';
import { SearchInput } from '../../list/SearchInput';
import { AddButton, EndButton } from './SuppressionButtons';

const Col = Column<SuppressionRecord>;

/** Who is not written to any more. */
export function SuppressionList() {
  const t = useText();
  return (
    <ResourceList
      title={t('campaigns.suppressions.title')}
      lead={t('campaigns.suppressions.lead')}
      action={<AddButton />}
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={<SearchInput placeholder={t('campaigns.suppressions.search')} />}
      empty={{ title: t('campaigns.suppressions.empty'), text: t('campaigns.suppressions.emptyText') }}
      filtered={{ title: t('campaigns.suppressions.notListed'), text: t('campaigns.suppressions.notListedText') }}
    >
      <Col source="label" label="campaigns.suppressions.column.who" render={(record) => <Who record={record} />} />
      <Col
        source="reason"
        label="campaigns.suppressions.column.reason"
        render={({ reason, scope }) => (
          <>
            {t(`campaigns.suppressions.reason.${reason}`)} <span className="grey">{t(`campaigns.suppressions.scope.${scope}`)}</span>
          </>
        )}
      />
      <DateColumn source="created_at" label="campaigns.suppressions.column.date" />
      <Col source="id" label="app.list.actions" width="wide" align="right" render={(record) => <EndButton record={record} />} />
    </ResourceList>
  );
}

function Who({ record: { prospect_id, label, fingerprint, note } }: { record: SuppressionRecord }) {
  const t = useText();
  return (
    <>
      {prospect_id ? (
        <Link to={`/prospects/${prospect_id}/show`}>{label}</Link>
      ) : (
        t('campaigns.suppressions.fingerprint', { hash: fingerprint })
      )}
      {note && <span className="grey"> {note}</span>}
    </>
  );
}
