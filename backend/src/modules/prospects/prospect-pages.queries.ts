import { Injectable } from '@nestjs/common';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { readPage } from '../../common/http/list.queries.js';
import { locatePage, type Position } from '../../common/http/list-position.js';
import type { ListQuery, Page } from '../../common/http/list-query.js';
import { Prospect } from './prospect.entity.js';
import { type Bucket, type BucketedSort, hasKeptTotal, isBucketed, ProspectTotals, SORT_KEYS } from './prospect-totals.queries.js';

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
    if (!isBucketed(sort.field)) return readPage(matching, query);
    if (hasKeptTotal(filter)) return this.fromBuckets(matching, query, sort.field);
    return readPage(matching, query, { key: SORT_KEYS[sort.field].key });
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

const bound = (name: string, { key, id }: { key: string; id: string }) => ({ [`${name}Key`]: key, [`${name}Id`]: id });
