import { Link } from 'react-router';
import type { PersonSearchResult } from '../../api/types';
import { useText } from '../../i18n/use-text';
import styles from './personal-data.module.css';
import { useTableName } from './use-table-name';

/** Where the rows of a table that belong to no prospect are read. */
const LISTS: Record<string, string> = {
  contact_messages: '/contact-messages',
  audit_log: '/audit-log',
  email_campaigns: '/campaigns',
  import_rows: '/prospects/import',
  outbox: '/outbox',
  suppressions: '/suppressions',
  blocked_urls: '/blocked-urls',
};

/** Texts that name what was looked for, beside the records of the people found. */
export function Mentions({ mentions }: { mentions: PersonSearchResult['mentions'] }) {
  const t = useText();
  const nameOf = useTableName();
  return (
    <section className={styles.mentions}>
      <h2>{t('personalData.mentions.title')}</h2>
      <p className={styles.help}>{t('personalData.mentions.lead')}</p>
      <ul className={styles.places}>
        {mentions.map(({ table, count, records }) => {
          const prospects = [...new Set(records.flatMap(({ prospect_id }) => prospect_id ?? []))];
          return (
            <li key={table}>
              <span className={styles.placeName}>
                {capital(nameOf(table))} <span className={styles.count}>{t('personalData.mentions.count', { smart_count: count })}</span>
              </span>
              <span className={styles.records}>
                {prospects.map((id, index) => (
                  <Link key={id} to={`/prospects/${id}/show`}>
                    {t('personalData.mentions.open')}
                    {prospects.length > 1 && ` ${index + 1}`}
                  </Link>
                ))}
                {LISTS[table] && <Link to={LISTS[table]}>{t('personalData.mentions.list')}</Link>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
