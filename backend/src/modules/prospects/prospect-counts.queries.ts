import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countOf } from '../../common/http/list.queries.js';
import { facetConditions } from './facet-conditions.js';
import { ProspectFigures } from './prospect-figures.entity.js';
import { applyFigures, hasOnlyFigures, isFigureFilter } from './prospect-figures.queries.js';

type Filter = Record<string, unknown>;

/** How many prospects a filter finds, where less than their own rows tells it: in about the same time whatever is asked together. */
@Injectable()
export class ProspectCounts {
  constructor(private readonly database: DataSource) {}

  /** Undefined where only the prospects themselves know. */
  of(filter: Filter): Promise<number> | undefined {
    const { conditions, others } = led(filter);
    if (!hasOnlyFigures(others)) return undefined;
    const selection = this.database.manager.createQueryBuilder(ProspectFigures, 'figure');
    applyFigures(selection, others);
    for (const condition of conditions) selection.andWhere(condition);
    return countOf(selection);
  }
}

/** Indexes that go on by the mobile speed. */
const BY_SPEED = ['cms', 'canton'];

/**
 * Where the number tells everything, one figure is asked of its own index, which has the number beside it: a part of it is shorter than
 * all. What the index goes on by is asked of it too.
 */
function led(filter: Filter): ReturnType<typeof facetConditions> {
  const names = Object.keys(filter).filter((name) => filter[name] !== undefined);
  const untold = Object.keys(facetConditions(filter).others);
  const leader = names.find((name) => isFigureFilter(name) && filter[name] !== null);
  const plain = new Set(untold.length > 0 || !leader ? untold : [leader]);
  if (BY_SPEED.some((name) => plain.has(name))) for (const name of names) if (name.startsWith('mobile_points')) plain.add(name);
  const part = (isPlain: boolean) => Object.fromEntries(Object.entries(filter).filter(([name]) => plain.has(name) === isPlain));
  return { conditions: facetConditions(part(false)).conditions, others: part(true) };
}
