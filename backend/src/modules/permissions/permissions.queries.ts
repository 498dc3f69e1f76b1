import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { applyExamples, EXAMPLE_FILTER } from '../prospects/examples.queries.js';
import { ContactPermission } from './contact-permission.entity.js';
import type { PermissionRecord } from './permission.contract.js';

const FIELDS = { prospect_id: 'uuid', basis: 'text', created_at: 'date' } satisfies FilterFields;
export const permissionListQuery = listQuery(['created_at', 'id'], FIELDS, EXAMPLE_FILTER);

/** Reads permissions to contact people. */
@Injectable()
export class PermissionQueries {
  constructor(private readonly database: DataSource) {}

  async page(query: ListQuery<z.infer<typeof permissionListQuery>['filter']>): Promise<Page<PermissionRecord>> {
    const builder = this.database.getRepository(ContactPermission).createQueryBuilder('permission');
    applyFilters(builder, query.filter, FIELDS);
    applyExamples(builder, query.filter, 'permission.prospect_id');
    const { items, ...page } = await readPage(builder, query);
    const files = await this.filesOf(items);
    return { ...page, items: items.map((item) => toPermission(item, files)) };
  }

  async get(id: string): Promise<PermissionRecord> {
    const found = await this.database.getRepository(ContactPermission).findOneByOrFail({ id });
    return toPermission(found, await this.filesOf([found]));
  }

  private async filesOf(items: ContactPermission[]): Promise<Map<string, string>> {
    const imports = [...new Set(items.flatMap(({ import_id }) => import_id ?? []))];
    if (imports.length === 0) return new Map();
    const rows = await this.database.query<{ id: string; file_name: string }[]>('SELECT id, file_name FROM imports WHERE id = ANY($1)', [
      imports,
    ]);
    return new Map(rows.map(({ id, file_name }) => [id, file_name]));
  }
}

const toPermission = (
  { prospect: _, created_by: __, import_id, ...row }: ContactPermission,
  files: ReadonlyMap<string, string>,
): PermissionRecord => ({
  ...row,
  import_file: files.get(import_id ?? '') ?? null,
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});
