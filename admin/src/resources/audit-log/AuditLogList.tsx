import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { AuditRecord } from '../../api/types';
import page from '../../components/list-page.module.css';
import { dateTime } from '../../format/format';
import { type TextKey, useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { FilterDay, FilterSelect } from '../../list/filters';
import { ClearFilters, ListHead, ListState, ResourceListBase } from '../../list/ResourceList';
import { SearchInput } from '../../list/SearchInput';
import styles from './audit-log.module.css';
import { changesOf, type FieldChange } from './changes';
import { useAuditWords } from './use-audit-words';

const RESOURCES = [
  'sessions',
  'prospects',
  'users',
  'settings',
  'api-keys',
  'mail-account',
  'mailbox',
  'messages',
  'appointments',
  'referrals',
  'audit-requests',
  'quiz-questions',
  'campaigns',
  'personal-data',
  'suppressions',
  'backups',
  'sending',
] as const;
const ACTIONS = [
  'sign_in',
  'sign_in_failed',
  'create',
  'update',
  'delete',
  'reset_password',
  'change_password',
  'export',
  'erase',
  'apply_retention',
  'lift',
  'review',
  'retake',
  'restore',
  'resume',
] as const;
/** Resources whose records have a page of their own. */
const PAGES: Record<string, string> = { prospects: '/prospects/%/show', users: '/users/%', appointments: '/appointments/%/show' };

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

/** Fields shown before the others are folded away. */
const SHOWN = 6;

function Entry({ entry }: { entry: AuditRecord }) {
  const t = useText();
  const words = useAuditWords();
  const changes = changesOf(entry);
  const more = changes.slice(SHOWN);
  return (
    <li className={styles.entry}>
      <p className={styles.line}>
        <time dateTime={entry.at}>{dateTime(entry.at)}</time>
        <span className={styles.who}>{entry.user_email ?? t('audit.system')}</span>
        <span>
          {words.action(entry.action)} · <Subject entry={entry} />
        </span>
      </p>
      <Changes entry={entry} changes={changes.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t('audit.more', { smart_count: more.length })}</summary>
          <Changes entry={entry} changes={more} />
        </details>
      )}
    </li>
  );
}

/** What it was done to, by its name where it has one. */
function Subject({ entry: { action, resource, resource_id, resource_name } }: { entry: AuditRecord }): ReactNode {
  const t = useText();
  const words = useAuditWords();
  const word = resource === 'settings' && resource_id ? words.setting(resource_id) : words.resource(resource);
  const named = resource_name ? `${word} ${resource_name}` : word;
  if (action.startsWith('bulk')) return <Link to="/actions">{t('actions.title')}</Link>;
  const path = PAGES[resource];
  return resource_id && path ? <Link to={path.replace('%', encodeURIComponent(resource_id))}>{named}</Link> : named;
}

function Changes({ entry, changes }: { entry: AuditRecord; changes: FieldChange[] }) {
  const words = useAuditWords();
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{words.field(entry, field)}</dt>
          <dd>
            <del>{words.value(field, from)}</del>
            <span aria-hidden="true"> → </span>
            <ins>{words.value(field, to)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
