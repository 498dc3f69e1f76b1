import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callApi } from '../../api/call-api';
import { Banner } from '../../components/Banner';
import { serverMessage } from '../../form/server-errors';
import { useText } from '../../i18n/use-text';
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

/** Texts that name what was looked for, beside the records of the people found; every text is read, so they come later. */
export function Mentions({ q }: { q: string }) {
  const t = useText();
  const nameOf = useTableName();
  const { data, error } = useQuery({
    queryKey: ['personal-data', 'mentions', q],
    queryFn: () => callApi('POST admin/personal-data/mentions', { q }),
    retry: false,
    gcTime: 0,
  });
  if (data?.mentions.length === 0) return null;
  return (
    <section className="part">
      <h2>{t('personalData.mentions.title')}</h2>
      <p className="quiet">{t('personalData.mentions.lead')}</p>
      {error && <Banner tone="poor">{serverMessage(error)}</Banner>}
      {!data && !error && <p role="status">{t('personalData.mentions.searching')}</p>}
      <ul className="lines named">
        {data?.mentions.map(({ table, count, records }) => {
          const prospects = [...new Set(records.flatMap(({ prospect_id }) => prospect_id ?? []))];
          return (
            <li key={table}>
              <span className="medium">
                {capital(nameOf(table))} <span className="grey number">{t('personalData.mentions.count', { smart_count: count })}</span>
              </span>
              <span className="wrap break gap-1 gap-x-4">
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
