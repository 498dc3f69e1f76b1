import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { applyFilters, readPage, searchWords } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { AuditEntry } from './audit-log.entity.js';

const FIELDS = { id: 'number', at: 'date', user_id: 'uuid', action: 'text', resource: 'text', resource_id: 'text' } satisfies FilterFields;
/** Everybody in the log, from one step of the index to the next. */
const PEOPLE = `WITH RECURSIVE people AS (
  (SELECT user_email FROM audit_log WHERE user_email IS NOT NULL ORDER BY user_email LIMIT 1)
  UNION ALL
  SELECT (SELECT user_email FROM audit_log WHERE user_email > people.user_email ORDER BY user_email LIMIT 1) FROM people WHERE people.user_email IS NOT NULL
) SELECT user_email FROM people`;

/** `q`: part of the person's address, or the start of the record's identifier. */
export const auditListQuery = listQuery(['at', 'id'], FIELDS, { q: z.string().optional() });

@Injectable()
export class AuditQueries {
  constructor(private readonly database: DataSource) {}

  async page(query: ListQuery<z.infer<typeof auditListQuery>['filter']>): Promise<Page<AuditEntry>> {
    const builder = this.database.getRepository(AuditEntry).createQueryBuilder('entry');
    applyFilters(builder, query.filter, FIELDS);
    for (const [index, word] of searchWords(query.filter.q).entries())
      builder.andWhere(
        `(entry.user_email = ANY(ARRAY(SELECT user_email FROM (${PEOPLE}) known WHERE fold_text(user_email) LIKE '%' || fold_text(:word${index}) || '%'))
          OR entry.resource_id LIKE :start${index})`,
        { [`word${index}`]: word, [`start${index}`]: `${word}%` },
      );
    return readPage(builder, query);
  }
}
