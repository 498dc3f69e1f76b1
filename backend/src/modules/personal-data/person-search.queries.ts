import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Suppression } from '../suppressions/suppression.entity.js';
import { Suppressions } from '../suppressions/suppressions.service.js';
import { Mentions } from './mentions.queries.js';
import { type OwnedProspect as Owned, ownedProspects } from './owned-prospects.queries.js';
import type { FoundPerson, MentionResult, OccurrencePlace, SearchResult } from './person-search.contract.js';
import { candidatesOf, LINKED_TABLES, PLACES } from './person-search.js';
import { readTerm, type SearchTerm } from './search-term.js';

/** More would not be read; the search is narrowed instead. */
const MOST_PEOPLE = 20;
const RECORDS = 5;

interface Occurrence {
  address: string;
  place: OccurrencePlace;
  id: string;
  label: string | null;
  name: string | null;
  at: Date | null;
  total: number;
}

/** Finds people: first matching addresses, then all records of each. */
@Injectable()
export class PersonSearch {
  constructor(
    private readonly database: DataSource,
    private readonly suppressions: Suppressions,
    private readonly mentions: Mentions,
  ) {}

  async find(q: string): Promise<SearchResult> {
    const term = readTerm(q);
    const found = await this.addresses(term);
    const addresses = found.slice(0, MOST_PEOPLE);
    const hashes = await Promise.all(addresses.map((address) => this.suppressions.readableHash(address)));
    const known = hashes.flatMap((hash, index) => (hash ? [{ address: addresses[index] ?? '', hash }] : []));
    const owned = await ownedProspects(this.database.manager, addresses);
    const [occurrences, linked, entries, staff] = [
      await this.occurrences(addresses, known, owned),
      await this.linked(owned),
      await this.database.getRepository(Suppression).findBy({ email_hash: In(known.map(({ hash }) => hash)) }),
      await this.database.getRepository(User).findBy({ email: In(addresses) }),
    ];
    const people = addresses.map((address): FoundPerson => {
      const own = occurrences.filter((occurrence) => occurrence.address === address);
      const hash = known.find((one) => one.address === address)?.hash;
      const entry = entries.filter(({ email_hash }) => email_hash === hash).sort((a, b) => a.scope.localeCompare(b.scope))[0];
      const grouped = [...group(own), ...(linked.get(address) ?? [])];
      return {
        address,
        names: [...new Set(own.flatMap(({ name }) => name?.trim() || []))].slice(0, RECORDS),
        isStaff: staff.some(({ email }) => email === address),
        suppression: entry ? { scope: entry.scope, reason: entry.reason, created_at: entry.created_at.toISOString() } : null,
        occurrences: grouped,
        total: grouped.reduce((sum, { count }) => sum + count, 0),
      };
    });
    return {
      kind: term.kind,
      // an address without records is no person, unless it is suppressed
      people: people.filter(({ total, suppression }) => total > 0 || suppression),
      more: found.length > MOST_PEOPLE,
      listReadable: !hashes.includes(null),
    };
  }

  /** Finds texts with the search term, outside the records returned by `find`. */
  async mentioned(q: string): Promise<MentionResult> {
    const term = readTerm(q);
    const addresses = (await this.addresses(term)).slice(0, MOST_PEOPLE);
    const prospectIds = (await ownedProspects(this.database.manager, addresses)).map(({ id }) => id);
    return { mentions: await this.mentions.of(term, { addresses, prospectIds }) };
  }

  private async addresses(term: SearchTerm): Promise<string[]> {
    if (term.kind === 'email') return [term.address];
    const { sql, parameters } = candidatesOf(term);
    const rows = await this.database.query<{ address: string }[]>(
      `SELECT address FROM (${sql}) match WHERE address LIKE '%_@_%' GROUP BY address ORDER BY max(at) DESC NULLS LAST, address LIMIT ${MOST_PEOPLE + 1}`,
      parameters,
    );
    return rows.map(({ address }) => address);
  }

  private async occurrences(addresses: string[], known: { address: string; hash: string }[], owned: Owned[]): Promise<Occurrence[]> {
    const rows: Occurrence[] = [];
    for (const { place, sql } of PLACES)
      rows.push(
        ...(await this.database.query<Occurrence[]>(
          `WITH person AS (SELECT * FROM unnest($1::text[], $2::text[]) AS person(address, hash)),
                owned AS (SELECT * FROM unnest($3::uuid[], $4::text[]) AS owned(id, address))
           SELECT *, '${place}' AS place FROM (
             SELECT occurrence.*, count(*) OVER (PARTITION BY address)::int AS total,
                    row_number() OVER (PARTITION BY address ORDER BY at DESC NULLS LAST, id) AS position
               FROM (${sql}) occurrence) ranked WHERE position <= ${RECORDS} ORDER BY address, position`,
          [
            addresses,
            addresses.map((address) => known.find((one) => one.address === address)?.hash ?? null),
            owned.map(({ id }) => id),
            owned.map(({ address }) => address),
          ],
        )),
      );
    return rows;
  }

  /** What hangs on a person's prospects beside the records that have a screen of their own: measurements, answers, visits… */
  private async linked(owned: Owned[]): Promise<Map<string, FoundPerson['occurrences']>> {
    const tables = await this.database.query<{ table: string; column: string }[]>(LINKED_TABLES);
    const sums = new Map<string, number>();
    for (const { table, column } of tables) {
      const rows = await this.database.query<{ address: string; count: number }[]>(
        `SELECT owned.address, count(*)::int AS count FROM unnest($1::uuid[], $2::text[]) AS owned(id, address)
           JOIN ${table} t ON t.${column} = owned.id GROUP BY 1`,
        [owned.map(({ id }) => id), owned.map(({ address }) => address)],
      );
      for (const { address, count } of rows) sums.set(address, (sums.get(address) ?? 0) + count);
    }
    return new Map([...sums].map(([address, count]) => [address, [{ place: 'linked' as const, count, records: [] }]]));
  }
}

function group(rows: Occurrence[]): FoundPerson['occurrences'] {
  const places = new Map<OccurrencePlace, FoundPerson['occurrences'][number]>();
  for (const { place, id, label, at, total } of rows) {
    const entry = places.get(place) ?? { place, count: total, records: [] };
    entry.records.push({ id, label: label ?? '', at: at?.toISOString() ?? null });
    places.set(place, entry);
  }
  return [...places.values()];
}
