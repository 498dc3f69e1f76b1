import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countOf } from '../../common/http/list.queries.js';
import { facetConditions } from './facet-conditions.js';
import { ProspectFigures } from './prospect-figures.entity.js';
import { applyFigures, hasOnlyFigures, isFigureFilter } from './prospect-figures.queries.js';
import { hasKeptTotal, ProspectTotals } from './prospect-totals.queries.js';

type Filter = Record<string, unknown>;

/** How many prospects a filter finds, where less than their own rows tells it: in about the same time whatever is asked together. */
@Injectable()
export class ProspectCounts {
  constructor(
    private readonly database: DataSource,
    private readonly totals: ProspectTotals,
  ) {}

  /** Undefined where only the prospects themselves know. */
  of(filter: Filter): Promise<number> | undefined {
    if (hasKeptTotal(filter)) return this.totals.total(filter);
    const { conditions, others } = led(filter);
    if (!hasOnlyFigures(others)) return undefined;
    const selection = this.database.manager.createQueryBuilder(ProspectFigures, 'figure');
    applyFigures(selection, others);
    for (const condition of conditions) selection.andWhere(condition);
    return countOf(selection);
  }
}

/** Where the number tells everything, one figure is asked of its own index, which has the number beside it: a part of it is shorter than all. */
function led(filter: Filter): ReturnType<typeof facetConditions> {
  const asked = facetConditions(filter);
  const name = Object.keys(filter).find((one) => isFigureFilter(one) && filter[one] !== undefined && filter[one] !== null);
  if (name === undefined || Object.keys(asked.others).length > 0) return asked;
  const { [name]: value, ...rest } = filter;
  return { conditions: facetConditions(rest).conditions, others: { [name]: value } };
}
