import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import type { ErasureRecord } from './erasures.contract.js';
import { PersonErasureOrder } from './person-erasure.entity.js';
import { ERASURE_STEPS } from './person-erasure.service.js';

const FIELDS = { state: 'text', created_at: 'date' } satisfies FilterFields;
export const erasureListQuery = listQuery(['created_at', 'id'], FIELDS, {});

@Injectable()
export class ErasureQueries {
  constructor(private readonly database: DataSource) {}

  async page(query: ListQuery<z.infer<typeof erasureListQuery>['filter']>): Promise<Page<ErasureRecord>> {
    const builder = this.database.getRepository(PersonErasureOrder).createQueryBuilder('erasure');
    applyFilters(builder, query.filter, FIELDS);
    const { items, ...page } = await readPage(builder, query);
    return { ...page, items: items.map(toRecord) };
  }

  async get(id: string): Promise<ErasureRecord> {
    const found = await this.database.getRepository(PersonErasureOrder).findOneBy({ id });
    if (!found) throw notFound('Cet effacement n’existe pas.');
    return toRecord(found);
  }
}

const toRecord = ({ address: _, requested_by: __, requester: ___, ...row }: PersonErasureOrder): ErasureRecord => ({
  ...row,
  steps: ERASURE_STEPS.length,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});
