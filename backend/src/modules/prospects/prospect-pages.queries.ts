import { Injectable } from '@nestjs/common';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { countOf, readPage } from '../../common/http/list.queries.js';
import { locatePage, type Position } from '../../common/http/list-position.js';
import type { ListQuery, Page } from '../../common/http/list-query.js';
import { knownFirst } from './known-first.queries.js';
import { Prospect } from './prospect.entity.js';
import { ProspectCounts } from './prospect-counts.queries.js';
import { ProspectFigures } from './prospect-figures.entity.js';
import { applyFigures, divided, hasFigures, isFigureSort } from './prospect-figures.queries.js';
import { type Bucket, type BucketedSort, hasKeptTotal, isBucketed, ProspectTotals, SORT_KEYS } from './prospect-totals.queries.js';

/** What few prospects have: whoever has none comes last, whichever way the list is sorted. */
export const SPARSE_SORTS = ['owner_id', 'next_action', 'next_action_at'] as const;

type Order = ListQuery<unknown>['sort']['order'];
type Query = ListQuery<Record<string, unknown>>;

/** Reads one page of prospects and its exact total, in about the same time for ten thousand and a million of them. */
@Injectable()
export class ProspectPages {
  constructor(
    private readonly database: DataSource,
    private readonly totals: ProspectTotals,
    private readonly counts: ProspectCounts,
  ) {}

  async read(matching: SelectQueryBuilder<Prospect>, query: Query): Promise<Page<Prospect>> {
    const { sort, filter } = query;
    if (isSparse(sort.field)) return this.fewFirst(matching, query, `prospect.${sort.field}`);
    if (!isBucketed(sort.field)) return readPage(matching, query, this.knownTotal(filter));
    if (sort.field === 'score' && sort.order === 'ASC') return this.fewFirst(matching, query, SORT_KEYS.score.key, -1);
    if (hasKeptTotal(filter)) return this.fromBuckets(matching, query, sort.field);
    return readPage(matching, query, { key: SORT_KEYS[sort.field].key, ...this.knownTotal(filter) });
  }

  private knownTotal(filter: Query['filter']): { total?: Promise<number> } {
    const total = this.counts.of(filter);
    return total ? { total } : {};
  }

  /** Whether a page is found by the figures of websites; others are by the prospects alone. */
  isOfFigures = ({ sort, filter }: Query): boolean => isFigureSort(sort.field) || (hasFigures(filter) && sort.field === 'created_at');

  /** In the order of a figure, the unmeasured last, or filtered by some. `others` selects by what figures do not know. */
  async readByFigures(query: Query, others: (filter: Record<string, unknown>) => SelectQueryBuilder<Prospect>): Promise<Page<Prospect>> {
    const { sort, filter, offset, limit } = query;
    const parts = divided(filter);
    const selection = this.database.manager.createQueryBuilder(ProspectFigures, 'figure');
    applyFigures(selection, parts.figures);
    if (Object.keys(parts.others).length > 0) {
      const rest = others(parts.others).select('prospect.id');
      selection.andWhere(`figure.prospect_id IN (${rest.getQuery()})`).setParameters(rest.getParameters());
    }
    const key = `figure.${sort.field}`;
    const of = { key, isKnown: `${key} IS NOT NULL`, isUnknown: `${key} IS NULL`, id: 'figure.prospect_id' };
    const [ids, total] = await Promise.all([
      knownFirst(selection, { ...of, order: sort.order, offset, limit }),
      this.counts.of(filter) ?? countOf(selection),
    ]);
    return { items: await this.byIds(ids), total, offset };
  }

  /** Those who have it in the order of its index, then the others by their ids; `none` stands in the index for what is not known. */
  private async fewFirst(matching: SelectQueryBuilder<Prospect>, query: Query, key: string, none?: number): Promise<Page<Prospect>> {
    const { sort, filter, offset, limit } = query;
    const parts =
      none === undefined
        ? { isKnown: `${key} IS NOT NULL`, isUnknown: `${key} IS NULL` }
        : { isKnown: `${key} > ${none}`, isUnknown: `${key} = ${none}` };
    const [ids, total] = await Promise.all([
      knownFirst(matching, { ...parts, key, id: 'prospect.id', order: sort.order, offset, limit }),
      this.counts.of(filter) ?? countOf(matching),
    ]);
    return { items: await this.byIds(ids), total, offset };
  }

  /** The totals per bucket are kept: reads only the buckets that the page lies in. */
  private async fromBuckets(
    matching: SelectQueryBuilder<Prospect>,
    { sort: { order }, filter, offset, limit }: Query,
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
