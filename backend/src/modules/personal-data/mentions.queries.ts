import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ADDRESS_COLUMNS, containing, PersonData, type Place } from './person-data.queries.js';
import type { MentionResult } from './person-search.contract.js';
import type { SearchTerm } from './search-term.js';

const RECORDS = 5;
/** Records of a screen's search, where a person has all fields. */
const SEARCHED = [...ADDRESS_COLUMNS, 'prenom', 'nom', 'entreprise', 'business_name', 'telephone', 'site_url'];

/** Finds free texts that name a person: notes, messages of others, the audit log, imported files. */
@Injectable()
export class Mentions {
  constructor(
    private readonly database: DataSource,
    private readonly data: PersonData,
  ) {}

  /** Searches outside the records of the people found. */
  async of(term: SearchTerm, found: { addresses: readonly string[]; prospectIds: readonly string[] }): Promise<MentionResult['mentions']> {
    const places = [...(await this.data.sweptPlaces(this.database.manager)), ...LOG].filter(
      ({ column, table }) => !SEARCHED.includes(column) && table !== 'emelia_events',
    );
    const mentions: MentionResult['mentions'] = [];
    await this.database.transaction(async (manager) => {
      // tables of any size are read
      await manager.query(`SET LOCAL statement_timeout = '5min'`);
      for (const table of new Set(places.map((place) => place.table))) {
        const columns = places.filter((place) => place.table === table).map(({ column }) => column);
        const inTable = await this.inTable(manager, table, columns, term, found);
        if (inTable.count > 0) mentions.push({ table, ...inTable });
      }
    });
    return mentions;
  }

  private async inTable(
    manager: EntityManager,
    table: string,
    texts: string[],
    term: SearchTerm,
    { addresses, prospectIds }: { addresses: readonly string[]; prospectIds: readonly string[] },
  ) {
    const columns = await this.data.columnsOf(manager, table);
    const { text, all, some } = patternsOf(term);
    // one text of all columns: each function is called once a row
    const content = text(`concat_ws(' ', ${texts.join(', ')})`);
    const id = columns.includes('id') ? 'id::text' : columns.includes('import_id') ? 'import_id::text' : `''`;
    const prospect = table === 'prospects' ? 'id' : columns.includes('prospect_id') ? 'prospect_id' : 'NULL::uuid';
    const own = columns.filter((column) => ADDRESS_COLUMNS.includes(column)).map((column) => `lower(btrim(${column})) = ANY($3)`);
    const others = [...own, `${prospect} = ANY($4::uuid[])`].map((mine) => `(${mine}) IS NOT TRUE`);
    const rows = await manager.query<{ id: string; prospect_id: string | null; count: number }[]>(
      `SELECT id, prospect_id, count(*) OVER ()::int AS count FROM (
         SELECT ${id} AS id, ${prospect}::text AS prospect_id, ${content} AS content FROM ${table}
          WHERE ${others.join(' AND ')} AND $3::text[] IS NOT NULL OFFSET 0) text
        WHERE content LIKE ALL($1) OR content LIKE ANY($2) LIMIT ${RECORDS}`,
      [all, some, addresses, prospectIds],
    );
    return { count: rows[0]?.count ?? 0, records: rows.map(({ id: row, prospect_id }) => ({ id: row, prospect_id })) };
  }
}

const LOG: Place[] = ['before', 'after'].map((column) => ({ table: 'audit_log', column, isJson: true }));
/** How a text is compared, what it must contain, and what of it suffices. */
function patternsOf(term: SearchTerm): { text: (sql: string) => string; all: string[]; some: string[] } {
  const text = (sql: string) => `lower(${sql})`;
  if (term.kind === 'email') return { text, all: [containing(term.address)], some: [] };
  if (term.kind === 'domain') return { text, all: [containing(term.domain)], some: [] };
  if (term.kind === 'phone') return { text, all: [containing(term.e164)], some: term.spellings.map(containing) };
  return { text: (sql) => `fold_text(${sql})`, all: term.words.map((word) => containing(folded(word))), some: [] };
}

/** As `fold_text` does it in the database. */
const folded = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
