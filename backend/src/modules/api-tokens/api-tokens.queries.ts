import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/errors.js';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import type { ApiTokenRecord, ApiTokenState } from './api-token.contract.js';
import { ApiToken } from './api-token.entity.js';

const FIELDS = { name: 'text', created_at: 'date' } satisfies FilterFields;
export const apiTokenListQuery = listQuery(['created_at', 'name', 'expires_at', 'last_used_at', 'id'], FIELDS, {});

export const UNKNOWN_TOKEN = 'Ce jeton n’existe pas.';

/** Reads tokens without their secrets. */
@Injectable()
export class ApiTokenQueries {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async page(query: ListQuery<z.infer<typeof apiTokenListQuery>['filter']>): Promise<Page<ApiTokenRecord>> {
    const builder = this.database.getRepository(ApiToken).createQueryBuilder('token').leftJoinAndSelect('token.user', 'account');
    applyFilters(builder, query.filter, FIELDS);
    const { items, ...page } = await readPage(builder, query);
    return { ...page, items: items.map((token) => this.toRecord(token)) };
  }

  async get(id: string): Promise<ApiTokenRecord> {
    const found = await this.database.getRepository(ApiToken).findOne({ where: { id }, relations: { user: true } });
    if (!found) throw notFound(UNKNOWN_TOKEN);
    return this.toRecord(found);
  }

  private toRecord({ id, name, scopes, start, user, expires_at, last_used_at, revoked_at, created_at }: ApiToken): ApiTokenRecord {
    return {
      ...{ id, name, scopes, start },
      state: stateOf({ expires_at, revoked_at }, this.clock.now()),
      created_by: user.name || user.email,
      expires_at: expires_at?.toISOString() ?? null,
      last_used_at: last_used_at?.toISOString() ?? null,
      revoked_at: revoked_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
    };
  }
}

function stateOf({ expires_at, revoked_at }: Pick<ApiToken, 'expires_at' | 'revoked_at'>, now: Date): ApiTokenState {
  if (revoked_at) return 'revoked';
  return expires_at && expires_at <= now ? 'expired' : 'active';
}
