import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { displayHost } from '../../common/display-host.js';
import { notFound } from '../../common/errors.js';
import { applyFilters, applySearch, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import type { BlockedUrlRecord } from './blocked-url.contract.js';
import { BlockedUrl } from './blocked-url.entity.js';

const FIELDS = { url: 'text', domain: 'text', reason: 'text', is_active: 'boolean', blocked_at: 'date' } satisfies FilterFields;

/** `q`: part of the URL, the reason or the notes; accents do not matter. */
export const blockedUrlListQuery = listQuery(['blocked_at', 'id', 'url', 'domain'], FIELDS, { q: z.string().max(500).optional() });

const SEARCHED = `blocked.url || ' ' || blocked.reason || ' ' || coalesce(blocked.notes, '')`;

@Injectable()
export class BlockedUrlQueries {
  constructor(private readonly database: DataSource) {}

  async page(query: ListQuery<z.infer<typeof blockedUrlListQuery>['filter']>): Promise<Page<BlockedUrlRecord>> {
    const builder = this.database.getRepository(BlockedUrl).createQueryBuilder('blocked');
    applyFilters(builder, query.filter, FIELDS);
    applySearch(builder, query.filter.q, SEARCHED);
    const { items, ...page } = await readPage(builder, query);
    return { ...page, items: items.map(toRecord) };
  }

  async get(id: string): Promise<BlockedUrlRecord> {
    const found = await this.database.getRepository(BlockedUrl).findOneBy({ id });
    if (!found) throw notFound('Cette URL bloquée n’existe pas ou a été supprimée.');
    return toRecord(found);
  }
}

export const toRecord = (row: BlockedUrl): BlockedUrlRecord => ({
  ...row,
  domain: displayHost(row.domain),
  blocked_at: row.blocked_at.toISOString(),
});
