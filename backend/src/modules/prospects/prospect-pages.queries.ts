import { Injectable } from '@nestjs/common';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { countOf, readPage } from '../../common/http/list.queries.js';
import type { ListQuery, Page } from '../../common/http/list-query.js';
import { knownFirst } from './known-first.queries.js';
import { Prospect } from './prospect.entity.js';
import { ProspectCounts } from './prospect-counts.queries.js';
import { ProspectFigures } from './prospect-figures.entity.js';
import { applyFigures, divided, hasFigures, isFigureSort } from './prospect-figures.queries.js';

/** What few prospects have: whoever has none comes last, whichever way the list is sorted. */
export const SPARSE_SORTS = ['owner_id', 'next_action', 'next_action_at'] as const;

/** As its index has it: a missing score stands below 0. */
export const SCORE_KEY = 'coalesce(prospect.score, -1)';

type Query = ListQuery<Record<string, unknown>>;

/** Reads one page of prospects and its exact total. */
@Injectable()
export class ProspectPages {
  constructor(
    private readonly database: DataSource,
    private readonly counts: ProspectCounts,
  ) {}

  async read(matching: SelectQueryBuilder<Prospect>, query: Query): Promise<Page<Prospect>> {
    const { sort, filter } = query;
    if (isSparse(sort.field)) return this.fewFirst(matching, query, `prospect.${sort.field}`);
    if (sort.field === 'score' && sort.order === 'ASC') return this.fewFirst(matching, query, SCORE_KEY, -1);
    return readPage(matching, query, { ...(sort.field === 'score' && { key: SCORE_KEY }), ...this.knownTotal(filter) });
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

  private async byIds(ids: string[]): Promise<Prospect[]> {
    if (ids.length === 0) return [];
    const found = new Map((await this.database.getRepository(Prospect).findBy({ id: In(ids) })).map((prospect) => [prospect.id, prospect]));
    return ids.map((id) => found.get(id)).filter((prospect) => prospect !== undefined);
  }
}

export const isSparse = (sort: string): boolean => (SPARSE_SORTS as readonly string[]).includes(sort);
