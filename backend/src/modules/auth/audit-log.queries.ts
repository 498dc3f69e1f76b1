import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, listQuery, type Page } from '../../common/http/list-query.js';
import { searchWords } from '../../common/http/search-words.js';
import { AuditEntry } from './audit-log.entity.js';

const FIELDS = { id: 'bigint', at: 'date', user_id: 'uuid', action: 'text', resource: 'text', resource_id: 'text' } satisfies FilterFields;
/** SQL: distinct users of the log, by skipping through the index. */
const PEOPLE = `WITH RECURSIVE people AS (
  (SELECT user_email FROM audit_log WHERE user_email IS NOT NULL ORDER BY user_email LIMIT 1)
  UNION ALL
  SELECT (SELECT user_email FROM audit_log WHERE user_email > people.user_email ORDER BY user_email LIMIT 1) FROM people WHERE people.user_email IS NOT NULL
) SELECT user_email FROM people`;

/** What these are called that are still there. */
const NAMES = `
  SELECT id, coalesce(nullif(business_name, ''), nullif(trim(prenom || ' ' || nom), ''), email) AS name FROM prospects WHERE id = ANY($1::uuid[])
  UNION ALL SELECT id, coalesce(nullif(name, ''), email) FROM users WHERE id = ANY($1::uuid[])
  UNION ALL SELECT id, name FROM email_campaigns WHERE id = ANY($1::uuid[])`;

export type NamedEntry = AuditEntry & { resource_name: string | null };

/** `q`: part of an address; if none matches, the begin of a record id. */
export const auditListQuery = listQuery(['at', 'id'], FIELDS, { q: z.string().optional() });

@Injectable()
export class AuditQueries {
  constructor(private readonly database: DataSource) {}

  async page(query: z.infer<typeof auditListQuery>): Promise<Page<NamedEntry>> {
    const { items, ...page } = await this.entries(query);
    const ids = items.flatMap(({ resource_id }) => (resource_id && z.uuid().safeParse(resource_id).success ? [resource_id] : []));
    const names = ids.length > 0 ? await this.database.query<{ id: string; name: string | null }[]>(NAMES, [[...new Set(ids)]]) : [];
    const nameOf = new Map(names.map(({ id, name }) => [id, name]));
    return { ...page, items: items.map((entry) => ({ ...entry, resource_name: nameOf.get(entry.resource_id ?? '') ?? null })) };
  }

  private async entries(query: z.infer<typeof auditListQuery>): Promise<Page<AuditEntry>> {
    const { q, ...filter } = query.filter as { q?: string; [field: string]: unknown };
    const builder = this.database.getRepository(AuditEntry).createQueryBuilder('entry');
    applyFilters(builder, filter, FIELDS);
    const words = searchWords(q);
    if (words.length === 0) return readPage(builder, { ...query, filter });
    const people = await this.people(words);
    if (people.length > 0) {
      builder.andWhere('entry.user_email = ANY(:people)', { people });
      return readPage(builder, { ...query, filter });
    }
    for (const [index, word] of words.entries())
      builder.andWhere(`entry.resource_id LIKE :start${index}`, { [`start${index}`]: `${word}%` });
    return readPage(builder, { ...query, filter });
  }

  /** The addresses in the log that have every word. */
  private async people(words: string[]): Promise<string[]> {
    const patterns = words.map((word) => `%${word}%`);
    const people = await this.database.query<{ user_email: string }[]>(
      `SELECT user_email FROM (${PEOPLE}) known WHERE fold_text(user_email) LIKE ALL (SELECT fold_text(unnest($1::text[])))`,
      [patterns],
    );
    return people.map(({ user_email }) => user_email);
  }
}
