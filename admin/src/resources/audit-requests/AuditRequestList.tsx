import { type RaRecord, useCanAccess } from 'react-admin';
import type { AuditRequestRecord } from '../../api/types';
import { useText } from '../../i18n/use-text';
import { CellText } from '../../list/CellText';
import { Column, DateColumn } from '../../list/Column';
import { ResourceList } from '../../list/ResourceList';
import { DeleteButton, StatusSelect } from './AuditRequestChanges';
import { AuditRequestDetails } from './AuditRequestDetails';
import { AuditRequestFilters } from './AuditRequestFilters';
import { AuditRequestPromise } from './AuditRequestPromise';
import { AuditDocumentState } from './audit-document-state';

const Col = Column<AuditRequestRecord>;

/** Poll interval while a document is being prepared, ms. */
const POLL_MS = 4000;
const pollMs = (rows: RaRecord[]) => (rows.some(({ document }) => document === 'preparing' || document === 'ready') ? POLL_MS : undefined);

/** Requests for the free audit. */
export function AuditRequestList() {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'audit-requests', action: 'edit' });
  const person = ({ email, company }: AuditRequestRecord) => <CellText words={[email, company]} />;
  const promise = (request: AuditRequestRecord) => <AuditRequestPromise request={request} />;
  const document = ({ document }: AuditRequestRecord) => <AuditDocumentState state={document} />;
  const status = (request: AuditRequestRecord) => <StatusSelect request={request} readOnly={!canAccess} />;
  const remove = (request: AuditRequestRecord) => <DeleteButton request={request} />;
  return (
    <ResourceList
      title={t('auditRequests.title')}
      perPage={10}
      sort={{ field: 'created_at', order: 'DESC' }}
      pollMs={pollMs}
      filters={<AuditRequestFilters />}
      failure={t('auditRequests.loadFailed')}
      empty={{ title: t('auditRequests.emptyTitle'), text: t('auditRequests.emptyText') }}
      filtered={{ title: t('auditRequests.filteredTitle'), text: t('auditRequests.filteredText') }}
      expand={AuditRequestDetails}
    >
      <Col source="email" label="auditRequests.column.person" sortByOrder="ASC" render={person} />
      <DateColumn source="created_at" label="auditRequests.column.created" sortByOrder="DESC" />
      <Col source="promised_by" label="auditRequests.column.promise" width="wide" render={promise} />
      <Col source="document" label="auditRequests.column.document" width="medium" render={document} />
      <Col source="status" label="auditRequests.column.status" width="medium" sortByOrder="ASC" render={status} />
      {canAccess && <Col source="id" label="app.list.actions" align="right" width="narrow" render={remove} />}
    </ResourceList>
  );
}
