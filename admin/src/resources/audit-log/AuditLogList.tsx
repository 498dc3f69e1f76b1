import { useListContext } from 'react-admin';
import type { AuditRecord } from '../../api/types';
import page from '../../components/list-page.module.css';
import { type TextKey, useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { FilterDay, FilterSelect } from '../../list/filters';
import { ClearFilters, ListHead, ListState, ResourceListBase } from '../../list/ResourceList';
import { SearchInput } from '../../list/SearchInput';
import { Entry } from './AuditLogEntry';
import styles from './audit-log.module.css';
import { ACTIONS, RESOURCES } from './filter-choices';

/** Who changed what, when, and from what to what. */
export function AuditLogList() {
  const t = useText();
  const nameOf = (key: 'resource' | 'action') => (value: string) => ({ value, label: t(`audit.${key}.${value}` as TextKey) });
  return (
    <ResourceListBase perPage={50} sort={{ field: 'at', order: 'DESC' }}>
      <ListHead title={t('audit.title')} lead={t('audit.lead')} />
      <div className={page.filters}>
        <SearchInput placeholder={t('audit.search')} />
        <FilterSelect
          source="resource"
          label={t('audit.filter.resource')}
          any={t('audit.filter.anyResource')}
          choices={RESOURCES.map(nameOf('resource'))}
        />
        <FilterSelect
          source="action"
          label={t('audit.filter.action')}
          any={t('audit.filter.anyAction')}
          choices={ACTIONS.map(nameOf('action'))}
        />
        <FilterDay source="at_gte" label={t('audit.filter.from')} />
        <FilterDay source="at_lt" label={t('audit.filter.to')} isEnd />
      </div>
      <ListState
        empty={{ title: t('audit.emptyTitle'), text: t('audit.emptyText') }}
        filtered={{ title: t('audit.filteredTitle'), text: t('audit.filteredText'), action: <ClearFilters /> }}
      >
        <Entries />
      </ListState>
    </ResourceListBase>
  );
}

function Entries() {
  const { data } = useListContext<AuditRecord>();
  if (!data) return <LoadingPage />;
  return (
    <ol className={styles.entries}>
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}
