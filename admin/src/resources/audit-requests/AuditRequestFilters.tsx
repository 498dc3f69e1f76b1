import { useAuditRequestCounters } from '../../api/use-waiting-counts';
import { useText } from '../../i18n/use-text';
import { FilterButtons, FilterSelect } from '../../list/filters';
import { SearchInput } from '../../list/SearchInput';
import { STATUSES } from './AuditRequestChanges';
import { DOCUMENT_STATES } from './audit-document-state';

/** The search, the number of requests in each state, and the state of their documents. */
export function AuditRequestFilters() {
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
