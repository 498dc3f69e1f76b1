import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { applyFilters, applySearch, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { User } from './user.entity.js';
import type { UserRecord } from './users.contract.js';

const FIELDS = { email: 'text', role: 'text' } satisfies FilterFields;
const OWN_FILTERS = {
  /** Part of the name or the address. */
  q: z.string().optional(),
  disabled: z.boolean().optional(),
};
export const userListQuery = listQuery(['created_at', 'id', 'email', 'name', 'role', 'last_login_at'], FIELDS, OWN_FILTERS);

@Injectable()
export class UserQueries {
  constructor(private readonly database: DataSource) {}

  async page(query: ListQuery<z.infer<typeof userListQuery>['filter']>): Promise<Page<UserRecord>> {
    const builder = this.database.getRepository(User).createQueryBuilder('account');
    const { q, disabled } = query.filter;
    applyFilters(builder, query.filter, FIELDS);
    applySearch(builder, q, `account.name || ' ' || account.email`);
    if (disabled !== undefined) builder.andWhere(`account.disabled_at IS ${disabled ? 'NOT NULL' : 'NULL'}`);
    const { items, ...page } = await readPage(builder, query);
    return { ...page, items: items.map((account) => this.toRecord(account)) };
  }

  async get(id: string): Promise<UserRecord> {
    const found = await this.database.getRepository(User).findOneBy({ id });
    if (!found) throw notFound('Ce compte n’existe pas.');
    return this.toRecord(found);
  }

  toRecord({
    id,
    email,
    name,
    role,
    disabled_at,
    must_change_password,
    totp_confirmed_at,
    last_login_at,
    created_at,
    updated_at,
  }: User): UserRecord {
    return {
      id,
      email,
      name,
      role,
      disabled: disabled_at !== null,
      must_change_password,
      second_factor: totp_confirmed_at !== null,
      last_login_at: last_login_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    };
  }
}
