import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditRecord } from '../../api/types';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './audit-log.module.css';
import { changesOf, type FieldChange } from './changes';
import { useAuditText } from './use-audit-text';

/** Resources with a page per record. */
const PAGES: Record<string, string> = { prospects: '/prospects/%/show', users: '/users/%', appointments: '/appointments/%/show' };

/** Fields shown before the others are folded away. */
const SHOWN = 6;

/** An entry: user, action, record, date, and the changed fields. */
export function Entry({ entry }: { entry: AuditRecord }) {
  const t = useText();
  const words = useAuditText();
  const changes = changesOf(entry);
  const more = changes.slice(SHOWN);
  return (
    <li className={styles.entry}>
      <p className={styles.line}>
        <time dateTime={entry.at}>{dateTime(entry.at)}</time>
        <span className={styles.who}>{entry.user_email ?? t('audit.system')}</span>
        {entry.api_token && <span className="grey">{t('audit.byToken', { name: entry.api_token })}</span>}
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
  const words = useAuditText();
  const word = resource === 'settings' && resource_id ? words.setting(resource_id) : words.resource(resource);
  const named = resource_name ? `${word} ${resource_name}` : word;
  if (action.startsWith('bulk')) return <Link to="/actions">{t('actions.title')}</Link>;
  const path = PAGES[resource];
  return resource_id && path ? <Link to={path.replace('%', encodeURIComponent(resource_id))}>{named}</Link> : named;
}

function Changes({ entry, changes }: { entry: AuditRecord; changes: FieldChange[] }) {
  const words = useAuditText();
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
