import { Inject, Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { copiedCsv } from '../../common/database/copied-csv.js';
import { Problem } from '../../common/errors.js';
import type { ListQuery } from '../../common/http/list-query.js';
import { Settings } from '../settings/settings.service.js';
import type { Prospect } from './prospect.entity.js';
import { PROSPECT_COLUMNS } from './prospect-csv.queries.js';
import { isFigureSort } from './prospect-figures.queries.js';
import { isSparse } from './prospect-pages.queries.js';
import { personalLink } from './prospect-view.js';
import { type ProspectFilter, ProspectQueries } from './prospects.queries.js';

/** Each holds a connection while its reader takes the file. */
const AT_ONCE = 3;

/** Streams a list as CSV: one snapshot, some hundred rows in memory, for any length. */
@Injectable()
export class ProspectExports {
  private open = 0;

  constructor(
    private readonly prospects: ProspectQueries,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Streams the text; `page` limits it to the page of the query. `gone` is aborted when the response ends. */
  async csv(
    { sort, filter, offset, limit }: ListQuery<ProspectFilter>,
    { page, gone }: { page: boolean; gone: AbortSignal },
  ): Promise<AsyncIterable<Buffer>> {
    if (this.open >= AT_ONCE)
      throw new Problem(
        503,
        'exports_busy',
        'Too many exports',
        'Plusieurs exports sont en cours\u202f: réessayez dans une minute.',
        undefined,
        {
          'retry-after': '60',
        },
      );
    this.open++;
    gone.addEventListener('abort', () => this.open--);
    const link = personalLink('', await this.settings.get('systemConfig'), this.config.publicUrl);
    const selection = this.prospects.matching(filter).setParameter('link', link);
    orderAsListed(selection, sort);
    if (page) selection.offset(offset).limit(limit);
    return copiedCsv({ selection, columns: PROSPECT_COLUMNS, delimiter: ';', gone });
  }
}

/** Sorts like the list, null last. */
function orderAsListed(selection: SelectQueryBuilder<Prospect>, { field, order }: ListQuery<unknown>['sort']): void {
  if (isFigureSort(field))
    selection
      .innerJoin('prospect_figures', 'shown', 'shown.prospect_id = prospect.id')
      .orderBy(`shown.${field}`, order, 'NULLS LAST')
      .addOrderBy('prospect.id', order);
  else if (isSparse(field)) selection.orderBy(`prospect.${field}`, order, 'NULLS LAST').addOrderBy('prospect.id', order);
  else selection.orderBy(`prospect.${field}`, order).addOrderBy('prospect.id', order);
}
