import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { ContactPermission } from './contact-permission.entity.js';
import type { PermissionRecord } from './permission.contract.js';

const FIELDS = { prospect_id: 'uuid', basis: 'text', created_at: 'date' } satisfies FilterFields;
export const permissionListQuery = listQuery(['created_at', 'id'], FIELDS, {});

/** Why somebody may be written to. */
@Injectable()
export class PermissionQueries {
  constructor(private readonly database: DataSource) {}

  async page(query: ListQuery<z.infer<typeof permissionListQuery>['filter']>): Promise<Page<PermissionRecord>> {
    const builder = this.database.getRepository(ContactPermission).createQueryBuilder('permission');
    applyFilters(builder, query.filter, FIELDS);
    const { items, ...page } = await readPage(builder, query);
    return { ...page, items: items.map(toPermission) };
  }
}

export const toPermission = ({ prospect: _, created_by: __, ...row }: ContactPermission): PermissionRecord => ({
  ...row,
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});
