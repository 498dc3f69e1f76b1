import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { countOf, readIds, readPage } from '../../common/http/list.queries.js';
import type { ListQuery, Page } from '../../common/http/list-query.js';
import { Prospect } from './prospect.entity.js';
import { ProspectFigures } from './prospect-figures.entity.js';
import { applyFigures, divided, hasFigures, hasOnlyFigures, isFigureSort } from './prospect-figures.queries.js';

/** Mostly empty columns: sorted null last in both directions. */
export const SPARSE_SORTS = ['owner_id', 'next_action', 'next_action_at', 'score'] as const;
export const isSparse = (sort: string): boolean => (SPARSE_SORTS as readonly string[]).includes(sort);

type Filter = Record<string, unknown>;
type Query = ListQuery<Filter>;
/** Selects prospects by a filter. */
type Matching = (filter: Filter) => SelectQueryBuilder<Prospect>;

/** Reads one page of prospects and its exact total. */
@Injectable()
export class ProspectPages {
  constructor(private readonly database: DataSource) {}

  /** Counts the prospects of a filter, by figures only where they suffice. */
  count(manager: EntityManager, filter: Filter, matching: Matching): Promise<number> {
    return this.countOfFigures(filter, manager) ?? countOf(matching(filter));
  }

  /** Runs a selection of prospects; `query.filter` names all that narrows it. */
  read(selection: SelectQueryBuilder<Prospect>, query: Query): Promise<Page<Prospect>> {
    return readPage(selection, query, { isUnknownLast: isSparse(query.sort.field), total: this.countOfFigures(query.filter) });
  }

  /** Whether a page is found in the order of a figure, or by figures in the order of creation. */
  isOfFigures = ({ sort, filter }: Query): boolean => isFigureSort(sort.field) || (hasFigures(filter) && sort.field === 'created_at');

  async readByFigures(query: Query, matching: Matching): Promise<Page<Prospect>> {
    const { sort, offset } = query;
    const parts = divided(query.filter);
    const selection = this.figures(parts.figures);
    if (Object.keys(parts.others).length > 0) {
      const rest = matching({ ...parts.others, example: query.filter.example }).select('prospect.id');
      selection.andWhere(`figure.prospect_id IN (${rest.getQuery()})`).setParameters(rest.getParameters());
    }
    const order = { key: `figure.${sort.field}`, id: 'figure.prospect_id', isUnknownLast: isFigureSort(sort.field) };
    const { ids, total } = await readIds(selection, order, query, this.countOfFigures(query.filter));
    return { items: await this.byIds(ids), total, offset };
  }

  private countOfFigures(filter: Filter, manager = this.database.manager): Promise<number> | undefined {
    return hasFigures(filter) && hasOnlyFigures(filter) ? countOf(this.figures(filter, manager)) : undefined;
  }

  private figures(filter: Filter, manager = this.database.manager): SelectQueryBuilder<ProspectFigures> {
    const selection = manager.createQueryBuilder(ProspectFigures, 'figure');
    applyFigures(selection, filter);
    return selection;
  }

  private async byIds(ids: string[]): Promise<Prospect[]> {
    if (ids.length === 0) return [];
    const found = new Map((await this.database.getRepository(Prospect).findBy({ id: In(ids) })).map((prospect) => [prospect.id, prospect]));
    return ids.map((id) => found.get(id)).filter((prospect) => prospect !== undefined);
  }
}
