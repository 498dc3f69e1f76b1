import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import type { SignedInUser } from '../../common/http/access.js';
import { SavedViews } from '../saved-views/saved-views.service.js';
import type { ViewCount } from './prospect.contract.js';
import { ProspectCounts } from './prospect-counts.queries.js';
import { listedFilter, type ProspectFilter, ProspectQueries, prospectFilter } from './prospects.queries.js';

/** Views that are counted, one after the other: as many as the menu shows. */
const MAX_VIEWS = 16;
/** Where only the prospects themselves tell it, counting ends here: « 1000+ ». */
const MAX_COUNT = 1000;
/** A view that takes longer has no figure: it may not slow down the list. */
const MAX_MS = 300;
const STOPPED = '57014';

/** How many prospects each saved view shows now. */
@Injectable()
export class ViewCounts {
  constructor(
    private readonly database: DataSource,
    private readonly views: SavedViews,
    private readonly prospects: ProspectQueries,
    private readonly counts: ProspectCounts,
  ) {}

  async of(user: SignedInUser): Promise<ViewCount[]> {
    const counts: ViewCount[] = [];
    for (const { id, content } of (await this.views.list('prospects', user)).slice(0, MAX_VIEWS)) {
      const filter = prospectFilter.safeParse(content.filter);
      counts.push({ id, works: filter.success, ...(filter.success ? await this.count(filter.data as ProspectFilter) : UNKNOWN) });
    }
    return counts;
  }

  private async count(filter: ProspectFilter): Promise<Pick<ViewCount, 'count' | 'more'>> {
    const count = await this.counts.of(listedFilter(filter));
    if (count !== undefined) return { count, more: false };
    try {
      const found = await this.database.transaction(async (manager) => {
        await manager.query(`SET LOCAL statement_timeout = ${MAX_MS}`);
        return this.prospects
          .matching(filter, manager)
          .select('1', 'found')
          .limit(MAX_COUNT + 1)
          .getRawMany();
      });
      return { count: Math.min(found.length, MAX_COUNT), more: found.length > MAX_COUNT };
    } catch (error) {
      if (error instanceof QueryFailedError && error.driverError?.code === STOPPED) return UNKNOWN;
      throw error;
    }
  }
}

const UNKNOWN = { count: null, more: false };
