import { type RaRecord, useCanAccess } from 'react-admin';
import type { AuditRequestRecord } from '../../api/types';
import { useAuditRequestCounters } from '../../api/use-waiting';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { FilterButtons, FilterSelect } from '../../list/filters';
import { Pair } from '../../list/Pair';
import { ResourceList } from '../../list/ResourceList';
import { SearchInput } from '../../list/SearchInput';
import { DeleteButton, STATUSES, StatusSelect } from './AuditRequestChanges';
import { AuditRequestDetails } from './AuditRequestDetails';
import { AuditRequestPromise } from './AuditRequestPromise';
import { AuditDocumentState, DOCUMENT_STATES } from './audit-document-state';

const Col = Column<AuditRequestRecord>;

/** How often the list looks while a document is on its way, ms. */
const WATCH_MS = 4000;
const watchMs = (rows: RaRecord[]) =>
  rows.some(({ document }) => document === 'preparing' || document === 'ready') ? WATCH_MS : undefined;

/** Who waits for the free audit, and since when. */
export function AuditRequestList() {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'audit-requests', action: 'edit' });
  return (
    <ResourceList
      title={t('auditRequests.title')}
      perPage={10}
      sort={{ field: 'created_at', order: 'DESC' }}
      followMs={watchMs}
      filters={<Filters />}
      failure={t('auditRequests.loadFailed')}
      empty={{ title: t('auditRequests.emptyTitle'), text: t('auditRequests.emptyText') }}
      filtered={{ title: t('auditRequests.filteredTitle'), text: t('auditRequests.filteredText') }}
      expand={AuditRequestDetails}
    >
      <Col
        source="email"
        label={t('auditRequests.column.person')}
        sortByOrder="ASC"
        render={({ email, company }) => <Pair words={[email, company]} />}
      />
      <DateColumn source="created_at" label={t('auditRequests.column.created')} sortByOrder="DESC" />
      <Col
        source="promised_by"
        label={t('auditRequests.column.promise')}
        width="wide"
        render={(request) => <AuditRequestPromise request={request} />}
      />
      <Col
        source="document"
        label={t('auditRequests.column.document')}
        width="medium"
        render={({ document }) => <AuditDocumentState state={document} />}
      />
      <Col
        source="status"
        label={t('auditRequests.column.status')}
        width="medium"
        sortByOrder="ASC"
        render={(request) => <StatusSelect request={request} readOnly={!canAccess} />}
      />
      {canAccess && (
        <Col
          source="id"
          label={t('app.list.actions')}
          align="right"
          width="narrow"
          render={(request) => <DeleteButton request={request} />}
        />
      )}
    </ResourceList>
  );
}

/** The counters are the filter: one line says how many and shows them. */
function Filters() {
  const t = useText();
  const counters = useAuditRequestCounters();
  const statuses = STATUSES.map((value) => ({ value, label: t(`auditRequests.status.${value}`), count: counters?.[value] }));
  const all = { value: undefined, label: t('auditRequests.all'), count: counters?.total };
  return (
    <>
      <SearchInput placeholder={t('auditRequests.search')} />
      <FilterButtons source="status" label={t('auditRequests.column.status')} choices={[all, ...statuses]} />
      <FilterSelect
        source="document"
        label={t('auditRequests.column.document')}
        any={t('auditRequests.document.any')}
        choices={DOCUMENT_STATES.map((value) => ({ value, label: t(`auditRequests.document.${value}`) }))}
      />
    </>
  );
}
