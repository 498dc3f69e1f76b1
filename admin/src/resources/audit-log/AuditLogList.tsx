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
  const changes = changesOf(entry);
  const more = changes.slice(SHOWN);
  return (
    <li className={styles.entry}>
      <p className={styles.line}>
        <time dateTime={entry.at}>{dateTime(entry.at)}</time>
        <span className={styles.who}>{entry.user_email ?? t('audit.system')}</span>
        <span>
          {known(`audit.action.${entry.action}`, entry.action, t)} · <Subject entry={entry} />
        </span>
      </p>
      <Changes changes={changes.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t('audit.more', { smart_count: more.length })}</summary>
          <Changes changes={more} />
        </details>
      )}
    </li>
  );
}

function Subject({ entry: { resource, resource_id } }: { entry: AuditRecord }): ReactNode {
  const t = useText();
  const word = known(`audit.resource.${resource}`, resource, t);
  const path = PAGES[resource];
  if (!resource_id) return word;
  if (path) return <Link to={path.replace('%', encodeURIComponent(resource_id))}>{word}</Link>;
  return (
    <>
      {word} <span className="grey">{resource_id}</span>
    </>
  );
}

function Changes({ changes }: { changes: FieldChange[] }) {
  const t = useText();
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            <del>{from ?? t('audit.empty')}</del>
            <span aria-hidden="true"> → </span>
            <ins>{to ?? t('audit.empty')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The word of the catalogue, else the name itself: other parts of the product write into the log too. */
const known = (key: string, name: string, t: (key: TextKey, values?: Record<string, unknown>) => string): string =>
  t(key as TextKey, { _: name });
