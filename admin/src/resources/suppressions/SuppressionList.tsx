import { CanAccess, useDataProvider } from 'react-admin';
import { Link } from 'react-router';
import type { SuppressionRecord } from '../../api/types';
import { ActButton } from '../../components/ActButton';
import { Opener } from '../../components/Opener';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { ResourceList } from '../../list/ResourceList';
import { SearchInput } from '../../list/SearchInput';
import { AddDialog } from './AddDialog';
import { LiftButton } from './LiftButton';

const Col = Column<SuppressionRecord>;

/** The person's own decision: only a new request of theirs ends it. */
const OWN_WILL = new Set(['unsubscribed', 'complained', 'erased']);

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
      <Col source="label" label={t('campaigns.suppressions.column.who')} render={(record) => <Who record={record} />} />
      <Col
        source="reason"
        label={t('campaigns.suppressions.column.reason')}
        render={({ reason, scope }) => (
          <>
            {t(`campaigns.suppressions.reason.${reason}`)} <span className="grey">{t(`campaigns.suppressions.scope.${scope}`)}</span>
          </>
        )}
      />
      <DateColumn source="created_at" label={t('campaigns.suppressions.column.date')} />
      <Col source="id" label={t('app.list.actions')} width="wide" align="right" render={(record) => <WayBack record={record} />} />
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

function WayBack({ record }: { record: SuppressionRecord }) {
  const isOwnWill = OWN_WILL.has(record.reason);
  return (
    <CanAccess {...(isOwnWill ? { action: 'edit', resource: 'settings' } : { action: 'delete' })} accessDenied={null}>
      {isOwnWill ? <LiftButton record={record} /> : <RemoveButton record={record} />}
    </CanAccess>
  );
}

function RemoveButton({ record }: { record: SuppressionRecord }) {
  const t = useText();
  const server = useDataProvider();
  return (
    <ActButton
      variant="text"
      size="small"
      label={t('campaigns.suppressions.remove')}
      run={() => server.delete('suppressions', { id: record.id, previousData: record })}
      done={t('campaigns.suppressions.removed')}
    />
  );
}

function AddButton() {
  const t = useText();
  return (
    <CanAccess action="create">
      <Opener variant="contained" label={t('campaigns.suppressions.add')}>
        {(close) => <AddDialog onClose={close} />}
      </Opener>
    </CanAccess>
  );
}
