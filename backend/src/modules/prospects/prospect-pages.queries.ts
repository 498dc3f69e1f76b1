import { Injectable } from '@nestjs/common';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { countOf, readPage } from '../../common/http/list.queries.js';
import { locatePage, type Position } from '../../common/http/list-position.js';
import type { ListQuery, Page } from '../../common/http/list-query.js';
import { Prospect } from './prospect.entity.js';
import { type Bucket, type BucketedSort, hasKeptTotal, isBucketed, ProspectTotals, SORT_KEYS } from './prospect-totals.queries.js';

/** What few prospects have: whoever has none comes last, whichever way the list is sorted. */
export const SPARSE_SORTS = ['owner_id', 'next_action', 'next_action_at'] as const;

type Order = ListQuery<unknown>['sort']['order'];

/** Reads one page of prospects and its exact total, in about the same time for ten thousand and a million of them. */
@Injectable()
export class ProspectPages {
  constructor(
    private readonly database: DataSource,
    private readonly totals: ProspectTotals,
  ) {}

  async read(matching: SelectQueryBuilder<Prospect>, query: ListQuery<Record<string, unknown>>): Promise<Page<Prospect>> {
    const { sort, filter } = query;
    if (isSparse(sort.field)) return this.fewFirst(matching, query);
    if (!isBucketed(sort.field)) return readPage(matching, query);
    if (hasKeptTotal(filter)) return this.fromBuckets(matching, query, sort.field);
    return readPage(matching, query, { key: SORT_KEYS[sort.field].key });
  }

  /** Those who have it, by their index, then the others by their ids. */
  private async fewFirst(
    matching: SelectQueryBuilder<Prospect>,
    { sort: { field, order }, filter, offset, limit }: ListQuery<Record<string, unknown>>,
  ): Promise<Page<Prospect>> {
    const having = matching.clone().andWhere(`prospect.${field} IS NOT NULL`);
    const others = matching.clone().andWhere(`prospect.${field} IS NULL`);
    const few = await countOf(having);
    const total = hasKeptTotal(filter) ? await this.totals.total(filter) : few + (await countOf(others));
    const ids = async (of: SelectQueryBuilder<Prospect>, by: string, skip: number, most: number): Promise<string[]> => {
      if (most <= 0) return [];
      const page = of.select('prospect.id', 'id').orderBy(by, order).addOrderBy('prospect.id', order).offset(skip).limit(most);
      return (await page.getRawMany<{ id: string }>()).map(({ id }) => id);
    };
    const first = await ids(having, `prospect.${field}`, offset, Math.min(limit, few - offset));
    const rest = await ids(others, 'prospect.id', Math.max(0, offset - few), limit - first.length);
    return { items: await this.byIds([...first, ...rest]), total, offset };
  }

  /** The totals per bucket are kept: reads only the buckets that the page lies in. */
  private async fromBuckets(
    matching: SelectQueryBuilder<Prospect>,
    { sort: { order }, filter, offset, limit }: ListQuery<Record<string, unknown>>,
    sort: BucketedSort,
  ): Promise<Page<Prospect>> {
    const place = locatePage(await this.totals.buckets(sort, filter), offset, limit, order);
    const ids = place.from && limit > 0 ? await this.idsAt(matching, place, sort, order, limit) : [];
    return { items: await this.byIds(ids), total: place.total, offset };
  }

  private async idsAt(matching: SelectQueryBuilder<Prospect>, place: Position<Bucket>, sort: BucketedSort, order: Order, limit: number) {
    const { key, type } = SORT_KEYS[sort];
    const page = matching.clone().select('prospect.id', 'id');
    if (place.from) page.andWhere(`(${key}, prospect.id) >= (CAST(:fromKey AS ${type}), CAST(:fromId AS uuid))`, bound('from', place.from));
    if (place.below)
      page.andWhere(`(${key}, prospect.id) < (CAST(:belowKey AS ${type}), CAST(:belowId AS uuid))`, bound('below', place.below));
    const rows = await page
      .orderBy(key, order)
      .addOrderBy('prospect.id', order)
      .offset(place.skip)
      .limit(limit)
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }

  private async byIds(ids: string[]): Promise<Prospect[]> {
    if (ids.length === 0) return [];
    const found = new Map((await this.database.getRepository(Prospect).findBy({ id: In(ids) })).map((prospect) => [prospect.id, prospect]));
    return ids.map((id) => found.get(id)).filter((prospect) => prospect !== undefined);
  }
}

export const isSparse = (sort: string): boolean => (SPARSE_SORTS as readonly string[]).includes(sort);

const bound = (name: string, { key, id }: { key: string; id: string }) => ({ [`${name}Key`]: key, [`${name}Id`]: id });
