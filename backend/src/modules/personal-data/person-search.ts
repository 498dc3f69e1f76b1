import { looseSpellingsOf } from '../../common/http/search-words.js';
import type { OccurrencePlace } from './person-search.contract.js';
import type { SearchTerm } from './search-term.js';

/** An address as it is compared. */
const address = (column: string): string => `lower(btrim(${column}))`;
const NAME = `nullif(btrim(concat_ws(' ', p.prenom, p.nom)), '')`;
const COMPANY = `coalesce(nullif(p.business_name, ''), ${NAME}, p.email)`;
const IS_TRIAL = `p.metadata @> '{"is_trial": true}'`;

/** Of prospects: their contact is the person, `owned(id, address)`. */
const OWNED = 'JOIN prospects p ON p.id = owned.id';

interface PlaceQuery {
  place: Exclude<OccurrencePlace, 'linked'>;
  sql: string;
}

/**
 * Sources of people: rows of `address, id, label, name, at` for `person(address, hash)` and their prospects `owned(id, address)`. A record
 * of a prospect is the person's, even with another address.
 */
export const PLACES: readonly PlaceQuery[] = [
  { place: 'prospects', sql: prospects(`NOT ${IS_TRIAL}`) },
  { place: 'trials', sql: prospects(IS_TRIAL) },
  {
    place: 'audit_requests',
    sql: either('coalesce(r.site_url, r.email)', 'NULL', 'r.created_at', 'seo_audit_requests r', ['r.email']),
  },
  {
    place: 'appointments',
    sql: `SELECT owned.address, a.id::text, ${COMPANY} AS label, NULL AS name, a.start_at AS at
            FROM owned ${OWNED} JOIN appointments a ON a.prospect_id = owned.id`,
  },
  {
    place: 'contact_messages',
    sql: `SELECT person.address, m.id::text, left(coalesce(nullif(m.message, ''), m.entreprise, m.email), 80) AS label,
                 nullif(btrim(concat_ws(' ', m.prenom, m.nom)), '') AS name, m.created_at AS at
            FROM person JOIN contact_messages m ON ${address('m.email')} = person.address`,
  },
  {
    place: 'referrals',
    sql: either(COMPANY, 'NULL', 'r.created_at', 'referrals r JOIN prospects p ON p.id = r.prospect_id', [
      'r.referred_email',
      'r.original_email',
    ]),
  },
  { place: 'outbox', sql: either('r.subject', 'NULL', 'r.created_at', 'outbox r', ['r.recipient']) },
  {
    place: 'campaigns',
    sql: `SELECT hit.address, c.id::text, c.name AS label, NULL AS name, coalesce(r.sent_at, r.created_at) AS at
            FROM (SELECT owned.address, r.id FROM owned JOIN campaign_recipients r ON r.prospect_id = owned.id
                  UNION SELECT person.address, r.id FROM person JOIN campaign_recipients r ON r.email_hash = person.hash) hit
            JOIN campaign_recipients r ON r.id = hit.id JOIN email_campaigns c ON c.id = r.campaign_id`,
  },
  { place: 'campaign_events', sql: either('r.type', 'NULL', 'r.occurred_at', 'emelia_events r', ['r.email']) },
  {
    place: 'imports',
    sql: `SELECT person.address, i.id::text, i.file_name AS label, NULL AS name, i.created_at AS at
            FROM person JOIN import_rows r ON ${address('r.email')} = person.address JOIN imports i ON i.id = r.import_id`,
  },
];

function prospects(where: string): string {
  return `SELECT owned.address, p.id::text, ${COMPANY} AS label, ${NAME} AS name, p.created_at AS at FROM owned ${OWNED} WHERE ${where}`;
}

/** Rows `r` that belong to a person's prospect, or name the address; each once. */
function either(label: string, name: string, at: string, from: string, addresses: string[]): string {
  const columns = `r.id::text AS id, ${label} AS label, ${name}::text AS name, ${at} AS at`;
  const byAddress = addresses.map(
    (column) => `SELECT person.address, ${columns} FROM ${from} JOIN person ON person.address = ${address(column)}`,
  );
  return [`SELECT owned.address, ${columns} FROM ${from} JOIN owned ON owned.id = r.prospect_id`, ...byAddress].join(' UNION ');
}

/** The prospects of the addresses `$1`, by the patterns `$2` that the index of their search answers. */
export const OWNED_PROSPECTS = `
  SELECT p.id, known.address FROM unnest($1::text[], $2::text[]) AS known(address, pattern)
    JOIN prospects p ON p.search_text LIKE fold_text(known.pattern) AND ${address('p.email')} = known.address ORDER BY p.created_at`;

/** What else hangs on prospects, from the database's own catalogue. */
export const LINKED_TABLES = `
  SELECT c.conrelid::regclass::text AS table, quote_ident(a.attname) AS column
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
   WHERE c.contype = 'f' AND c.confrelid = 'prospects'::regclass AND c.conrelid::regclass::text NOT IN
         ('prospect_figures', 'seo_audit_requests', 'appointments', 'referrals', 'outbox', 'campaign_recipients', 'emelia_events', 'import_rows', 'suppressions')`;

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
  const spelled = words.map((word) => looseSpellingsOf(literal(word)));
  const first = (index: number) => spelled.slice(0, index).flat().length + 1;
  const contains = (text: string, at: number) => `${text} LIKE '%' || fold_text($${at}) || '%'`;
  const all = (text: string) =>
    spelled.map((spellings, index) => `(${spellings.map((_, of) => contains(text, first(index) + of)).join(' OR ')})`).join(' AND ');
  return {
    // the first condition is what the index of the prospects' search answers
    sql: `SELECT ${address('p.email')} AS address, p.created_at AS at FROM prospects p
           WHERE ${all('p.search_text')} AND ${all(`fold_text(concat_ws(' ', p.prenom, p.nom, p.business_name, p.metadata ->> 'company', p.metadata ->> 'fullName'))`)}
          UNION ALL
          SELECT ${address('m.email')}, m.created_at FROM contact_messages m
           WHERE ${all(`fold_text(concat_ws(' ', m.prenom, m.nom, m.entreprise))`)}`,
    parameters: spelled.flat(),
  };
}

function byPhone(digits: string): Query {
  // signs between the digits; a regular expression takes ten times as long
  const same = (column: string) => `translate(${column}, ' .-/()\u00a0\u202f', '') LIKE '%' || $1`;
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
