import { Button } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { AuditRecord } from '../../api/types';
import { EmptyState } from '../../components/EmptyState';
import { ListFailure } from '../../components/ListFailure';
import { PageHead } from '../../components/PageHead';
import { Pagination } from '../../components/Pagination';
import { SearchInput } from '../../components/SearchInput';
import { dateTime, zurichDay, zurichMidnight } from '../../format/format';
import { type TextKey, useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import styles from './audit-log.module.css';
import { changesOf, type FieldChange } from './changes';

const NEWEST_FIRST = { field: 'at', order: 'DESC' } as const;
const RESOURCES = [
  'sessions',
  'prospects',
  'users',
  'settings',
  'api-keys',
  'mail-account',
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
  return (
    <ListBase perPage={50} sort={NEWEST_FIRST} queryOptions={{ onError: () => undefined }}>
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('audit.title')} lead={t('audit.lead')} />
      <FilterBar />
      <ListBody />
    </>
  );
}

function FilterBar() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const set = (key: string, value: string) => {
    const { [key]: _, ...others } = filterValues;
    setFilters(value ? { ...others, [key]: value } : others);
  };
  const select = (key: 'resource' | 'action', any: TextKey, values: readonly string[]) => (
    <select aria-label={t(`audit.filter.${key}`)} value={filterValues[key] ?? ''} onChange={({ target }) => set(key, target.value)}>
      <option value="">{t(any)}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {t(`audit.${key}.${value}` as TextKey)}
        </option>
      ))}
    </select>
  );
  const { at_gte, at_lt } = filterValues;
  return (
    <div className={styles.filters}>
      <SearchInput placeholder={t('audit.search')} />
      {select('resource', 'audit.filter.anyResource', RESOURCES)}
      {select('action', 'audit.filter.anyAction', ACTIONS)}
      <Day
        label={t('audit.filter.from')}
        value={at_gte ? zurichDay(at_gte) : ''}
        onChange={(day) => set('at_gte', day && zurichMidnight(day))}
      />
      <Day
        label={t('audit.filter.to')}
        value={at_lt ? zurichDay(new Date(Date.parse(at_lt) - 1)) : ''}
        onChange={(day) => set('at_lt', day && zurichMidnight(day, 1))}
      />
    </div>
  );
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  const id = useId();
  return (
    <span className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={({ target }) => onChange(target.value)} />
    </span>
  );
}

function ListBody() {
  const t = useText();
  const { data, total, error, isPending, filterValues, setFilters } = useListContext<AuditRecord>();
  if (error) return <ListFailure error={error} />;
  if (isPending) return <LoadingPage />;
  if (total === 0 && Object.keys(filterValues).length > 0) {
    const clear = (
      <Button variant="outlined" onClick={() => setFilters({})}>
        {t('app.list.clear')}
      </Button>
    );
    return (
      <EmptyState title={t('audit.filteredTitle')} action={clear}>
        {t('audit.filteredText')}
      </EmptyState>
    );
  }
  if (total === 0) return <EmptyState title={t('audit.emptyTitle')}>{t('audit.emptyText')}</EmptyState>;
  return (
    <>
      <ol className={styles.entries}>
        {data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <Pagination />
    </>
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
  const page = PAGES[resource];
  if (!resource_id) return word;
  if (page) return <Link to={page.replace('%', encodeURIComponent(resource_id))}>{word}</Link>;
  return (
    <>
      {word} <span className={styles.grey}>{resource_id}</span>
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
