import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ADDRESS_COLUMNS, containing, PersonData, type Place } from './person-data.queries.js';
import type { SearchResult } from './person-search.contract.js';
import type { SearchTerm } from './search-term.js';

const RECORDS = 5;
/** Rows of a screen's own search, where a person stands with all fields. */
const SEARCHED = [...ADDRESS_COLUMNS, 'prenom', 'nom', 'entreprise', 'business_name', 'telephone', 'site_url'];

/** Free texts that name a person: notes, messages about somebody else, the audit log, files that were imported. */
@Injectable()
export class Mentions {
  constructor(
    private readonly database: DataSource,
    private readonly data: PersonData,
  ) {}

  /** Outside of the records of the people found. */
  async of(term: SearchTerm, addresses: readonly string[]): Promise<SearchResult['mentions']> {
    const places = [...(await this.data.sweptPlaces(this.database.manager)), ...LOG].filter(
      ({ column, table }) => !SEARCHED.includes(column) && table !== 'emelia_events',
    );
    const mentions: SearchResult['mentions'] = [];
    for (const table of new Set(places.map((place) => place.table))) {
      const found = await this.inTable(
        table,
        places.filter((place) => place.table === table),
        term,
        addresses,
      );
      if (found.count > 0) mentions.push({ table, ...found });
    }
    return mentions;
  }

  private async inTable(table: string, places: Place[], term: SearchTerm, addresses: readonly string[]) {
    const columns = (await this.database.query<{ name: string }[]>(COLUMNS, [table])).map(({ name }) => name);
    const { text, patterns } = patternsOf(term);
    const named = places.map(
      ({ column }) =>
        `${text(`${column}::text`)} LIKE ALL($1) ${patterns.some.length > 0 ? `OR ${text(`${column}::text`)} LIKE ANY($2)` : ''}`,
    );
    const id = columns.includes('id') ? 'id::text' : columns.includes('import_id') ? 'import_id::text' : `''`;
    const prospect = table === 'prospects' ? 'id::text' : columns.includes('prospect_id') ? 'prospect_id::text' : 'NULL';
    const own = columns.filter((column) => ADDRESS_COLUMNS.includes(column)).map((column) => `lower(btrim(${column})) = ANY($3)`);
    const mine = [
      ...own,
      ...(prospect === 'NULL' ? [] : [`${prospect} IN (SELECT id::text FROM prospects WHERE lower(btrim(email)) = ANY($3))`]),
    ];
    const others = mine.length > 0 ? `(${mine.join(' OR ')}) IS NOT TRUE` : '$3::text[] IS NOT NULL';
    const rows = await this.database.query<{ id: string; prospect_id: string | null; count: number }[]>(
      `SELECT ${id} AS id, ${prospect} AS prospect_id, count(*) OVER ()::int AS count FROM ${table}
        WHERE (${named.join(' OR ')}) AND ${others} AND $2::text[] IS NOT NULL LIMIT ${RECORDS}`,
      [patterns.all, patterns.some, addresses],
    );
    return { count: rows[0]?.count ?? 0, records: rows.map(({ id: row, prospect_id }) => ({ id: row, prospect_id })) };
  }
}

const LOG: Place[] = ['before', 'after'].map((column) => ({ table: 'audit_log', column, isJson: true }));
const COLUMNS = `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`;

/** How a text is compared, what it must contain, and what of it suffices. */
function patternsOf(term: SearchTerm): { text: (sql: string) => string; patterns: { all: string[]; some: string[] } } {
  const lower = (sql: string) => `lower(${sql})`;
  if (term.kind === 'email') return { text: lower, patterns: { all: [containing(term.address)], some: [] } };
  if (term.kind === 'domain') return { text: lower, patterns: { all: [containing(term.domain)], some: [] } };
  if (term.kind === 'phone') return { text: lower, patterns: { all: [containing(term.e164)], some: term.spellings.map(containing) } };
  return { text: (sql) => `fold_text(${sql})`, patterns: { all: term.words.map((word) => containing(folded(word))), some: [] } };
}

/** As `fold_text` does it in the database. */
const folded = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
