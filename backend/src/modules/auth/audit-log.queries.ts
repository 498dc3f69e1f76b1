import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { applyFilters, applySearch, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { AuditEntry } from './audit-log.entity.js';

const FIELDS = { id: 'number', at: 'date', user_id: 'uuid', action: 'text', resource: 'text', resource_id: 'text' } satisfies FilterFields;
/** `q`: part of the person's address or of the record's identifier. */
export const auditListQuery = listQuery(['at', 'id'], FIELDS, { q: z.string().optional() });

@Injectable()
export class AuditQueries {
  constructor(private readonly database: DataSource) {}

  async page(query: ListQuery<z.infer<typeof auditListQuery>['filter']>): Promise<Page<AuditEntry>> {
    const builder = this.database.getRepository(AuditEntry).createQueryBuilder('entry');
    applyFilters(builder, query.filter, FIELDS);
    applySearch(builder, query.filter.q, `coalesce(entry.user_email, '') || ' ' || coalesce(entry.resource_id, '')`);
    return readPage(builder, query);
  }
}
