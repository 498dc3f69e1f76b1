import type { OccurrencePlace } from './person-search.contract.js';
import type { SearchTerm } from './search-term.js';

/** An address as it is compared. */
const address = (column: string): string => `lower(btrim(${column}))`;
const NAME = `nullif(btrim(concat_ws(' ', p.prenom, p.nom)), '')`;
const COMPANY = `coalesce(nullif(p.business_name, ''), ${NAME}, p.email)`;
const IS_TRIAL = `p.metadata @> '{"is_trial": true}'`;

/**
 * Each place where people occur: rows of `address, id, label, name, at` for the people of `person(address, hash)`. A record of
 * a prospect is the person's, whatever other address it names.
 */
export const PLACES: { place: Exclude<OccurrencePlace, 'linked'>; sql: string }[] = [
  { place: 'prospects', sql: prospects(`NOT ${IS_TRIAL}`) },
  { place: 'trials', sql: prospects(IS_TRIAL) },
  {
    place: 'audit_requests',
    sql: `SELECT person.address, r.id::text, coalesce(r.site_url, r.email) AS label, NULL AS name, r.created_at AS at
            FROM seo_audit_requests r LEFT JOIN prospects p ON p.id = r.prospect_id
            JOIN person ON person.address IN (${address('r.email')}, ${address('p.email')})`,
  },
  {
    place: 'appointments',
    sql: `SELECT person.address, a.id::text, ${COMPANY} AS label, NULL AS name, a.start_at AS at
            FROM appointments a JOIN prospects p ON p.id = a.prospect_id JOIN person ON person.address = ${address('p.email')}`,
  },
  {
    place: 'contact_messages',
    sql: `SELECT person.address, m.id::text, left(coalesce(nullif(m.message, ''), m.entreprise, m.email), 80) AS label,
                 nullif(btrim(concat_ws(' ', m.prenom, m.nom)), '') AS name, m.created_at AS at
            FROM contact_messages m JOIN person ON person.address = ${address('m.email')}`,
  },
  {
    place: 'referrals',
    sql: `SELECT person.address, r.id::text, ${COMPANY} AS label, NULL AS name, r.created_at AS at
            FROM referrals r JOIN prospects p ON p.id = r.prospect_id
            JOIN person ON person.address IN (${address('r.referred_email')}, ${address('r.original_email')}, ${address('p.email')})`,
  },
  {
    place: 'outbox',
    sql: `SELECT person.address, o.id::text, o.subject AS label, NULL AS name, o.created_at AS at
            FROM outbox o LEFT JOIN prospects p ON p.id = o.prospect_id
            JOIN person ON person.address IN (${address('o.recipient')}, ${address('p.email')})`,
  },
  {
    place: 'campaigns',
    sql: `SELECT person.address, c.id::text, c.name AS label, NULL AS name, coalesce(r.sent_at, r.created_at) AS at
            FROM campaign_recipients r JOIN email_campaigns c ON c.id = r.campaign_id LEFT JOIN prospects p ON p.id = r.prospect_id
            JOIN person ON person.hash = r.email_hash OR person.address = ${address('p.email')}`,
  },
  {
    place: 'campaign_events',
    sql: `SELECT person.address, e.id::text, e.type AS label, NULL AS name, e.occurred_at AS at
            FROM emelia_events e LEFT JOIN prospects p ON p.id = e.prospect_id
            JOIN person ON person.address IN (${address('e.email')}, ${address('p.email')})`,
  },
  {
    place: 'imports',
    sql: `SELECT person.address, i.id::text, i.file_name AS label, NULL AS name, i.created_at AS at
            FROM import_rows r JOIN imports i ON i.id = r.import_id JOIN person ON person.address = ${address('r.email')}`,
  },
];

function prospects(where: string): string {
  return `SELECT person.address, p.id::text, ${COMPANY} AS label, ${NAME} AS name, p.created_at AS at
            FROM prospects p JOIN person ON person.address = ${address('p.email')} WHERE ${where}`;
}

/** What else hangs on prospects, from the database's own catalogue. */
export const LINKED_TABLES = `
  SELECT c.conrelid::regclass::text AS table, quote_ident(a.attname) AS column
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
   WHERE c.contype = 'f' AND c.confrelid = 'prospects'::regclass AND c.conrelid::regclass::text NOT IN
         ('seo_audit_requests', 'appointments', 'referrals', 'outbox', 'campaign_recipients', 'emelia_events', 'import_rows', 'suppressions')`;

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

interface Query {
  sql: string;
  parameters: unknown[];
}

/** The addresses that may be meant: rows of `address, at`. */
export function candidatesOf(term: Exclude<SearchTerm, { kind: 'email' }>): Query {
  if (term.kind === 'domain') return byDomain(term.domain);
  if (term.kind === 'phone') return byPhone(term.digits);
  return byName(term.words);
}

function byName(words: string[]): Query {
  const all = (text: string) => words.map((_, index) => `${text} LIKE '%' || fold_text($${index + 1}) || '%'`).join(' AND ');
  return {
    // the first condition is what the index of the prospects' search answers
    sql: `SELECT ${address('p.email')} AS address, p.created_at AS at FROM prospects p
           WHERE ${all('p.search_text')} AND ${all(`fold_text(concat_ws(' ', p.prenom, p.nom, p.business_name, p.metadata ->> 'company', p.metadata ->> 'fullName'))`)}
          UNION ALL
          SELECT ${address('m.email')}, m.created_at FROM contact_messages m
           WHERE ${all(`fold_text(concat_ws(' ', m.prenom, m.nom, m.entreprise))`)}`,
    parameters: words.map(literal),
  };
}

function byPhone(digits: string): Query {
  const same = (column: string) => `regexp_replace(${column}, '\\D', '', 'g') LIKE '%' || $1`;
  return {
    sql: `SELECT ${address('p.email')} AS address, p.created_at AS at FROM prospects p
           WHERE ${same('p.telephone')} OR ${same(`p.metadata ->> 'telephone'`)}
          UNION ALL
          SELECT ${address('p.email')}, a.created_at FROM appointments a JOIN prospects p ON p.id = a.prospect_id WHERE ${same('a.telephone')}
          UNION ALL
          SELECT ${address('m.email')}, m.created_at FROM contact_messages m WHERE ${same('m.telephone')}`,
    parameters: [digits],
  };
}

function byDomain(domain: string): Query {
  const at = (column: string) => `${address(column)} LIKE '%@' || $2`;
  const site = (column: string) => `site_domain(${column}) = $1`;
  return {
    sql: `SELECT ${address('p.email')} AS address, p.created_at AS at FROM prospects p WHERE ${site('p.site_url')}
          UNION ALL
          SELECT ${address('p.email')}, p.created_at FROM prospects p WHERE p.search_text LIKE '%@' || $2 || '%' AND ${at('p.email')}
          UNION ALL
          SELECT ${address('m.email')}, m.created_at FROM contact_messages m WHERE ${at('m.email')} OR ${site('m.site_url')}
          UNION ALL
          SELECT ${address('r.email')}, r.created_at FROM seo_audit_requests r WHERE ${at('r.email')} OR ${site('r.site_url')}
          UNION ALL
          SELECT ${address('r.referred_email')}, r.created_at FROM referrals r WHERE ${at('r.referred_email')}
          UNION ALL
          SELECT ${address('e.email')}, e.created_at FROM emelia_events e WHERE ${at('e.email')}
          UNION ALL
          SELECT ${address('o.recipient')}, o.created_at FROM outbox o WHERE ${at('o.recipient')}
             AND NOT EXISTS (SELECT FROM users u WHERE lower(u.email) = ${address('o.recipient')})`,
    parameters: [domain, literal(domain)],
  };
}
